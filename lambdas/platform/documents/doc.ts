import type { DocumentText } from '../../../shared/evidence.ts';
import type { CompoundFile } from './compound.ts';

export async function readDoc(_compound: CompoundFile): Promise<DocumentText> {
  throw new Error('todo');
}
