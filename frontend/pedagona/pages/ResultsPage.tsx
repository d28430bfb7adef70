import { PageHeading } from '../../ui/PageHeading.tsx';

export default function ResultsPage() {
  return <PageHeading>PEDAGONA</PageHeading>;
}
