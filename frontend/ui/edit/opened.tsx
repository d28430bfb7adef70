/** The components that an editable page opens, in one file that is fetched on the first use. */
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { SelectField, TextArea } from '../fields.tsx';
import type { Editable, ListedVersion } from '../../../shared/session/artefact.ts';
import type { Comparison } from '../../../shared/session/origin.ts';
import { valueAt } from '../../../shared/values/pointer.ts';
import { editText, nameOf, partName, useEditing, versionsKey } from './artefact.ts';
import { InlineForm } from './InlineForm.tsx';
import { isSame } from '../../../shared/values/pick.ts';
import type { Part } from '../../../shared/word/blocks.ts';
import { changedIn, orNaN, parsePart, typedPart } from './typed.ts';

import { frameNote } from '../../app/useSettings.ts';
import { useChange } from './EditingArea.tsx';
import { maxInstruction } from '../../../shared/session/rows.ts';
import { Row, P, H4, Small, Soft } from '../elements.tsx';
import { ReasonButton, NamedButton } from '../ReasonButton.tsx';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { token, typedKey } from '../../auth/token.ts';
import { commonText } from '../../text/ms.ts';
import { linesOfChanges } from '../../../shared/text/changeLines.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { Changed } from '../artefact/Changed.tsx';
import { Async } from '../Async.tsx';
import { confirmed, Modal } from '../Modal.tsx';
import { ChangeLines } from '../work/Outdated.tsx';

/** What is typed in each part, by pointer. */
interface Draft {
  typed: Readonly<Record<string, string>>;
  /** What it was made from. */
  base: { was: Readonly<Record<string, Editable | null>>; version: number };
}

/** What was typed when the sign-in ended, which leaves the page at once (spec 1 §4): kept in this tab until its part is opened again. */
function useDraft(name: string, fresh: Draft) {
  const [key] = useState(`${typedKey} ${name}`);
  const [kept] = useState(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null);
  const { base } = useState(kept ?? fresh)[0];
  const [typed, setTyped] = useState((kept ?? fresh).typed);
  useEffect(() => sessionStorage.removeItem(key), [key]);
  useEffect(
    () => () => {
      if (token.hasExpired()) sessionStorage.setItem(key, JSON.stringify({ typed, base }));
    },
    [key, typed, base],
  );
  return { typed, setTyped, base, isKept: kept !== null };
}

/** Two beside each other where there is room; the first is what the others are of. */
const fieldsSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  '& > :first-of-type': { gridColumn: '1 / -1' },
} as const;

type Parts = readonly Pick<Part, 'at' | 'choices' | 'name'>[];

/** What is typed of parts of an artefact, what of it differs from what is stored, and its saving as one version. */
function useParts(place: string, parts: Parts) {
  const editing = useEditing();
  const { artefact, version, reread } = editing;
  const now = Object.fromEntries(parts.map(({ at }) => [at, orNaN(valueAt(artefact.shown, at))]));
  const { typed, setTyped, base, isKept } = useDraft([...artefact.key, place, parts.length].join(' '), {
    typed: Object.fromEntries(parts.map(({ at }) => [at, typedPart(orNaN(now[at]))])),
    base: { was: now, version },
  });
  const { told } = useChange(editing);
  const read = { ...now, ...base.was };
  const changed = changedIn(parts, typed, read);
  /** A part that was to be saved as it cannot be, and why it cannot as it is typed now. */
  const [wrong, setWrong] = useState('');
  const faultAt = (at: string): string | null => {
    const value = parsePart(typed[at] ?? '', orNaN(read[at]), artefact.parseNumber);
    if (value === null) return artefact.badNumber;
    return typeof value === 'string' ? (artefact.textFault?.(at, value) ?? null) : null;
  };
  const fault = changed.some(({ at }) => at === wrong) ? faultAt(wrong) : null;
  const save = async (isOver: boolean): Promise<boolean> => {
    const bad = changed.find(({ at }) => faultAt(at) !== null);
    setWrong(bad?.at ?? '');
    if (bad !== undefined) return false;
    const over = isOver ? { was: now, version } : { was: read, version: base.version };
    const values = changed.flatMap(({ at: pointer }) => {
      const was = orNaN(over.was[pointer]);
      const value = parsePart(typed[pointer] ?? '', was, artefact.parseNumber);
      return value === null || isSame(value, was) ? [] : [{ pointer, value, was }];
    });
    const [first] = values;
    // It would make no version, and undo then another's.
    if (first === undefined) return true;
    if ((await artefact.mayChange?.()) === false) return false;
    try {
      const said = values.length === 1 ? first : { pointer: place, parts: values };
      const saved = await artefact.save({ ...said, version: over.version });
      told(text.saved, saved.version, version);
      return true;
    } finally {
      await reread();
    }
  };
  return { typed, setTyped, now, changed, isKept, save, fault: fault === null ? null : { at: wrong, said: fault } };
}

