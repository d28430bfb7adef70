import { PageHeading } from '../../ui/PageHeading.tsx';

export default function SessionsPage() {
  return <PageHeading>PEDAGONA</PageHeading>;
}
