import type { ReactNode } from 'react';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './page.css.ts';
import { SiteHeader } from './site-header.tsx';
import { uiMessages } from './ui.messages.ts';

interface PageProps {
  title: string;
  isWide?: boolean;
  isBroad?: boolean;
  /** The button of a page that asks before it is left. */
  signOut?: ReactNode;
  children: ReactNode;
}

export const Page = ({ title, isWide = false, isBroad = false, signOut, children }: PageProps) => (
  <>
    <title>{`${title} · Vaya`}</title>
    <SkipLink />
    <SiteHeader signOut={signOut} />
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

export function SkipLink({ to = 'main' }: { to?: string }) {
  const ui = useMessages(uiMessages);
  return (
    <a href={`#${to}`} className={css.skip}>
      {ui.skip}
    </a>
  );
}