/** How a table or a list is typed. */
function formHint(typed: string, was: Editable | null): string {
  if (/^\|[-| :]+\|$/m.test(typed)) return 'Jadual: satu baris bagi setiap baris jadual, sel di antara tanda |.';
  return Array.isArray(was) ? 'Tulis satu perkara pada setiap baris.' : '';
}

/**
 * Edits the part at a pointer in its place, or parts of the row there, saved together as one version. What is typed is kept while the page is
 * open, until it is saved or given up.
 */
export function PartEditor({ at: place, parts, onClose }: { at: string; parts: Parts; onClose: () => void }) {
  const editing = useEditing();
  const { artefact } = editing;
  const { typed, setTyped, now, changed, isKept, save, fault } = useParts(place, parts);
  const label = partName(editing, place);
  const blank = parts.filter(({ at, choices }) => choices === undefined && artefact.isReplaced?.(at) === true);
  const isOne = parts.length === 1;
  const keysHint = `${isKept ? 'Teks anda yang belum disimpan semasa log masuk tamat. ' : ''}Ctrl+Enter untuk simpan, Escape untuk batal.`;
  /** The form has the name of its row. */
  const nameIn = (at: string): string =>
    isOne ? label : nameOf(artefact, at).replace(`${nameOf(artefact, place)}, `, '');
  return (
    <InlineForm
      label={editText.edit(label)}
      name={label}
      isDirty={changed.length > 0}
      stored={changed.map(({ at }) => `${isOne ? '' : `${nameIn(at)}: `}${typedPart(orNaN(now[at]))}`).join('\n')}
      note={fault ? `${nameIn(fault.at)}: ${fault.said}` : artefact.toHeed?.(typed)}
      onSave={save}
      onClose={onClose}
    >
      {artefact.beforeEdit && <Small>{artefact.beforeEdit}</Small>}
      {!isOne && <Small>{keysHint}</Small>}
      {!isOne && blank.length > 0 && (
        <Row>
          <Button
            size="small"
            variant="outlined"
            onClick={({ currentTarget }) => {
              const areas = [...(currentTarget.closest('fieldset')?.querySelectorAll('textarea') ?? [])];
              // The form stays as long as it is.
              for (const area of areas) area.style.minHeight = `${area.offsetHeight}px`;
              setTyped({ ...typed, ...Object.fromEntries(blank.map(({ at }) => [at, ''])) });
              areas[0]?.focus();
            }}
          >
            Kosongkan teks, kekalkan topik, aras dan markah
          </Button>
        </Row>
      )}
      <Box sx={fieldsSx}>
        {parts.map(({ at, choices, name = nameIn(at) }) => {
          const was = orNaN(now[at]);
          const value = typed[at] ?? typedPart(was);
          const onChange = (next: string) => setTyped((others) => ({ ...others, [at]: next }));
          const error = fault?.at === at ? fault.said : null;
          const field = { label: name, value, onChange };
          if (choices !== undefined) return <SelectField key={at} {...field} choices={choices} />;
          const hint = [formHint(value, was), isOne ? keysHint : ''].filter(Boolean).join(' ');
          const size = typeof was === 'number' ? { rows: 1, inputMode: 'decimal' as const } : { rows: isOne ? 3 : 2 };
          return <TextArea key={at} {...field} {...size} hint={hint} error={error} />;
        })}
      </Box>
    </InlineForm>
  );
}

