import '#web/ui/reset.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type LoaderFunctionArgs, RouterProvider } from 'react-router-dom';
import { startTheme } from '#web/ui/theme-store.ts';
import { changeWorld, readWorlds } from './change-world.ts';
import { ChangesPage } from './changes-page.tsx';
import { FlowPage } from './flow-page.tsx';
import { Broken, Frame } from './frame.tsx';
import { IndexPage } from './index-page.tsx';
import { fontsLoaded } from './load-fonts.ts';
import { PlayAllPage } from './play-all-page.tsx';
import { compareFile, readChanges } from './read-changes.ts';
import { readFlow, readFlows } from './read-flows.ts';
import { changeResults, readResultFiles } from './read-results.ts';
import { ResultsPage } from './results-page.tsx';
import { WorldsPage } from './worlds-page.tsx';

startTheme();
await fontsLoaded;
const router = createBrowserRouter(
  [
    {
      element: <Frame />,
      errorElement: <Broken />,
      children: [
        { path: '/', element: <IndexPage />, loader: readFlows, shouldRevalidate: () => false },
        { path: '/play', element: <PlayAllPage /> },
        { path: '/results', element: <ResultsPage />, loader: readResultFiles, action: changeResults },
        { path: '/worlds', element: <WorldsPage />, loader: readWorlds, action: changeWorld },
        {
          path: '/changes',
          element: <ChangesPage />,
          loader: readChanges,
          action: compareFile,
          shouldRevalidate: ({ formMethod }) => formMethod !== 'POST',
        },
        {
          path: '/:flow',
          element: <FlowPage />,
          loader: ({ params }: LoaderFunctionArgs) => readFlow(params.flow ?? ''),
          shouldRevalidate: ({ currentParams, nextParams }) => currentParams.flow !== nextParams.flow,
        },
      ],
    },
  ],
  { basename: '/qa' },
);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the workbench.');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
