import { paths } from '../../app/paths.ts';
import { Later } from '../../ui/Later.tsx';

export default function LaterPage() {
  return (
    <Later name="Peringkat Seterusnya PEDAGONA" back={{ text: 'Kembali ke senarai sesi', to: paths.pedagona.href() }} />
  );
}
