import type * as z from 'zod';
import type { Role, Sent, signatureSchema } from './schemas.ts';

export const roleLabels: Record<Role | 'penyedia', string> = {
  penyedia: 'Penyedia',
  penyemak: 'Penyemak',
  pengesah: 'Pengesah',
  salinan: 'Salinan',
};

export type Signature = z.infer<typeof signatureSchema>;

type Rounds = Pick<Sent, 'rounds'>;
const lastOf = ({ rounds }: Rounds) => rounds.at(-1);

/** The version that a colleague has or had before the eyes. */
export const sentVersion = (sent: Rounds): number => lastOf(sent)?.version ?? 0;

/** What colleagues were sent at this version of a document. */
export const sentAt = (some: readonly Sent[], version: number | null): Sent[] =>
  some.filter((sent) => sentVersion(sent) === version);

/** Who has accepted this version of a document, its owner first; none: nobody has. */
export function signaturesOf(some: readonly Sent[], version: number | null): Signature[] {
  const accepted = sentAt(some, version).filter(({ state }) => state === 'accepted');
  const [first] = accepted;
  if (first === undefined) return [];
  return [
    { role: 'penyedia', name: first.ownerName, at: lastOf(first)?.sentAt ?? '' },
    ...accepted.flatMap((sent): Signature[] =>
      sent.role === 'salinan' ? [] : [{ role: sent.role, name: sent.readerName, at: lastOf(sent)?.endedAt ?? '' }],
    ),
  ];
}

/** The same of one document, among all that was sent of its session. */
export const signersOf = (sent: readonly Sent[] = [], of: string, version: number | undefined): Signature[] =>
  signaturesOf(
    sent.filter(({ artefact }) => artefact === of),
    version ?? null,
  );

/** Said of a document that has changed since: whose acceptance is over, and who reads what is old; '' for nobody. */
export function endedText(some: readonly Sent[]): string {
  const said = (of: Sent['state'], before: string, after: string) => {
    const names = some.flatMap(({ state, readerName, role }) =>
      state === of ? [`${readerName} (${roleLabels[role]})`] : [],
    );
    return names[0] ? `${before}${names.join(' dan ')} ${after}. ` : '';
  };
  return (
    said('accepted', 'Penerimaan ', 'tidak lagi berkuat kuasa') +
    said('waiting', '', 'sedang menyemak versi lama; hantar semula')
  ).trim();
}
