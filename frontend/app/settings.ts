import * as z from 'zod';

/** `/settings.json`: what one build must be told by the host that serves it. The host writes it with this schema. */
export const settingsSchema = z.object({
  /** The official e-mail domain, without `@`. */
  domain: z.string().min(1),
  /** Shown in footers as 'Versi 1.0'. */
  version: z.string().min(1),
});
export type Settings = z.infer<typeof settingsSchema>;
