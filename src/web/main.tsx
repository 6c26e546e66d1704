import './ui/fonts.css.ts';
import './ui/reset.css.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { appRoutes } from './app/routes.tsx';
import { startLanguage } from './i18n/language-store.ts';
import { keepFocus } from './ui/keep-focus.ts';
import { ignoreSecondPresses } from './ui/second-press.ts';
import { startTheme } from './ui/theme-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

// The server has rendered this page: it stays, and its owner gets their tools.
if (document.getElementById('session')) void import('./page/own-blog.ts');
else startApp(root);

/** Until the module of the first page is loaded, the spinner of index.html shows. */
function startApp(place: HTMLElement): void {
  startTheme();
  startLanguage();
  keepFocus();
  ignoreSecondPresses();
  const router = createBrowserRouter(appRoutes);
  if (router.state.initialized) {
    renderApp(router, place);
    return;
  }
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    renderApp(router, place);
  });
}

function renderApp(router: DataRouter, place: HTMLElement): void {
  const app = createRoot(place);
  // A known session is shown with the first paint.
  flushSync(() =>
    app.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
  document.getElementById('loading')?.remove();
}
