import * as z from 'zod';

/** The text that a lecturer completes, by the name of its field and what the schema says that it holds. */
export type Frame = (field: string, holds: string) => string;

/** An answer of this form: each text a frame, each list one item, but for what is `own`. */
export function filled<S extends z.ZodObject>(
  schema: S,
  frame: Frame,
  own: { [K in keyof z.output<S>]?: z.output<S>[K] } = {},
): z.output<S> {
  const valueOf = (key: string, field: unknown, holds = ''): unknown => {
    if (!(field instanceof z.ZodType) || field instanceof z.ZodOptional) return undefined;
    const told = field.description ?? holds;
    if (field instanceof z.ZodObject) return filled(field, frame);
    if (field instanceof z.ZodArray) return [valueOf(key, field.element, told)];
    return frame(key, told);
  };
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [key, Object.hasOwn(own, key) ? own[key] : valueOf(key, field)]),
  ) as z.output<S>;
}
