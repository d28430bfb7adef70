import { ulid } from 'ulid';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { type StepServices, stepServices } from '../platform/stages/services.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import { assertSelection, newUpload, putUploadRows } from '../platform/uploads/uploads.ts';

/** A ticket's life: long enough for 20 MB on a slow school line. */
const ticketSeconds = 15 * 60;

type Services = StepServices & { newId: () => string };

const uploadsHandlers = ({ table, files, now, newId }: Services): Handlers<typeof uploadsApi> => ({
  async create({ caller, body }) {
    assertSelection(body.module, body.files);
    const at = now();
    const rows = body.files.map((file) => newUpload(newId(), body.module, file));
    await putUploadRows(table, caller.sub, rows, at);
    const expiresAt = new Date(at.getTime() + ticketSeconds * 1000).toISOString();
    const tickets = rows.map(async ({ uploadId, name, type, size }) => {
      const key = objectKeys.upload(caller.sub, uploadId);
      return { uploadId, name, expiresAt, ...(await files.putTicket(key, { type, size, seconds: ticketSeconds })) };
    });
    return { uploads: await Promise.all(tickets) };
  },
});

export const handler = apiEntry(uploadsApi, () => ({ ...stepServices(), newId: () => ulid() }), uploadsHandlers);
