import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { queryClient } from '../api/queries.ts';
import { commonText } from '../text/ms.ts';
import { Shell } from '../ui/frame/Shell.tsx';
import { Starting } from '../ui/frame/Starting.tsx';

/** The frame of every page of a signed-in user. What was fetched goes with it when the user signs out. */
export default function SignedIn() {
  useEffect(() => () => queryClient.clear(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Shell>
        <Suspense fallback={<Starting>{commonText.loading}</Starting>}>
          <Outlet />
        </Suspense>
      </Shell>
    </QueryClientProvider>
  );
}
