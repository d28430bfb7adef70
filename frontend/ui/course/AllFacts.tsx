import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import {
  courseLabels,
  fieldsOf,
  type FactList,
  type RowList,
  rowLists,
  rowName,
} from '../../../shared/course/fields.ts';
import { valueText } from '../../../shared/course/review.ts';
import { totalWeight } from '../../../shared/course/rules.ts';
import { colours } from '../../app/theme.ts';
import { reviewText as text } from '../../text/review.ts';
import { Fold } from '../artefact/Fold.tsx';
import { type Reviewing, setChange, valuesOf } from './reviewing.ts';
import { useFocusBack } from '../edit/useFocusBack.ts';
import { AddRows } from './AddRows.tsx';
import { RowForm } from './RowForm.tsx';

/** Every fact of a course, each field and row to be corrected, added, moved or removed. */
export const AllFacts = ({ reviewing }: { reviewing: Reviewing }) => (
  <>
    <Fold title="Maklumat kursus">
      <Row list="course" row="" title="Maklumat kursus" reviewing={reviewing} />
    </Fold>
    {rowLists.map((list) => (
      <Rows key={list} list={list} reviewing={reviewing} />
    ))}
  </>
);

function Rows({ list, reviewing }: { list: RowList; reviewing: Reviewing }) {
  const { course, send } = reviewing;
  const rows = course[list];
  const total = list === 'assessments' ? totalWeight(course.assessments) : null;
  return (
    <Fold title={`${courseLabels[list]} (${rows.length})`} isOpen={rows.length === 0}>
      {rows.length === 0 && <p>{text.empty}</p>}
      {rows.map((row, i) => (
        <Row key={row.id} list={list} row={row.id} title={rowName(row)} reviewing={reviewing}>
          <Move list={list} row={row.id} title={rowName(row)} by={-1} isPossible={i > 0} reviewing={reviewing} />
          <Move
            list={list}
            row={row.id}
            title={rowName(row)}
            by={1}
            isPossible={i < rows.length - 1}
            reviewing={reviewing}
          />
          <Button
            size="small"
            color="error"
            aria-label={`${text.remove}: ${rowName(row)}`}
            onClick={() => void send({ do: 'remove', list, row: row.id }, text.removed(rowName(row))).catch(() => null)}
          >
            {text.remove}
          </Button>
        </Row>
      ))}
      {total !== null && (
        <Box component="p" sx={{ mt: 1, fontWeight: 600, color: total === 100 ? 'inherit' : colours.gold }}>
          {text.weightTotal(String(total))}
        </Box>
      )}
      <AddRows list={list} reviewing={reviewing} />
    </Fold>
  );
}

const Move = ({
  list,
  row,
  title,
  by,
  isPossible,
  reviewing: { send },
}: {
  list: RowList;
  row: string;
  title: string;
  by: -1 | 1;
  isPossible: boolean;
  reviewing: Reviewing;
}) => (
  <IconButton
    size="small"
    disabled={!isPossible}
    aria-label={`${by === -1 ? text.up : text.down}: ${title}`}
    onClick={() => void send({ do: 'move', list, row, by }, text.saved(title)).catch(() => null)}
  >
    {by === -1 ? <ArrowUpwardIcon fontSize="small" /> : <ArrowDownwardIcon fontSize="small" />}
  </IconButton>
);

/** The facts of a course or of one of its rows, and the form that corrects them together. */
function Row({
  list,
  row,
  title,
  reviewing,
  children,
}: {
  list: FactList;
  row: string;
  title: string;
  reviewing: Reviewing;
  children?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const { button, markReturn } = useFocusBack(isOpen);
  const { course, send, show } = reviewing;
  const values = valuesOf(course, { list, row });
  const at = course.facts[row]?.at ?? [];
  if (isOpen)
    return (
      <RowForm
        title={title}
        course={course}
        fields={fieldsOf[list]}
        stored={values}
        save={(changed, was) => send(setChange(list, row, changed, was), text.saved(title))}
        onClose={() => {
          markReturn();
          setOpen(false);
        }}
      />
    );
  return (
    <Box data-stop sx={{ py: 1, borderTop: `1px solid ${colours.line}` }}>
      <Box component="dl" sx={{ m: 0, fontSize: '.9rem' }}>
        {fieldsOf[list].map(({ key }) => {
          const value = valueText(course, key, values[key]);
          return (
            <Box key={key} sx={{ display: 'grid', gridTemplateColumns: { sm: '150px 1fr' }, columnGap: 1 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {courseLabels[key]}
              </Box>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {value || <em>{text.notStated}</em>}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, alignItems: 'center' }}>
        <Button
          ref={button}
          size="small"
          variant="outlined"
          aria-label={`${text.correct}: ${title}`}
          onClick={() => setOpen(true)}
        >
          {text.correct}
        </Button>
        {children}
        {at.length > 0 && (
          <Button size="small" aria-label={`${text.show}: ${title}`} onClick={() => show(at)}>
            {text.show}
          </Button>
        )}
      </Box>
    </Box>
  );
}
