import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { reportLabels, reportTitle } from '../../../shared/pedagona/chain-labels.ts';
import { Async } from '../../ui/Async.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { reportQuery } from '../chainQueries.ts';
import type { ReportReply } from '../chainQueries.ts';
import { chainText, stageText } from '../chainText.ts';
import { BackToDlo, BackToList, ChainFrame, ExportLink } from '../parts/ChainFrame.tsx';
import { EvidenceBase } from '../parts/EvidenceBase.tsx';
import { TextSection } from '../parts/Sections.tsx';
import { useChainWord } from '../useChainWord.ts';

const sections = Object.keys(reportLabels) as (keyof typeof reportLabels)[];

function Report({ report }: { report: ReportReply }) {
  const queries = useQueryClient();
  const download = useChainWord('report', report, (builder, artefact, context) =>
    builder.reportDocument(artefact, context),
  );
  return (
    <ChainFrame
      stage="report"
      title={reportTitle}
      artefact={report}
      reread={() => queries.fetchQuery({ ...reportQuery(report.id), staleTime: 0 })}
      actions={
        <>
          <BackToDlo dloId={report.dloId} />
          <DownloadButton label={chainText.word} reason={null} onDownload={download} />
          <ExportLink merangkaiId={report.checks.merangkaiId} />
        </>
      }
    >
      {sections.map((key) =>
        key === 'evidenceBase' ? (
          <EvidenceBase key={key} title={reportLabels[key]} sources={report.evidenceBase} />
        ) : (
          <TextSection key={key} title={reportLabels[key]} at={`/${key}`} text={report[key]} />
        ),
      )}
    </ChainFrame>
  );
}

/** Spec 1 §2, Report viewer. */
export default function ReportPage() {
  const { reportId = '' } = useParams();
  return (
    <Async
      query={useQuery(reportQuery(reportId))}
      waiting={<CardPlaceholders count={3} height={220} />}
      heading={reportTitle}
      missing={{ message: stageText.report.missing, action: <BackToList /> }}
    >
      {(report) => <Report report={report} />}
    </Async>
  );
}