/** Asks for one part to be regenerated by the lecturer's instruction; everything else stays as it is. */
export function RegenerateForm({ pointer, onClose }: { pointer: string; onClose: () => void }) {
  const { artefact, regeneration } = useEditing();
  const [instruction, setInstruction] = useState('');
  const { data: note = '' } = useQuery({ queryKey: ['frameNote'], queryFn: frameNote });
  return (
    <Box sx={{ mt: 1, display: 'grid', gap: 1, '& > div': { width: '100%' } }}>
      <TextArea
        autoFocus
        label="Apa yang perlu diubah? (pilihan)"
        value={instruction}
        rows={2}
        maxLength={maxInstruction}
        placeholder={artefact.example ?? 'Contoh: ringkaskan kepada tiga ayat dan beri satu contoh bilik darjah.'}
        hint={`${instruction.length}/${maxInstruction} aksara`}
        onChange={setInstruction}
      />
      {note !== '' && (
        <Small>
          Model terbina dalam jarang dapat menulis semula satu bahagian; jika tidak dapat, teks sekarang dikekalkan.
          Lebih pasti: sunting sendiri.
        </Small>
      )}
      <Row>
        <ReasonButton
          variant="outlined"
          reason={regeneration.at === null ? null : 'Satu bahagian lain sedang dijana semula. Tunggu sehingga selesai.'}
          onClick={() => {
            void regeneration.start(pointer, instruction.trim() || 'Tulis semula dengan lebih baik.');
            onClose();
          }}
        >
          Jana semula
        </ReasonButton>
        <Button onClick={onClose}>{commonText.cancel}</Button>
      </Row>
    </Box>
  );
}

const text = {
  reasons: {
    generated: 'Dijana',
    kept: 'Suntingan dikekalkan',
    confirmed: 'Teks dikekalkan bagi maklumat yang berubah',
    edited: 'Disunting',
    regenerated: 'Dijana semula',
    checked: 'Semakan kedua',
    restored: 'Dipulihkan',
  },
  restore: 'Pulihkan',
  saved: 'Perubahan disimpan.',
};

interface Opened {
  onClose: () => void;
}

interface Fetched<Data> extends Opened, Omit<Parameters<typeof Async<Data>>[0], 'query'> {
  title: string;
  intro: string;
  queryKey: readonly unknown[];
  fetch: (signal: AbortSignal) => Promise<Data>;
}

/** What is kept of an artefact, as it is now. */
const Panel = <Data,>({ title, intro, queryKey, fetch, onClose, ...shown }: Fetched<Data>) => (
  <Modal title={title} width={900} cancel={commonText.close} onCancel={onClose}>
    <Soft>{intro}</Soft>
    <Async query={useQuery({ queryKey, queryFn: ({ signal }) => fetch(signal), staleTime: 0 })} {...shown} />
  </Modal>
);

