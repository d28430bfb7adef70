import type { CourseField, FactList } from '../../../shared/course/fields.ts';
import { reviewText as text } from '../../text/review.ts';
import { useOpening } from '../edit/useOpening.ts';
import { type Reviewing, setChange, valuesOf } from './reviewing.ts';
import { RowForm } from './RowForm.tsx';

/** The form that corrects fields of a course or of one of its rows, in the place of what its button stands in; `form` null: closed. */
export function useRowForm({
  list,
  row,
  title,
  fields,
  reviewing: { course, send },
}: {
  list: FactList;
  row: string;
  title: string;
  fields: readonly CourseField[];
  reviewing: Reviewing;
}) {
  const { isOpen, close, ...opening } = useOpening();
  const stored = valuesOf(course, { list, row });
  const form = isOpen ? (
    <RowForm
      title={title}
      course={course}
      fields={fields}
      stored={stored}
      save={(changed, was) => send(setChange(list, row, changed, was), text.saved(title))}
      onClose={close}
    />
  ) : null;
  return { ...opening, stored, form };
}
