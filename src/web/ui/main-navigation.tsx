import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { hidden } from './hidden.css.ts';
import { Later } from './later.tsx';
import * as css from './main-navigation.css.ts';
import { openMenu } from './more-menu.tsx';
import { uiMessages } from './ui.messages.ts';
import { useFoldedItems } from './use-folded-items.ts';

export interface NavigationLink {
  to: string;
  label: string;
  /** Addresses that start with this belong to the link as well. */
  under?: string | undefined;
  /** Pages that share the search parameters of the address. */
  sharesSearch?: boolean | undefined;
  /** Absent where nothing can wait behind the link. */
  count?: LinkCount | undefined;
}

interface LinkCount {
  value: number;
  label: string;
}

interface ShownLink extends Pick<NavigationLink, 'to' | 'label' | 'count'> {
  address: string;
  current: 'page' | true | undefined;
}

/** Links that do not fit are under "More", the last first; the current one stays. */
export function MainNavigation({ links }: { links: readonly NavigationLink[] }) {
  const ui = useMessages(uiMessages);
  const location = useLocation();
  const shown = links.map((link) => ({
    ...link,
    address: addressOf(link, links, location),
    current: currentState(link, location),
  }));
  const current = shown.findIndex((link) => link.current);
  const [row, folded] = useFoldedItems(current, css.moreWidth);
  const underMore = shown.filter((_, index) => folded.has(index));
  return (
    <nav className={css.navigation} aria-label={ui.mainNavigation}>
      <ul ref={row} className={css.links}>
        {shown.map((link, index) => (
          <li key={link.to} className={folded.has(index) ? css.folded : css.shown}>
            <Link to={link.address} className={css.link} aria-current={link.current}>
              <span className={css.label}>
                {link.label}
                <Count count={link.count} look={css.countInLink} />
              </span>
            </Link>
          </li>
        ))}
        {underMore.length > 0 ? (
          <li className={css.more}>
            <MoreLinks links={underMore} />
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

const maxShown = 99;

const Count = ({ count, look }: { count: LinkCount | undefined; look: string }) =>
  count && count.value > 0 ? (
    <>
      <span className={hidden}>{`, ${count.label}`}</span>
      <span className={look} aria-hidden>
        {count.value > maxShown ? `${maxShown}+` : count.value}
      </span>
    </>
  ) : null;

function MoreLinks({ links }: { links: readonly ShownLink[] }) {
  const ui = useMessages(uiMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={css.moreButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={css.label}>
          {ui.moreLinks}
          <ChevronDown size={16} aria-hidden />
          <Count count={countOf(links)} look={css.countInLink} />
        </span>
      </button>
      {isOpen ? (
        <Later module={openMenu} isOnDemand>
          {({ OpenMenu, OpenMenuItem }) => (
            <OpenMenu label={ui.moreLinks} onOpenChange={setOpen}>
              {links.map((link) => (
                <OpenMenuItem key={link.to}>
                  <Link to={link.address} aria-current={link.current}>
                    {link.label}
                    <Count count={link.count} look={css.countInMenu} />
                  </Link>
                </OpenMenuItem>
              ))}
            </OpenMenu>
          )}
        </Later>
      ) : null}
    </>
  );
}

/** All that waits behind these links. */
const countOf = (links: readonly ShownLink[]): LinkCount => {
  const counted = links.flatMap(({ label, count }) => (count && count.value > 0 ? [{ ...count, of: label }] : []));
  return {
    value: counted.reduce((total, { value }) => total + value, 0),
    label: counted.map(({ of, label }) => `${of}: ${label}`).join(', '),
  };
};

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
