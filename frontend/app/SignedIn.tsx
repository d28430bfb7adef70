import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
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
