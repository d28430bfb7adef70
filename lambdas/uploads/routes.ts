import { ulid } from 'ulid';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { type StepServices, stepServices } from '../platform/stages/services.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import { assertSelection, putUploadRows, typeOf } from '../platform/uploads/uploads.ts';

/** A ticket's life: long enough for 20 MB on a slow school line. */
const ticketSeconds = 15 * 60;

function uploadsHandlers({
  table,
  files,
  now,
  newId,
}: StepServices & { newId: () => string }): Handlers<typeof uploadsApi> {
  return {
    async create({ caller, body }) {
      assertSelection(body.module, body.files);
      const at = now();
      const rows = body.files.map((file) => ({
        uploadId: newId(),
        module: body.module,
        name: file.name,
        size: file.size,
        type: typeOf(file),
      }));
      await putUploadRows(table, caller.sub, rows, at);
      const expiresAt = new Date(at.getTime() + ticketSeconds * 1000).toISOString();
      const uploads = await Promise.all(
        rows.map(async ({ uploadId, name, type, size }) => ({
          uploadId,
          name,
          expiresAt,
          ...(await files.putTicket(objectKeys.upload(caller.sub, uploadId), {
            type,
            size,
            seconds: ticketSeconds,
          })),
        })),
      );
      return { uploads };
    },
  };
}

export const handler = apiEntry(uploadsApi, () => ({ ...stepServices(), newId: () => ulid() }), uploadsHandlers);
