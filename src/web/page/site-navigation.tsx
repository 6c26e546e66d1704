import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import { isOwnServer, navigation } from '#machines/navigation/navigation.actors.ts';
import type { NavigationActor, WaitingCounts } from '#machines/navigation/navigation.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { currentBlog, signedInUser } from '#machines/session/session.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { staffMessages } from '#web/back-office/staff.messages.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { NavigationLink } from '#web/ui/main-navigation.tsx';
import { NavigationContext } from '#web/ui/site-header.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { useAddress } from './address.ts';
import { navigationMessages } from './navigation.messages.ts';
import { type NavigationEntry, navigationOf } from './navigation.ts';

export function StrangerNavigation({ children }: { children: ReactNode }) {
  const { home, links } = navigationOf.stranger('');
  return <NavigationContext value={{ home, links: useLinks(links, {}), account: null }}>{children}</NavigationContext>;
}

const NavigationActorContext = createContext<NavigationActor | null>(null);

/** For a page that changes what waits for the signed-in person. */
export function useCountsRefresh(): () => void {
  const actor = useContext(NavigationActorContext);
  return () => actor?.send({ type: 'counts.refresh' });
}

interface RoleNavigationProps {
  session: SessionActor;
  children: ReactNode;
}

export function RoleNavigation({ session, children }: RoleNavigationProps) {
  const address = useAddress();
  const { role } = session.getSnapshot().context;
  const actor = usePage(() => ({
    chart: navigation({
      role,
      signed: signedCallOf(session),
      address: address.tell(({ path }) => ({ type: 'address.change', path })),
    }),
    input: { path: address.path() },
  }));
  const messages = useMessages(signInMessages);
  const blog = useSelector(session, currentBlog);
  const name = useSelector(session, (snapshot) => signedInUser(snapshot)?.name) ?? '';
  const counts = useSelector(actor, ({ context }) => context.counts);
  /** Staff may sign in where creators do; they have no blog. */
  const { home, links } = navigationOf[role === 'creator' && blog === null ? 'stranger' : role](blog ?? '');
  const account = {
    name,
    signOut: role === 'creator' ? messages.logOut : messages.signOut,
    onSignOut: () => session.send({ type: 'session.end' }),
  };
  return (
    <NavigationActorContext value={actor}>
      <NavigationContext value={{ home, links: useLinks(links, counts), account }}>{children}</NavigationContext>
    </NavigationActorContext>
  );
}

function useLinks(entries: readonly NavigationEntry[], counts: WaitingCounts): NavigationLink[] {
  const { counts: countMessages, ...labels } = useMessages(navigationMessages);
  const { sections } = useMessages(staffMessages);
  const linked = entries.filter(({ isOurs }) => isOwnServer || !isOurs);
  return linked.map(({ name, count, isOurs: _, ...link }) => ({
    ...link,
    label: { ...sections, ...labels }[name],
    count: count && countOf(counts[count] ?? 0, countMessages[count]),
  }));
}

const countOf = (value: number, message: (value: number) => string) => ({ value, label: message(value) });