export function VersionsPanel({ onClose }: Opened) {
  const editing = useEditing();
  const { artefact, version: shown } = editing;
  const { isBusy, change } = useChange(editing);
  const restore = async (of: ListedVersion, present: ListedVersion) => {
    const { version } = of;
    if (
      await confirmed({
        text: `Pulihkan versi ${version}? Teks semasa disimpan sebagai versi terdahulu.`,
        detail: (await artefact.restoring?.(of, present)) ?? '',
        confirm: text.restore,
      })
    ) {
      void change({ make: () => artefact.restore(version, shown), said: `Versi ${version} telah dipulihkan.` });
      onClose();
    }
  };
  return (
    <Panel
      title="Versi yang disimpan"
      intro="Sepuluh versi terdahulu disimpan. Memulihkan satu versi menjadikannya versi terkini; tiada versi yang hilang."
      queryKey={versionsKey(artefact)}
      onClose={onClose}
      fetch={artefact.versions}
    >
      {(versions) => (
        <Box component="ol" reversed sx={{ listStyle: 'none', p: 0, mt: 1 }}>
          {versions.toReversed().map((of, index, [present = of]) => {
            const { version, savedAt, reason, pointer, changes } = of;
            return (
              <Row as="li" key={version} sx={{ py: 1, borderTop: `1px solid ${colours.line}`, alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <strong>Versi {version}</strong>
                  {index === 0 && ' (terkini)'}: {text.reasons[reason]}
                  {changes.length === 0 && pointer !== '' && `, ${nameOf(artefact, pointer)}`}
                  <ChangeLines lines={linesOfChanges(changes, artefact.fields)} />
                  <Small>
                    <time dateTime={savedAt}>{dateTimeLabel(savedAt)}</time>
                  </Small>
                </Box>
                {index > 0 && (
                  <Button
                    variant="outlined"
                    disabled={isBusy}
                    aria-label={`Pulihkan versi ${version}`}
                    onClick={() => void restore(of, present)}
                  >
                    {text.restore}
                  </Button>
                )}
              </Row>
            );
          })}
        </Box>
      )}
    </Panel>
  );
}

const sides = [
  { side: 'mine', of: 'removed', title: 'Suntingan anda', take: 'Guna suntingan saya' },
  { side: 'made', of: 'added', title: 'Teks baharu', take: 'Guna teks baharu' },
] as const;

/** One of two texts, what it changes, and the button that takes it where the other is used. */
function Side({
  of: { was, now, pointer, mine, made },
  side,
  changing: { isBusy, put },
}: {
  of: Comparison;
  side: (typeof sides)[number];
  changing: ReturnType<typeof useChange>;
}) {
  const { artefact } = useEditing();
  const value = side.side === 'mine' ? mine : made;
  const isUsed = isSame(value, now);
  const border = `1px solid ${isUsed ? colours.green : colours.line}`;
  return (
    <Box sx={{ p: 1.5, border, borderRadius: 1, minWidth: 0 }}>
      <P sx={{ fontWeight: 600, mb: 0.5 }}>
        {side.title}
        {isUsed && ' (digunakan sekarang)'}
      </P>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        {value === null ? (
          'Bahagian ini tidak ada dalam dokumen baharu.'
        ) : mine === null || made === null ? (
          typedPart(value)
        ) : (
          <Changed before={typedPart(mine)} after={typedPart(made)} side={side.of} />
        )}
      </Box>
      {pointer !== null && value !== null && !isUsed && (
        <NamedButton
          text={side.take}
          of={nameOf(artefact, was)}
          variant="outlined"
          sx={{ mt: 1 }}
          disabled={isBusy}
          onClick={() => put(pointer, value, text.saved)}
        />
      )}
    </Box>
  );
}

/** The lecturer's edits of the version before the last making, each beside what was made in its place. */
export function ComparisonsPanel({ onClose }: Opened) {
  const editing = useEditing();
  const { artefact, version } = editing;
  const changing = useChange(editing);
  return (
    <Panel
      title="Suntingan anda dan teks baharu"
      intro="Tulisan anda sebelum dokumen ini dijana semula, di sebelah teks yang dijana."
      queryKey={[...artefact.key, 'compare', version]}
      onClose={onClose}
      fetch={artefact.compare}
      empty={{ when: (all) => all.length === 0, title: 'Tiada perbezaan antara suntingan anda dengan teks baharu.' }}
    >
      {(comparisons) =>
        comparisons.map((one) => (
          <Box key={one.was} sx={{ py: 1.5, borderTop: `1px solid ${colours.line}` }}>
            <H4 as="h3" sx={{ mb: 1 }}>
              {nameOf(artefact, one.was)}
            </H4>
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
              {sides.map((side) => (
                <Side key={side.side} of={one} side={side} changing={changing} />
              ))}
            </Box>
          </Box>
        ))
      }
    </Panel>
  );
}
