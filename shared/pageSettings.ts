import * as z from 'zod';

/** A sentence's part in the national language and in English: the privacy notice is given in both (PDPA 2010, s. 7(3)). */
const inBothSchema = z.object({ ms: z.string().min(1), en: z.string().min(1) });
export type InBoth = z.infer<typeof inBothSchema>;

/** Who answers for the data of this site and where it goes, as the privacy notice says it. */
export const controllerSchema = z.object({
  name: z.string().min(1),
  /** Takes questions, complaints and requests for access or correction. */
  email: z.email(),
  /** Where rows and files are kept; follows 'di' and 'in'. */
  dataPlace: inBothSchema,
  /** What calls the models and where; follows 'oleh' and 'by'. */
  modelPlace: inBothSchema,
});
export type Controller = z.infer<typeof controllerSchema>;

/** `/settings.json`: what one build must be told by the host that serves it. */
export const pageSettingsSchema = z.object({
  /** The official e-mail domain, without `@`. */
  domain: z.string().min(1),
  /** Shown in footers as 'Versi 1.0'. */
  version: z.string().min(1),
  controller: controllerSchema,
});
export type PageSettings = z.infer<typeof pageSettingsSchema>;
