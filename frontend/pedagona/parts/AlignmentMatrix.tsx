import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import type { Alignment, AlignmentRow } from '../../../shared/pedagona/alignmentTypes.ts';
import {
  alignedActivityLabel,
  alignedAssessmentLabel,
  alignmentLabels as labels,
} from '../../../shared/pedagona/alignmentLabels.ts';
import { colours } from '../../app/theme.ts';
import { StatedList } from '../../ui/artefact/Texts.tsx';

const grid = {
  borderCollapse: 'collapse',
  fontSize: '.9rem',
  '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top', border: `1px solid ${colours.line}` },
  '& thead th': { bgcolor: colours.greenPale, color: colours.green },
  '& tbody th': { position: 'sticky', left: 0, bgcolor: colours.sheet, zIndex: 1 },
  '& tfoot th, & tfoot td': { fontWeight: 700, borderTop: `2px solid ${colours.green}` },
  '@media print': { fontSize: '8pt', minWidth: 0, '& tbody th': { position: 'static' } },
} as const;

/** A wide table in a box of its own that scrolls, by keyboard as well. */
const ScrollTable = ({ label, minWidth, children }: { label: string; minWidth: number; children: ReactNode }) => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
    <Box component="table" sx={{ ...grid, width: '100%', minWidth }}>
      <caption className="hidden-text">{label}</caption>
      {children}
    </Box>
  </Box>
);

/** A mark with a word, since colour alone is not enough, and the findings below it. */
function Mark({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0)
    return (
      <Box component="strong" sx={{ color: colours.red }}>
        {labels.missing}
      </Box>
    );
  return (
    <>
      <Box component="strong" sx={{ display: 'block', color: colours.green }}>
        {labels.present}
      </Box>
      <StatedList parts={texts} />
    </>
  );
}

function activityTexts({ activities }: AlignmentRow, columns: Alignment['columns']): string[] | null {
  return (
    activities &&
    activities.flatMap((activity) => {
      const linked = columns.activities?.[activity];
      return linked ? [alignedActivityLabel(linked)] : [];
    })
  );
}

const gapColour = (isGap: boolean) => (isGap ? colours.redPale : 'transparent');

/** A row for each CLO with its HP, assessments, activities and topics. */
export function AlignmentMatrix({ alignment: { rows, columns } }: { alignment: Alignment }) {
  return (
    <ScrollTable label={labels.matrix} minWidth={860}>
      <thead>
        <tr>
          {[labels.clo, labels.course, labels.hp, labels.assessments, labels.activities, labels.topics].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const activities = activityTexts(row, columns);
          return (
            <tr key={index}>
              <th scope="row">{row.clo}</th>
              <td>{row.courseLabel}</td>
              <Box component="td" sx={{ bgcolor: gapColour(row.hp.length === 0) }}>
                <Mark texts={row.hp.length === 0 ? [] : [row.hp.join(', ')]} />
              </Box>
              <Box component="td" sx={{ bgcolor: gapColour(row.assessments.length === 0) }}>
                <Mark
                  texts={row.assessments
                    .flatMap((place) => columns.assessments[place] ?? [])
                    .map(alignedAssessmentLabel)}
                />
              </Box>
              <Box component="td" sx={{ bgcolor: gapColour(activities?.length === 0) }}>
                {activities === null ? labels.notGenerated : <Mark texts={activities} />}
              </Box>
              <td>{row.topics}</td>
            </tr>
          );
        })}
      </tbody>
    </ScrollTable>
  );
}

/** A mark for each CLO and HP, and how many CLOs have each HP. */
export function HpMatrix({ alignment: { rows, columns, totals } }: { alignment: Alignment }) {
  if (columns.hp.length === 0) return <p>{labels.missing}</p>;
  return (
    <ScrollTable label={labels.hpMatrix} minWidth={220 + columns.hp.length * 72}>
      <thead>
        <tr>
          {[labels.clo, labels.course, ...columns.hp].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">{row.clo}</th>
            <td>{row.courseLabel}</td>
            {columns.hp.map((code) => (
              <Fragment key={code}>
                {row.hp.includes(code) ? (
                  <Box component="td" sx={{ bgcolor: colours.greenPale, color: colours.green, fontWeight: 700 }}>
                    {labels.present}
                  </Box>
                ) : (
                  <td>{labels.none}</td>
                )}
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {labels.total}
          </th>
          {totals.closByHp.map((count, place) => (
            <td key={columns.hp[place]}>{count}</td>
          ))}
        </tr>
      </tfoot>
    </ScrollTable>
  );
}
