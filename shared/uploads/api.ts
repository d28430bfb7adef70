import * as z from 'zod';
import { calls, post } from '../contract.ts';
import { uploadUseNames } from '../modules.ts';
import { idSchema } from '../session/session.ts';
import { visibleName } from './rules.ts';

const nameFault = 'Nama fail mesti 1 hingga 255 aksara. Namakan semula fail itu.';

export const chosenFileSchema = z.object({
  name: z.string().transform(visibleName).pipe(z.string().min(1, nameFault).max(255, nameFault)),
  size: z.int().nonnegative(),
  type: z.string().max(200),
});

const uploadSchema = z.object({
  uploadId: idSchema,
  name: z.string(),
  /** Good for one file of the declared size: PUT it to `url` with these headers. 412: it is there already. */
  url: z.url(),
  headers: z.record(z.string(), z.string()),
  expiresAt: z.iso.datetime(),
});
export type Upload = z.infer<typeof uploadSchema>;

export const uploadsApi = calls({
  create: post('/uploads', {
    body: z.object({
      module: z.enum(uploadUseNames),
      files: z.array(chosenFileSchema).min(1, 'Sila muat naik sekurang-kurangnya 1 dokumen').max(20),
    }),
    reply: z.object({ uploads: z.array(uploadSchema) }),
  }),
});
