import { paths } from '../../app/paths.ts';
import { Later } from '../../ui/Later.tsx';

export default function LaterPage() {
  return <Later name="VALENTRA" back={{ text: 'Kembali ke laman utama', to: paths.home.href() }} />;
}
