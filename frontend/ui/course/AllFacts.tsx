import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { P, Row, Soft, Span, Value, Fold } from '../elements.tsx';
import { contradictionText } from '../../../shared/fact/labels.ts';
import { toneOf } from '../artefact/FactNote.tsx';
import { courseLabels, factKey, fieldsOf, rowLists, type RowList } from '../../../shared/course/fields.ts';
import { valueText } from '../../../shared/course/review.ts';
import { doubtsOf, rowName, totalWeight } from '../../../shared/course/rules.ts';
import { keysOf } from '../../../shared/values/pick.ts';
import { colours } from '../../app/theme.ts';
import { reviewText as text } from '../../text/review.ts';
import { PlaceMark } from '../document/DocumentPlace.tsx';
import { NamedButton } from '../ReasonButton.tsx';
import { reveal } from '../Tabs.tsx';
import type { Reviewing } from './useCourseChanges.ts';
import { AddRows, type RowFields, useRowForm } from './RowForm.tsx';

/** A link to Semak Fakta may name the list that it leads to, and the field that is to be corrected there ('0/assessments/weight'). */
function useWanted() {
  const [params] = useSearchParams();
  const [, list, field] = params.get('semak')?.split('/') ?? [];
  return { list, field };
}

export function AllFacts({ reviewing }: { reviewing: Reviewing }) {
  const { list: wanted } = useWanted();
  useEffect(() => {
    if (wanted !== undefined) reveal(`semak-${wanted}`);
  }, [wanted]);
  return (
    <>
      <Fold title="Maklumat kursus">
        <FactRow list="course" row="" title="Maklumat kursus" reviewing={reviewing} />
      </Fold>
      {rowLists.map((list) => (
        <Rows key={list} list={list} reviewing={reviewing} />
      ))}
    </>
  );
}

const moves = [
  { by: -1, label: 'Alih ke atas', Arrow: ArrowUpwardIcon },
  { by: 1, label: 'Alih ke bawah', Arrow: ArrowDownwardIcon },
] as const;

function Rows({ list, reviewing }: { list: RowList; reviewing: Reviewing }) {
  const { course, settle } = reviewing;
  const rows = course[list];
  const total = list === 'assessments' ? totalWeight(course.assessments) : null;
  const isDoubted = rows.length === 0 || doubtsOf(course).some((doubt) => doubt.list === list);
  return (
    <Fold id={`semak-${list}`} title={`${courseLabels[list]} (${rows.length})`} isOpen={isDoubted}>
      {rows.length === 0 && <p>Belum ada.</p>}
      {rows.map((row, i) => (
        <FactRow key={row.id} list={list} row={row.id} title={rowName(row)} reviewing={reviewing}>
          {moves.map(({ by, label, Arrow }) => (
            <IconButton
              key={by}
              size="small"
              disabled={rows[i + by] === undefined}
              aria-label={`${label}: ${rowName(row)}`}
              onClick={() => settle({ do: 'move', list, row: row.id, by }, text.saved(rowName(row)))}
            >
              <Arrow fontSize="small" />
            </IconButton>
          ))}
          <NamedButton
            text={text.remove}
            of={rowName(row)}
            color="error"
            onClick={() => settle({ do: 'remove', list, row: row.id }, text.removed(rowName(row)))}
          />
        </FactRow>
      ))}
      {total !== null && (
        <P sx={{ mt: 1, fontWeight: 600, color: total === 100 ? 'inherit' : colours.gold }}>
          Jumlah wajaran: {String(total)}%
        </P>
      )}
      <AddRows list={list} reviewing={reviewing} />
    </Fold>
  );
}

/** What an assessment is known by. */
const ownFields = ['type', 'weight', 'week', 'cloIds', 'description'];

function FactRow({
  list,
  row,
  title,
  reviewing,
  children,
}: Omit<RowFields, 'fields' | 'first'> & { children?: ReactNode }) {
  const fields = fieldsOf[list];
  const wanted = useWanted();
  const { course, show } = reviewing;
  // What is doubted is what is corrected: what a link leads to, or a value that the document does not bear out.
  const doubted = fields.find(({ key }) => contradictionText(course.facts[factKey(list, row, key)]) !== '')?.key;
  const only = (wanted.list === list ? wanted.field : undefined) ?? doubted;
  // An assessment has one form, which begins with what is doubted of it.
  const first = list === 'assessments' ? [...new Set([only ?? [], ownFields].flat())] : only && [only];
  const { open, stored, form } = useRowForm({ list, row, title, fields, ...(first && { first }), reviewing });
  const at = course.facts[row]?.at ?? [];
  if (form !== null) return form;
  const values = fields.map(({ key, label }) => ({
    key,
    label,
    value: valueText(course, key, stored[key]),
    other: contradictionText(course.facts[factKey(list, row, key)]),
  }));
  const missing = values.filter(({ value }) => value === '').map(({ label }) => label);
  /** A value of the course itself has a place of its own, or those of its items; a row's is told beside its first value. */
  const placesOf = (key: string) =>
    list === 'course'
      ? keysOf(course.facts).flatMap((one) => (one.split('.', 1)[0] === key ? course.facts[one]!.at : []))
      : key === values.find(({ value }) => value !== '')?.key
        ? at
        : [];
  return (
    <Box data-stop sx={{ py: 1, borderTop: `1px solid ${colours.line}` }}>
      <Box component="dl" sx={{ fontSize: 'small' }}>
        {[...values, { key: '', label: text.notStated, value: missing.join(', '), other: '' }].map(
          ({ key, label, value, other }) =>
            value !== '' && (
              <Box key={label} sx={{ display: 'grid', gridTemplateColumns: { sm: '150px 1fr' }, columnGap: 1 }}>
                <Soft as="dt">{label}</Soft>
                <Value sx={{ whiteSpace: 'pre-line', fontStyle: key === '' ? 'italic' : 'normal' }}>
                  {value} {other !== '' && <Span sx={toneOf('unconfirmed')}>{other}</Span>}{' '}
                  {placesOf(key).length > 0 && (
                    <PlaceMark of={row === '' ? label : title} onClick={() => show(placesOf(key))} />
                  )}
                </Value>
              </Box>
            ),
        )}
      </Box>
      <Row sx={{ gap: 0.5, mt: 0.5, alignItems: 'center' }}>
        <NamedButton data-opens text={text.correct} of={title} variant="outlined" onClick={open} />
        {children}
      </Row>
    </Box>
  );
}
