import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { createContext, type ReactNode, use } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { chooseLanguage, useLanguage } from '#web/i18n/language-store.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { bringIntoSight } from './bring-into-sight.ts';
import { Button } from './button.tsx';
import { hidden } from './hidden.css.ts';
import * as css from './site-header.css.ts';
import { chooseTheme, useTheme } from './theme-store.ts';
import { uiMessages } from './ui.messages.ts';

export interface NavigationLink {
  to: string;
  label: string;
  /** Addresses that start with this belong to the link as well. */
  under?: string | undefined;
  /** Pages that share the search parameters of the address. */
  sharesSearch?: boolean | undefined;
  /** Absent where nothing can wait behind the link. */
  count?: { value: number; label: string } | undefined;
}

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
      <Wordmark to={home} />
      {links.length > 0 ? <MainNavigation links={links} /> : null}
      <div className={css.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
        {account ? <span className={css.name}>{account.name}</span> : null}
        {signOut ?? (account ? <SignOutButton onSignOut={account.onSignOut} /> : null)}
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

function MainNavigation({ links }: Pick<Navigation, 'links'>) {
  const ui = useMessages(uiMessages);
  const location = useLocation();
  return (
    <nav className={css.navigation} aria-label={ui.mainNavigation}>
      <ul className={css.links}>
        {links.map((link) => {
          const current = currentState(link, location);
          return (
            <li key={link.to}>
              <Link
                to={addressOf(link, links, location)}
                className={css.link}
                {...(current && { 'aria-current': current, ref: bringIntoSight })}
              >
                {link.label}
                {link.count && link.count.value > 0 ? <Count {...link.count} /> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const maxShown = 99;

const Count = ({ value, label }: NonNullable<NavigationLink['count']>) => (
  <>
    <span className={hidden}>{`, ${label}`}</span>
    <span className={css.count} aria-hidden>
      {value > maxShown ? `${maxShown}+` : value}
    </span>
  </>
);

type Address = Pick<Location, 'pathname' | 'search'>;

/** 'page' on the page itself, true on a page below it. */
function currentState({ to, under }: NavigationLink, { pathname, search }: Address): 'page' | true | undefined {
  const list = new URLSearchParams(search).get('list');
  const here = list === null ? pathname : `${pathname}?list=${list}`;
  if (here === to) return 'page';
  return under !== undefined && here.startsWith(under) ? true : undefined;
}

function addressOf(link: NavigationLink, links: readonly NavigationLink[], { pathname, search }: Address): string {
  const isShared = links.some(({ to, sharesSearch }) => sharesSearch && to === pathname);
  if (!link.sharesSearch || !isShared) return link.to;
  const [path, own] = link.to.split('?');
  const parameters = new URLSearchParams(search);
  parameters.delete('creator');
  parameters.delete('list');
  for (const [name, value] of new URLSearchParams(own)) parameters.set(name, value);
  return parameters.size === 0 ? `${path}` : `${path}?${parameters}`;
}

export const Wordmark = ({ to = use(NavigationContext).home }: { to?: string }) => (
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
