import './ui/fonts.css.ts';
import './ui/reset.css.ts';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { browserRouter } from './app/app-router.ts';
import { appRoutes } from './app/routes.tsx';
import { startLanguage } from './i18n/language-store.ts';
import { keepFocus } from './ui/keep-focus.ts';
import { placeForApp } from './ui/take-over.ts';
import { startTheme } from './ui/theme-store.ts';

/** A page whose scripts came with the shell is drawn at once; whoever waits longer is shown that they wait. */
const patience = 500;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

startTheme();
startLanguage();
keepFocus();
const router = browserRouter(appRoutes);
const arrival = Promise.race([router.arrived, new Promise((resolve) => setTimeout(resolve, patience))]);
void arrival.then(() => {
  const app = createRoot(placeForApp(root));
  // What is known already, who is there and what the page has asked for, is drawn before the first paint and not after it.
  flushSync(() =>
    app.render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
  document.getElementById('loading')?.remove();
});
