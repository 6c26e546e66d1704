import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext } from 'react';
import type { Role } from '#contract/roles.ts';
import { isOwnServer, navigation } from '#machines/navigation/navigation.actors.ts';
import type { NavigationActor, WaitingCounts } from '#machines/navigation/navigation.machine.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { currentBlog, signedInUser } from '#machines/session/session.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { blogAddress } from '#rules/trip-address.ts';
import { staffMessages } from '#web/back-office/staff.messages.ts';
import { signInMessages } from '#web/i18n/sign-in.messages.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import type { NavigationLink } from '#web/ui/main-navigation.tsx';
import { NavigationContext } from '#web/ui/site-header.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { useAddress } from './address.ts';
import { dashboardOf } from './dashboard-of.ts';
import { navigationMessages } from './navigation.messages.ts';

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

type NavigationLabels = Omit<(typeof navigationMessages)['en'], 'counts'> & (typeof staffMessages)['en']['sections'];

interface NavigationEntry extends Pick<NavigationLink, 'to' | 'under' | 'sharesSearch'> {
  /** The page needs calls that the specification does not have. */
  isOurs?: true;
  name: keyof NavigationLabels;
  count?: keyof WaitingCounts;
}

interface RoleNavigation {
  home: string;
  links: readonly NavigationEntry[];
}

const isOurs = true;

/** The header of every page, by the role that it is for. */
const navigationOf: Record<Role | 'stranger', (blog: string) => RoleNavigation> = {
  stranger: () => ({
    home: '/',
    links: [
      { name: 'forCreators', to: '/application', under: '/application/' },
      { name: 'forSponsors', to: '/discovery' },
      { name: 'signIn', to: '/login' },
    ],
  }),
  creator: (blog) => ({
    home: dashboardOf(blog),
    links: [
      { name: 'blog', to: blogAddress(blog) },
      { name: 'dashboard', to: `${blogAddress(blog)}/config` },
      { isOurs, name: 'trips', to: `${blogAddress(blog)}/trips`, under: `${blogAddress(blog)}/trips/` },
      { isOurs, name: 'questions', to: `${blogAddress(blog)}/questions`, count: 'questions' },
      { name: 'stays', to: '/hotel-booking-requests', under: '/hotel-booking-request', count: 'stays' },
      { isOurs, name: 'notifications', to: `${blogAddress(blog)}/notifications`, count: 'notifications' },
      { isOurs, name: 'account', to: `${blogAddress(blog)}/account` },
    ],
  }),
  sponsor: () => ({
    home: '/discovery',
    links: [
      { name: 'discover', to: '/discovery', under: '/discovery/compare', sharesSearch: true },
      { isOurs, name: 'shortlist', to: '/discovery?list=shortlist', under: '/discovery?list=', sharesSearch: true },
      { isOurs, name: 'searches', to: '/discovery/searches', count: 'searches', sharesSearch: true },
      { isOurs, name: 'invitations', to: '/invitations', under: '/invitations/', count: 'invitations' },
      { isOurs, name: 'notifications', to: '/discovery/notifications', count: 'notifications' },
    ],
  }),
  staff: () => ({
    home: '/admin',
    links: [
      { name: 'waiting', to: '/admin' },
      { name: 'applications', to: '/admin?list=applications' },
      { name: 'creators', to: '/admin/creators', under: '/admin/creators/' },
      { name: 'stays', to: '/admin/stays', under: '/admin/stays/' },
      { name: 'sponsors', to: '/admin?list=sponsors' },
      { name: 'mails', to: '/admin?list=mails' },
      { name: 'reports', to: '/admin/questions' },
      { name: 'audit', to: '/admin/audit' },
    ],
  }),
};
