import { paths } from '../../app/paths.ts';
import { Later } from '../../ui/Later.tsx';

export default function LaterPage() {
  return <Later name="ACADIORA" back={{ text: 'Kembali ke laman utama', to: paths.home.href() }} />;
}
