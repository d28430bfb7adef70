import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import type { CriterionKey } from '../../../shared/acadiora/criteria.ts';
import {
  criterionTitle,
  extraTexts,
  levelLabel,
  mainCriteria,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import type { Criteria } from '../../../shared/acadiora/schemas.ts';
import { colours } from '../../app/theme.ts';
import { BandBadge } from '../../ui/BandBadge.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { resultsText as text } from '../text.ts';
import { Remarks } from './Remarks.tsx';
import { Listed, PartHeading, Stated, Written } from './Text.tsx';

type Entry = Criteria[CriterionKey];

const rubricColumns: readonly Column<Entry['items'][number]>[] = [
  { head: labels.item, cell: ({ label }) => label },
  { head: labels.level, cell: ({ level }) => <strong>{levelLabel(level)}</strong> },
  {
    head: labels.reason,
    cell: ({ reason, cappedBy }) => (
      <>
        {reason.trim() === '' && cappedBy === null ? '–' : <Written text={reason} />}
        {cappedBy !== null && (
          <Box component="p" sx={{ fontStyle: 'italic', color: 'error.main' }}>
            {labels.cappedBy}: {cappedBy}
          </Box>
        )}
      </>
    ),
  },
];

function EntryBody({ title, entry }: { title: string; entry: Entry }) {
  const extras = extraTexts(entry);
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
      {entry.comments.map((comment, index) => (
        <Written key={index} text={comment} />
      ))}
      {entry.items.length > 0 && (
        <>
          <PartHeading>{labels.rubric}</PartHeading>
          <Table stacks label={`${labels.rubric}: ${title}`} columns={rubricColumns} rows={entry.items} />
        </>
      )}
      {(['strengths', 'weaknesses', 'improvements'] as const).map((kind) => (
        <div key={kind}>
          <PartHeading>{labels[kind]}</PartHeading>
          <Remarks remarks={entry[kind]} hasPriority={kind !== 'strengths'} />
        </div>
      ))}
      {extras.length > 0 && (
        <>
          <PartHeading>{labels.extras}</PartHeading>
          <Facts>
            {extras.map(({ label, texts }) => (
              <Fact key={label} label={label}>
                <Listed parts={texts.map((one) => (texts.length > 1 ? one : <Stated key={one} text={one} />))} />
              </Fact>
            ))}
          </Facts>
        </>
      )}
    </Box>
  );
}

/** One criterion: its score at a glance, everything said of it when opened. */
function CriterionSection({ title, entry }: { title: string; entry: Entry }) {
  const band = scoreBand(entry.percentage);
  return (
    <Box
      component="details"
      data-criterion
      sx={{
        mt: 2,
        bgcolor: 'background.paper',
        border: `1px solid ${colours.line}`,
        borderRadius: 1,
        '& > summary': { cursor: 'pointer', p: { xs: 2, sm: 3 }, listStylePosition: 'inside', breakInside: 'avoid' },
      }}
    >
      <summary>
        <Box component="h2" sx={{ typography: 'h2', display: 'inline' }}>
          {title}
        </Box>
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', color: 'text.secondary' }}>
          <span>
            {labels.score}: {scoreLabel(entry.score, entry.maxScore)}
            {entry.maxScore > 0 && (
              <>
                {' '}
                ({percentLabel(entry.percentage)},{' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  <BandBadge band={band}>{scoreBandLabels[band]}</BandBadge>)
                </Box>
              </>
            )}
          </span>
          <span>{text.counts(entry.strengths.length, entry.weaknesses.length, entry.improvements.length)}</span>
        </Box>
      </summary>
      <EntryBody title={title} entry={entry} />
    </Box>
  );
}

/** The second tab: every criterion under the number of its main criterion (spec 2 §2, §3). */
export function CriteriaDetails({ evaluation }: { evaluation: Criteria }) {
  const box = useRef<HTMLDivElement>(null);
  const setAll = (open: boolean) => {
    for (const one of box.current?.querySelectorAll<HTMLDetailsElement>('details[data-criterion]') ?? [])
      one.open = open;
  };
  return (
    <div ref={box}>
      <Box className="no-print" sx={{ mt: 1 }}>
        <Button onClick={() => setAll(true)}>{text.openAll}</Button>
        <Button onClick={() => setAll(false)}>{text.closeAll}</Button>
      </Box>
      {mainCriteria.map(({ number, keys }) =>
        keys.map((key, index) => (
          <CriterionSection
            key={key}
            title={`${keys.length > 1 ? `${number}.${index + 1}` : `${number}.`} ${criterionTitle(key)}`}
            entry={evaluation[key]}
          />
        )),
      )}
    </div>
  );
}
