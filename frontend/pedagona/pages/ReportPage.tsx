import { reportTitle } from '../../../shared/pedagona/chainLabels.ts';
import { reportBlocks } from '../../../shared/pedagona/word/report.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { ChainPage } from '../parts/ChainPage.tsx';

/** Spec 1 §2, Report viewer. */
export default function ReportPage() {
  return (
    <ChainPage stage="report" title={reportTitle}>
      {(report) => <Blocks blocks={reportBlocks(report)} />}
    </ChainPage>
  );
}
