/** The artefacts of the interdisciplinary chain, in the order of the step tracker (spec 1 §2, §4). */
export const stageNames = ['merangkai', 'scripts', 'dlo', 'report'] as const;
export type StageName = (typeof stageNames)[number];
/** The order in which they are made, so that each finds what it is made from: type 2 of the scripts is about the DLO. */
export const makingOrder = ['merangkai', 'dlo', 'scripts', 'report'] as const satisfies readonly StageName[];
/** What replies and paths call their ids. */
export const stageIdNames = stageNames.map((stage) => `${stage}Id` as const);

/**
 * The chain's artefacts: the prefix of their ids (one of each a session, so the id is the prefix and the session's id), the sentence of
 * their 404 (spec 1 §2), and the stage whose id asks for them; null: the session's.
 */
export const chainArtefacts = {
  merangkai: { prefix: 'mrk', missing: 'Merangkai tidak dijumpai', after: null },
  scripts: { prefix: 'skr', missing: 'Skrip tidak dijumpai', after: 'merangkai' },
  dlo: { prefix: 'dlo', missing: 'DLO tidak dijumpai', after: 'merangkai' },
  report: { prefix: 'lpr', missing: 'Laporan tidak dijumpai', after: 'dlo' },
} as const;

/** A weight is the course's: it is corrected in Semak Fakta, and marked here where it is another now. */
export const isCopied = (pointer: string): boolean => pointer.endsWith('/weight');

export const stageArtefactId = (stage: StageName, sessionId: string): string =>
  `${chainArtefacts[stage].prefix}_${sessionId}`;
