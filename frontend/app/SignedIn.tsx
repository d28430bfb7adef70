// Small parts of nearly every page behind the sign-in: as files of their own they would cost each page more than they weigh.
import '../text/session.ts';
import '../text/size.ts';
import '../ui/Badge.tsx';
import '../ui/Bar.tsx';
import '../ui/Modal.tsx';
import '../ui/Placeholder.tsx';
import '../ui/ReasonButton.tsx';
import '../ui/saveBlob.ts';
import '../ui/Section.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { newQueryClient } from '../api/queries.ts';
import { token } from '../auth/token.ts';
import { Shell } from '../ui/Shell.tsx';

/** What surrounds every page of a signed-in user. Server state is forgotten with the bearer, before anyone else signs in. */
export default function SignedIn() {
  const [queries] = useState(newQueryClient);
  useEffect(() => token.onDropped(() => queries.clear()), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <Shell>
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
}
