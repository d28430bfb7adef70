import type { ChangedSource, Origin } from '../../shared/session/origin.ts';
import { type FieldNames, linesOfChanges, originText } from '../../shared/text/changeLines.ts';

export type Origins = Readonly<Partial<Record<string, Origin>>>;

/** Whether what a stage was made from has changed since. */
export const isOutdated = (origins: Origins, stage: string): boolean => (origins[stage]?.changed ?? []).length > 0;

export interface SourceNames {
  /** A source by its kind, such as 'merangkai'; `name`: what a course is called. */
  nameOf: (kind: string, name: string) => string;
  fieldsOf: (kind: string) => FieldNames;
}

export const changeLines = (changed: readonly ChangedSource[], { nameOf, fieldsOf }: SourceNames): string[] =>
  changed.flatMap(({ source, name, how, changes }) => {
    const [kind = ''] = source.split('#');
    const called = nameOf(kind, name);
    if (how !== 'edited') return [originText[how](called)];
    const fields = fieldsOf(kind);
    // One value may stand in several lists of a document.
    const lines = linesOfChanges(changes, fields);
    return lines.length === 0 ? [originText.rewritten(called)] : lines.map((line) => `${called}: ${line}`);
  });

export const outdatedSources = (origins: Origins, stage: string, { nameOf }: SourceNames): string[] =>
  (origins[stage]?.sources ?? []).filter((source) => isOutdated(origins, source)).map((source) => nameOf(source, ''));
