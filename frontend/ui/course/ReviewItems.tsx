import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { H4, Row, Small } from '../elements.tsx';
import { fieldsOf, namingField } from '../../../shared/course/fields.ts';
import type { ReviewGroup, ReviewItem } from '../../../shared/course/review.ts';
import { factStateLabels } from '../../../shared/fact/labels.ts';
import { placedQuote } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { reviewText as text } from '../../text/review.ts';
import { sessionText } from '../../text/session.ts';
import { NamedButton } from '../ReasonButton.tsx';
import { AddRows } from './AddRows.tsx';
import { useRowForm, valueOf } from './RowForm.tsx';
import { type Reviewing, setChange } from './useCourseChanges.ts';

/** What waits of a course or a row: each value with why, what the document says, and the ways to settle it. */
export function ReviewItems({ group, reviewing }: { group: ReviewGroup; reviewing: Reviewing }) {
  const { title, items, list, row } = group;
  const { settle } = reviewing;
  const keys = items.flatMap(({ key, state }) => (state === 'unconfirmed' ? [key] : []));
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        p: 1.5,
        mb: 1.5,
        border: `1px solid ${colours.line}`,
        borderLeft: `4px solid ${colours.gold}`,
        borderRadius: 1,
      }}
    >
      <Row sx={{ alignItems: 'center' }}>
        <H4 sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>{title}</H4>
        {keys.length > 1 && (
          <Button size="small" onClick={() => settle({ do: 'accept', keys }, text.accepted(keys.length))}>
            Terima semua di sini
          </Button>
        )}
        {list !== 'course' && row !== '' && items.some(({ field }) => field === namingField(list)) && (
          <NamedButton
            text={text.remove}
            of={title}
            color="error"
            onClick={() => settle({ do: 'remove', list, row }, text.removed(title))}
          />
        )}
      </Row>
      {items.map((item) => (
        <Item key={item.key} item={item} group={group} reviewing={reviewing} />
      ))}
    </Box>
  );
}

function Item({ item, group, reviewing }: { item: ReviewItem; group: ReviewGroup; reviewing: Reviewing }) {
  const { key, label, field, value, fact, state } = item;
  const { settle, show } = reviewing;
  const { list, row, title } = group;
  const name = row === '' ? label : `${title}, ${label}`;
  const fields = fieldsOf[list].filter((one) => one.key === field);
  const [first] = fields;
  const { button, open, stored, form } = useRowForm({ list, row, title: name, fields, reviewing });
  const isAbsent = state === 'notFound';
  // Nothing can be made from a course without outcomes or topics.
  const mayBeAbsent = field !== null || list === 'assessments';
  const { offered = '', note = '', at = [] } = fact ?? {};
  const quote = fact === undefined ? '' : placedQuote(fact);
  const taken = first === undefined || offered === '' ? undefined : valueOf(first, offered);
  if (form !== null) return form;
  return (
    <Box data-stop sx={{ mt: 1, pt: 1, borderTop: `1px solid ${colours.line}`, overflowWrap: 'anywhere' }}>
      {label !== title && (
        <Small as="div" sx={{ fontWeight: 600 }}>
          {label}
        </Small>
      )}
      <Box sx={{ whiteSpace: 'pre-line' }}>{value || <em>{factStateLabels.notFound}</em>}</Box>
      {note !== '' && <Box sx={{ fontSize: '.875rem', color: colours.gold }}>{note}</Box>}
      {quote !== '' && (
        <Box
          component="blockquote"
          sx={{ m: 0, mt: 0.5, pl: 1, fontSize: '.875rem', borderLeft: `3px solid ${colours.gold}` }}
        >
          {quote}
        </Box>
      )}
      <Row sx={{ gap: 0.75, mt: 0.75 }}>
        {field === null && list !== 'course' && <AddRows list={list} reviewing={reviewing} />}
        {mayBeAbsent && (
          <NamedButton
            text={isAbsent ? 'Memang tiada' : 'Terima'}
            of={name}
            variant={isAbsent ? 'text' : 'contained'}
            onClick={() => settle({ do: 'accept', keys: [key] }, text.accepted(1))}
          />
        )}
        {taken !== undefined && field !== null && (
          <NamedButton
            text={`Guna “${offered}”`}
            of={name}
            variant="outlined"
            onClick={() =>
              settle(setChange(list, row, { [field]: taken }, { [field]: stored[field] }), text.saved(name))
            }
          />
        )}
        {first !== undefined && (
          <NamedButton
            ref={button}
            text={isAbsent ? 'Isi' : text.correct}
            of={name}
            variant="outlined"
            onClick={open}
          />
        )}
        {at.length > 0 && <NamedButton text={sessionText.showPlace} of={name} onClick={() => show?.(at)} />}
      </Row>
    </Box>
  );
}
