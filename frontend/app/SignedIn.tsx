import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { newQueryClient } from '../api/queries.ts';
import { token } from '../auth/token.ts';
import { commonText } from '../text/ms.ts';
import { Notices } from '../ui/Notices.tsx';
import { Shell } from '../ui/Shell.tsx';
import { Starting } from '../ui/Starting.tsx';

/** The frame of every page of a signed-in user. Server state is cleared with the bearer, before another user signs in. */
export default function SignedIn() {
  const [queries] = useState(newQueryClient);
  useEffect(() => token.onDropped(() => queries.clear()), [queries]);
  return (
    <QueryClientProvider client={queries}>
      <Notices>
        <Shell>
          <Suspense fallback={<Starting>{commonText.loading}</Starting>}>
            <Outlet />
          </Suspense>
        </Shell>
      </Notices>
    </QueryClientProvider>
  );
}
