import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { isInitialising } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AddressContext, addressOf } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { appRoutes } from './routes.tsx';

export const App = () => (
  <CreatorSession.Provider>
    <Started />
  </CreatorSession.Provider>
);

/** Nothing is decided, and nothing shown, before it is known who is there. */
function Started() {
  const { ui } = useText();
  const initialising = CreatorSession.useSelector(isInitialising);
  const router = useMemo(() => createBrowserRouter(appRoutes), []);
  const address = useMemo(() => addressOf(router), [router]);
  if (initialising) return <WholeSpinner words={ui.loading} />;
  return (
    <AddressContext value={address}>
      <RouterProvider router={router} />
    </AddressContext>
  );
}
