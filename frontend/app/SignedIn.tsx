import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { newQueryClient } from '../api/queries.ts';
import { commonText } from '../text/ms.ts';
import { Notices } from '../ui/Notices.tsx';
import { Shell } from '../ui/Shell.tsx';
import { Starting } from '../ui/Starting.tsx';

/** The frame of every page of a signed-in user. What was fetched goes with it when the user signs out. */
export default function SignedIn() {
  const [queries] = useState(newQueryClient);
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
