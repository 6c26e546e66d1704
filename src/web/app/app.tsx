import { useMemo } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { isInitialising } from '#machines/session/session.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { AddressContext, addressOf } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';

interface AppProps {
  router: DataRouter;
}

export const App = ({ router }: AppProps) => (
  <CreatorSession.Provider>
    <Started router={router} />
  </CreatorSession.Provider>
);

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
