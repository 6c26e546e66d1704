import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router-dom';
import { languageNames, languages } from '#contract/language.ts';
import { chooseLanguage, useLanguage } from '#web/i18n/language-store.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Button } from './button.tsx';
import { MainNavigation, type NavigationLink } from './main-navigation.tsx';
import * as css from './site-header.css.ts';
import { chooseTheme, useTheme } from './theme-store.ts';
import { uiMessages } from './ui.messages.ts';

export interface Navigation {
  home: string;
  links: readonly NavigationLink[];
  account: { name: string; signOut: string; onSignOut: () => void } | null;
}

export const NavigationContext = createContext<Navigation>({ home: '/', links: [], account: null });

interface SiteHeaderProps {
  className?: string;
  /** The button of a page that asks before it is left. */
  signOut?: ReactNode;
}

export function SiteHeader({ className = css.header, signOut }: SiteHeaderProps) {
  const { home, links, account } = use(NavigationContext);
  return (
    <header className={className}>
      <div className={css.row}>
        <Wordmark to={home} />
        {links.length > 0 ? <MainNavigation links={links} /> : null}
        <div className={css.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
          {account ? <span className={css.name}>{account.name}</span> : null}
          {signOut ?? (account ? <SignOutButton onSignOut={account.onSignOut} /> : null)}
        </div>
      </div>
    </header>
  );
}

export function SignOutButton({ onSignOut }: { onSignOut: () => void }) {
  const messages = useMessages(signInMessages);
  const { account } = use(NavigationContext);
  return (
    <Button look="quiet" onClick={onSignOut}>
      {account?.signOut ?? messages.logOut}
    </Button>
  );
}

const Wordmark = ({ to = use(NavigationContext).home }: { to?: string }) => (
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

function LanguageSwitch() {
  const ui = useMessages(uiMessages);
  const current = useLanguage();
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <button
        key={language}
        type="button"
        className={css.tool}
        aria-label={`${language.toUpperCase()}, ${ui.language}: ${languageNames[language]}`}
        onClick={() => chooseLanguage(language)}
      >
        {language.toUpperCase()}
      </button>
    ));
}

function ThemeSwitch() {
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
