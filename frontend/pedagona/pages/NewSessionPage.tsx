import { PageHeading } from '../../ui/PageHeading.tsx';

export default function NewSessionPage() {
  return <PageHeading>PEDAGONA</PageHeading>;
}
