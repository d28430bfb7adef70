import type * as z from 'zod';

/** The content of `<data nama="...">`, read as JSON of a form; undefined where the request has no such block. @throws ZodError for another form */
export function dataIn<Schema extends z.ZodType>(request: string, name: string, schema: Schema): z.output<Schema> {
  const block = new RegExp(`<data nama="${name}">\\n([^<]*)\\n</data>`).exec(request)?.[1];
  return schema.parse(block === undefined ? undefined : JSON.parse(block));
}
