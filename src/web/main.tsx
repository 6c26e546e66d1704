import './ui/fonts.css.ts';
import './ui/reset.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { browserRouter } from './app/app-router.ts';
import { appRoutes } from './app/routes.tsx';
import { startLanguage } from './i18n/language-store.ts';
import { keepFocus } from './ui/keep-focus.ts';
import { placeForApp } from './ui/take-over.ts';
import { startTheme } from './ui/theme-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

startTheme();
keepFocus();
const router = browserRouter(appRoutes);
void startLanguage().then(() =>
  createRoot(placeForApp(root)).render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  ),
);
