import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { chooseLanguage, useLanguage } from '#web/i18n/language-store.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './page.css.ts';
import { chooseTheme, useTheme } from './theme-store.ts';
import { uiMessages } from './ui.messages.ts';

interface PageProps {
  title: string;
  tools?: ReactNode;
  isWide?: boolean;
  isBroad?: boolean;
  ways?: ReactNode;
  home?: string;
  children: ReactNode;
}

export const Home = createContext('/');

export const Page = ({ title, tools, isWide = false, isBroad = false, ways, home, children }: PageProps) => (
  <>
    <title>{`${title} · Vaya`}</title>
    <SkipLink />
    <header className={isBroad ? css.broadHeader : css.header}>
      <Wordmark {...(home && { to: home })} />
      {ways}
      <div className={css.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
        {tools}
      </div>
    </header>
    <main id="main" tabIndex={-1} className={isBroad ? css.broad : isWide ? css.wide : css.main}>
      {children}
    </main>
    <Foot look={isBroad ? css.broadFoot : css.foot} />
  </>
);

/** Opens in a new tab, so that nothing typed is lost. */
export function Foot({ look = css.foot }: { look?: string }) {
  const ui = useMessages(uiMessages);
  return (
    <footer className={look}>
      <a href="/terms" target="_blank" className={css.footLink} rel="noopener">
        {ui.terms}
      </a>
      <a href="/privacy" target="_blank" className={css.footLink} rel="noopener">
        {ui.privacy}
      </a>
      <Support />
    </footer>
  );
}

export function Support() {
  const ui = useMessages(uiMessages);
  const address = document.querySelector<HTMLMetaElement>('meta[name=support]')?.content;
  return address ? (
    <span className={css.note}>
      {ui.questions} <a href={`mailto:${address}`}>{address}</a>
    </span>
  ) : null;
}

export const Heading = ({ children }: { children: ReactNode }) => (
  <h1 tabIndex={-1} className={css.heading}>
    {children}
  </h1>
);

export const Wordmark = ({ to = use(Home) }: { to?: string }) => (
  <Link to={to} className={css.wordmark}>
    <Mark />
    Vaya
  </Link>
);

const Mark = () => (
  <svg
    width="26"
    height="26"
    viewBox="0 0 26 26"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M3 6 L11 19 Q13 22 15 18 Q18 10 23 4 M16 9 L23 4 L22 12" />
  </svg>
);

export function LanguageSwitch() {
  const ui = useMessages(uiMessages);
  const other = useLanguage() === 'en' ? 'tr' : 'en';
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={`${other.toUpperCase()}, ${ui.language}: ${other === 'tr' ? 'Türkçe' : 'English'}`}
      onClick={() => chooseLanguage(other)}
    >
      {other.toUpperCase()}
    </button>
  );
}

export function ThemeSwitch() {
  const ui = useMessages(uiMessages);
  const isDark = useTheme() === 'dark';
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={isDark ? ui.useLightTheme : ui.useDarkTheme}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <Sun size={18} /> : <Moon size={18} />}
    </button>
  );
}

export function SkipLink({ to = 'main' }: { to?: string }) {
  const ui = useMessages(uiMessages);
  return (
    <a href={`#${to}`} className={css.skip}>
      {ui.skip}
    </a>
  );
}
