import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { isInitialising } from '#machines/session/session.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { AddressContext, addressOf } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import type { AppRouter } from './app-router.ts';

interface AppProps {
  /** Made once, before anything is drawn: each listens to the browser's history. */
  router: AppRouter;
}

export const App = ({ router }: AppProps) => (
  <CreatorSession.Provider>
    <Started router={router} />
  </CreatorSession.Provider>
);

/** Nothing is decided, and nothing shown, before it is known who is there. */
export function Started({ router }: AppProps) {
  const ui = useMessages(uiMessages);
  const initialising = CreatorSession.useSelector(isInitialising);
  const address = useMemo(() => addressOf(router), [router]);
  if (initialising) return <WholeSpinner words={ui.loading} />;
  return (
    <AddressContext value={address}>
      <RouterProvider router={router} />
    </AddressContext>
  );
}
