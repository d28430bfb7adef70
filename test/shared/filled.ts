import * as z from 'zod';

/** Every text of a schema's fields that must be there as two paragraphs that name the field, and every list as two items; what is no text must be given beside it. */
export const filled = <S extends z.ZodRawShape>(shape: S): z.infer<z.ZodObject<S>> =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, one]) => !(one instanceof z.ZodOptional))
      .map(([name, one]) => {
        const field = one instanceof z.ZodDefault ? one.def.innerType : one;
        const texts = [`Perkara pertama bagi ${name}.`, `Perkara kedua bagi ${name}.`];
        if (field instanceof z.ZodObject) return [name, filled(field.shape)];
        return [name, field instanceof z.ZodArray ? texts : texts.join('\n\n')];
      }),
  ) as z.infer<z.ZodObject<S>>;
