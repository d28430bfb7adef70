import type * as z from 'zod';
import type { Role, Sent, signatureSchema } from './schemas.ts';

export const roleLabels: Record<Role | 'penyedia', string> = {
  penyedia: 'Penyedia',
  penyemak: 'Penyemak',
  pengesah: 'Pengesah',
  salinan: 'Salinan',
};

export type Signature = z.infer<typeof signatureSchema>;

export const lastOf = <R>({ rounds }: { rounds: readonly R[] }): R | undefined => rounds.at(-1);

/** The version that a colleague has or had before the eyes. */
export const sentVersion = (sent: { rounds: readonly { version: number }[] }): number => lastOf(sent)?.version ?? 0;

/** Requests that were accepted for this version of a document. */
export const acceptedOf = (some: readonly Sent[], version: number | null): Sent[] =>
  some.filter((sent) => sent.state === 'accepted' && sentVersion(sent) === version);

/** Who has accepted this version of a document, its owner first; none: nobody has. */
export function signaturesOf(some: readonly Sent[], version: number | null): Signature[] {
  const accepted = acceptedOf(some, version);
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

/** 'Siti (Penyemak) dan Badrul (Pengesah)', of those whose request stands so; '' for nobody. */
const namesIn = (some: readonly Sent[], wanted: Sent['state']): string =>
  some
    .flatMap(({ state, readerName, role }) => (state === wanted ? [`${readerName} (${roleLabels[role]})`] : []))
    .join(' dan ');

/** What colleagues were sent at this version and have accepted, or still decide. */
export const openAt = (some: readonly Sent[], version: number | null): Sent[] =>
  some.filter((sent) => ['accepted', 'waiting'].includes(sent.state) && sentVersion(sent) === version);

/** Whether the document has changed since the version that a colleague accepted, or still decides on. */
export const isLapsedAt = (sent: Pick<Sent, 'state' | 'rounds'>, version: number | null | undefined): boolean =>
  ['accepted', 'waiting'].includes(sent.state) && sentVersion(sent) !== version;

export const readersOf = (some: readonly Sent[]): string => some.map(({ readerName }) => readerName).join(' dan ');
export const isReached = ({ readerEmail }: Sent): boolean => readerEmail !== '';

/** Said of a document that has changed since: whose acceptance is over, who reads what is old, how they know, and whom to send it again, in turn; '' for nobody. */
export function lapsedText(some: readonly Sent[]): string {
  const [accepted, waiting] = [namesIn(some, 'accepted'), namesIn(some, 'waiting')];
  const reached = some.filter(isReached);
  const again = ['penyemak', 'pengesah']
    .map((role) => readersOf(reached.filter((one) => one.role === role)))
    .filter(Boolean)
    .join(', kemudian ');
  return [
    accepted && `Penerimaan ${accepted} tidak lagi berkuat kuasa.`,
    namesIn(reached, 'accepted') && 'Rakan diberitahu melalui loceng.',
    waiting && `${waiting} menyemak versi lama, dan dimaklumkan pada halamannya.`,
    again && `Hantar semula kepada ${again}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Said before a document changes: what ends with that, its state among it; '' for nothing. */
export function endingText(document: string, some: readonly Sent[], state = ''): string {
  const [accepted, waiting] = [namesIn(some, 'accepted'), namesIn(some, 'waiting')];
  const ends = [
    state && `statusnya tidak lagi ${state} dan kembali ke Draf`,
    accepted && `penerimaan ${accepted} akan tamat`,
    waiting && `${waiting} akan menyemak versi lama`,
  ]
    .filter(Boolean)
    .join('; ');
  return ends && `Jika ${document} berubah: ${ends}.`;
}
