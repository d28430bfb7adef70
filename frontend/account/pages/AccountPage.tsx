import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountApi, type OwnData } from '../../../shared/account/api.ts';
import type { Reply } from '../../../shared/contract.ts';
import { ownDataHours, ownDataPauseHours, withdrawnDays } from '../../../shared/account/retention.ts';
import { dateTimeLabel, dateLabel } from '../../../shared/text/labels.ts';
import { call } from '../../api/client.ts';
import { commonText } from '../../text/ms.ts';
import { fileSize } from '../../text/size.ts';
import { Fault, Async, CardPlaceholders } from '../../ui/Async.tsx';
import { notify } from '../../ui/Notices.tsx';
import { Columns, P, Section, Bullets, Fold, Row, ShortFact, ShortFacts, Small } from '../../ui/elements.tsx';
import { PageBar, toHome } from '../../ui/frame/PageBar.tsx';
import { useWork, WorkState } from '../../ui/work/useWork.tsx';
import { queryClient, queryOf } from '../../api/queries.ts';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { signOutAfterDeletion, useMe } from '../../auth/signIn.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Form, TextInput } from '../../ui/fields.tsx';
import { Avatar } from '../../ui/frame/Avatar.tsx';

const ownDataQuery = queryOf(['account', 'own-data'], accountApi.exportState, {});

const refresh = () => queryClient.fetchQuery({ ...ownDataQuery, staleTime: 0 });

/** The archive of the user's own data (PDPA 2010, s. 30): as it was found, how it is made, and its download. */
function useArchive(known: OwnData) {
  const { data } = useQuery({ ...ownDataQuery, initialData: known });
  const work = useWork({
    queryKey: ownDataQuery.queryKey,
    check: (signal) => call(accountApi.exportState, {}, { signal }),
    onDone: (_, isNew) => {
      const { startedAt } = data;
      if (!isNew && startedAt !== null)
        notify(
          'info',
          `Salinan daripada ${dateTimeLabel(startedAt)} masih baharu. Salinan lain boleh diminta kemudian.`,
        );
      void refresh();
    },
    showsEarlierFailure: true,
  });
  /** The file's address is valid for minutes only, so it is fetched again. The browser downloads the file by itself. */
  const download = useMutation({
    mutationFn: refresh,
    onSuccess: ({ downloadUrl }) => {
      if (downloadUrl === '') notify('error', 'Salinan ini tidak lagi boleh dimuat turun. Minta salinan baharu.');
      else window.location.assign(downloadUrl);
    },
    onError: ({ message }) => notify('error', `Fail tidak dapat dimuat turun. ${message}`),
  });
  return { data, work, download };
}

/** The state of the archive of the user's own data and the actions that it allows. */
function Archive({ known }: { known: OwnData }) {
  const { data, work, download } = useArchive(known);
  const create = () => void work.run(() => call(accountApi.exportData, {}));
  if (work.isWaiting || work.failure !== null)
    return (
      <WorkState
        work={work}
        working="Menyediakan salinan data anda"
        failed={(message) => `Salinan data anda tidak dapat disediakan. ${message}`}
        onRetry={create}
      />
    );
  if (data.status !== 'completed')
    return (
      <Button variant="contained" onClick={create}>
        Muat turun data saya
      </Button>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <p role="status">
        <strong>Salinan data anda sudah sedia.</strong>{' '}
        {data.startedAt !== null && (
          <>
            Diminta pada <time dateTime={data.startedAt}>{dateTimeLabel(data.startedAt)}</time>.
          </>
        )}
      </p>
      {/* Not disabled while the address is fetched: a disabled button loses the focus. */}
      <Button
        variant="contained"
        aria-busy={download.isPending}
        onClick={download.isPending ? undefined : () => download.mutate()}
      >
        Muat turun fail ZIP{data.bytes !== null && ` (${fileSize(data.bytes)})`}
      </Button>
      <Button variant="outlined" onClick={create}>
        Sediakan salinan baharu
      </Button>
    </Box>
  );
}

