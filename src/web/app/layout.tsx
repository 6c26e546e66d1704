import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import { StrangerNavigation } from '#web/page/site-navigation.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { useFocusedHeading } from '#web/ui/use-focused-heading.ts';
import * as css from './layout.css.ts';

export function Layout() {
  const ui = useMessages(uiMessages);
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const hasMoved = useFocusedHeading(pathname);
  return (
    <>
      {isLoading ? <div role="progressbar" aria-label={ui.loading} className={css.progress} /> : null}
      <StrangerNavigation>
        <Outlet context={hasMoved} />
      </StrangerNavigation>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The first page of every document has the same key: a page that is opened by its address begins at its top. */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key);
