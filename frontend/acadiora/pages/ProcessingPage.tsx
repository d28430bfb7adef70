import { waitText } from '../../text/session.ts';
import { PageHeading } from '../../ui/layout.tsx';
import { ProcessingPage as Page } from '../../ui/session/ProcessingPage.tsx';
import { acadiora } from '../queries.ts';
import { analysisText } from '../text.ts';

const completed = () => (
  <>
    <PageHeading>{waitText.heading}</PageHeading>
    <p role="status">{analysisText.opening}</p>
  </>
);

/** Spec 2 §2, §4, ACADIORA processing. */
export default function ProcessingPage() {
  return <Page module={acadiora} completed={completed} />;
}
