import { ulid } from 'ulid';
import { uploadsApi } from '../../shared/uploads/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import { stepServices } from '../platform/stages/services.ts';
import { uploadsHandlers } from './routes.ts';

export const handler = apiEntry(uploadsApi, () => ({ ...stepServices(), newId: () => ulid() }), uploadsHandlers);
