import { PageHeading } from '../../ui/PageHeading.tsx';

export default function ProcessingPage() {
  return <PageHeading>PEDAGONA</PageHeading>;
}
