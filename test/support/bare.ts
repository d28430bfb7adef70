import * as z from 'zod';

/** What says nothing in the form of this schema: texts '', lists and records empty, null where it may be; what may be left out is. */
export function bareOf<S extends z.ZodType>(schema: S): z.output<S>;
export function bareOf(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodDefault) return bareOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodString) return '';
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (!(schema instanceof z.ZodObject)) throw new Error(`Nothing is known of ${schema.type}`);
  const fields = Object.entries<z.ZodType>(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional));
  return Object.fromEntries(fields.map(([name, field]) => [name, bareOf(field)]));
}
