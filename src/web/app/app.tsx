import { useMemo } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { isInitialising } from '#machines/session/session.view.ts';
import { useText } from '#web/i18n/use-text.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { appRoutes } from './routes.tsx';
import { CreatorSession } from './session-context.tsx';

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
  return initialising ? <WholeSpinner words={ui.loading} /> : <RouterProvider router={router} />;
}
