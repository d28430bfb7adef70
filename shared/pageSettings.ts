import * as z from 'zod';

/** A sentence's part in the national language and in English: the privacy notice is given in both (PDPA 2010, s. 7(3)). */
const inBothSchema = z.object({ ms: z.string().min(1), en: z.string().min(1) });
export type InBoth = z.infer<typeof inBothSchema>;

/** Who answers for the data of this site and where it goes, as the privacy notice says it. */
const controllerSchema = z.object({
  name: z.string().min(1),
  /** Takes questions, complaints and requests for access or correction. */
  email: z.email(),
  /** Where rows and files are kept; follows 'di' and 'in'. */
  dataPlace: inBothSchema,
  /** What calls the models and where; follows 'oleh' and 'by'. */
  modelPlace: inBothSchema,
  /** Where name, address and picture come from; follows 'daripada' and 'from'. */
  account: inBothSchema,
  /** What is recorded of calls; follows 'serta' and 'and'. */
  records: inBothSchema,
  /** Whether data leaves the country or the machine: a sentence. */
  abroad: inBothSchema,
  /** What is sent to other services to look references up: whole sentences; null where none is. */
  lookups: inBothSchema.nullable(),
  /** Who processes data on the controller's behalf, and who confirms who signs in: whole sentences. */
  processors: inBothSchema,
  /** How name, address and picture are corrected: a sentence. */
  correction: inBothSchema,
});
export type Controller = z.infer<typeof controllerSchema>;

/** `/settings.json`: what one build must be told by the host that serves it. */
export const pageSettingsSchema = z.object({
  /** The official e-mail domain, without `@`. */
  domain: z.string().min(1),
  controller: controllerSchema,
  /** Its model writes frames to be completed, where others write texts. */
  givesFrames: z.boolean().optional(),
});
export type PageSettings = z.infer<typeof pageSettingsSchema>;