/** Account deletion (PDPA 2010, s. 10): lists what is lost; the user must type the own e-mail address, since it cannot be undone. */
function RemovalSection({ totalSessions }: { totalSessions: number }) {
  const { email } = useMe().user;
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const removal = useMutation({
    mutationFn: () => call(accountApi.removeAccount, { body: { email: typed.trim() } }),
    onSuccess: ({ logoutUrl }) => signOutAfterDeletion(logoutUrl),
  });
  return (
    <Fold title="Padam akaun" heading="h2">
      <P sx={{ mb: 1 }}>Jika anda memadam akaun, perkara berikut akan dihapuskan:</P>
      <Bullets
        items={[
          `semua sesi anda dalam PEDAGONA, ACADIORA dan VALENTRA (${totalSessions} sesi), dan sejarah penggunaan anda`,
          'dokumen yang dimuat naik, hasil yang dijana, fail eksport dan permintaan semakan yang anda hantar',
          'profil anda: nama, alamat e-mel dan gambar',
        ]}
      />
      <P sx={{ my: 1 }}>
        Yang kekal pada dokumen rakan: nama anda dan tarikh dalam blok pengesahan dokumen yang telah anda terima atau
        sahkan, dan komen anda; pada dokumen lain, komen itu kekal tanpa nama anda. Semakan yang belum selesai
        ditamatkan, dan rakan itu diberitahu.
      </P>
      <P sx={{ my: 1 }}>
        Sesetengah rekod, seperti log sistem dan sandaran, masih disimpan buat sementara selepas akaun dipadam, serta
        nama anda pada permintaan yang telah anda tarik balik, paling lama {withdrawnDays} hari.{' '}
        <Link to={paths.privacy.href()}>Lihat tempoh data disimpan</Link>
      </P>
      <P sx={{ fontWeight: 600 }}>
        Tindakan ini tidak boleh dibatalkan. Jika anda mahu menyimpan hasil kerja anda, muat turun data anda dahulu.
      </P>
      <Form
        onSubmit={() => removal.isPending || removal.mutate()}
        sx={{ mt: 2, maxWidth: 480, display: 'grid', gap: 2 }}
      >
        <TextInput
          label="Taip alamat e-mel anda untuk mengesahkan"
          value={typed}
          onChange={setTyped}
          placeholder=""
          hint={`Alamat e-mel anda: ${email}`}
          disabled={removal.isPending}
        />
        {removal.error && <Fault title="Akaun anda tidak dapat dipadam" reason={removal.error} />}
        <div>
          <ReasonButton
            type="submit"
            variant="contained"
            color="error"
            loading={removal.isPending}
            reason={isSame ? null : 'Taip alamat e-mel anda dengan tepat untuk mengaktifkan butang ini.'}
          >
            Padam akaun saya
          </ReasonButton>
        </div>
      </Form>
    </Fold>
  );
}

function Profile({ found: { joinedAt, totalSessions } }: { found: Reply<typeof accountApi.account> }) {
  const { user, notice } = useMe();
  return (
    <Section title="Profil">
      <Row sx={{ alignItems: 'center' }}>
        <Avatar {...user} />
        <strong>{user.name.trim() || commonText.nameless}</strong>
      </Row>
      <ShortFacts>
        <ShortFact label="E-mel">
          {user.email.split('@')[0]}@<wbr />
          {user.email.split('@')[1]}
        </ShortFact>
        <ShortFact label="Pengguna sejak">
          {joinedAt === null ? 'Tidak diketahui' : <time dateTime={joinedAt}>{dateLabel(joinedAt)}</time>}
        </ShortFact>
        <ShortFact label="Jumlah sesi">{totalSessions}</ShortFact>
        <ShortFact label="Notis privasi">
          {notice.acceptedVersion === null ? 'Belum diterima.' : `Versi ${notice.acceptedVersion}, diterima pada `}
          {notice.acceptedAt !== null && (
            <time dateTime={notice.acceptedAt}>{dateTimeLabel(notice.acceptedAt)}.</time>
          )}{' '}
          <Link to={paths.privacy.href()}>Baca notis privasi</Link>
        </ShortFact>
      </ShortFacts>
      <Small>
        Nama, e-mel dan gambar datang daripada akaun log masuk anda dan dikemas kini setiap kali anda log masuk.
      </Small>
    </Section>
  );
}

export default function AccountPage() {
  const account = useQuery(queryOf(['account'], accountApi.account, {}));
  return (
    <>
      <PageBar back={toHome} title="Akaun Saya" />
      <Async
        query={account}
        waiting={<CardPlaceholders count={2} height={300} />}
        failure="Maklumat akaun tidak dapat dimuatkan"
      >
        {(found) => (
          <>
            <Columns widths="repeat(2, minmax(0, 1fr))">
              <Profile found={found} />
              <Section title="Data saya">
                <P sx={{ maxWidth: '68ch' }}>
                  Satu fail ZIP yang mengandungi profil dan angka penggunaan anda, semua sesi dengan hasilnya, dokumen
                  yang masih disimpan dan teks yang dibaca daripadanya. Fail eksport Word tidak disertakan; muat turun
                  fail itu pada halaman sesi.
                </P>
                <Small sx={{ mt: 1, mb: 2 }}>
                  Salinan ini boleh dimuat turun selama {ownDataHours} jam selepas diminta, atau sehingga anda memadam
                  mana-mana sesi. Salinan baharu boleh diminta {ownDataPauseHours} jam selepas permintaan terakhir, atau
                  sebaik sahaja sesi dipadam.
                </Small>
                <Archive known={found.ownData} />
              </Section>
            </Columns>
            <RemovalSection totalSessions={found.totalSessions} />
          </>
        )}
      </Async>
    </>
  );
}
