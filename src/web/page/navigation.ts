import type { Role } from '#contract/roles.ts';
import type { WaitingCounts } from '#machines/navigation/navigation.machine.ts';
import { blogAddress } from '#rules/trip-address.ts';
import type { staffMessages } from '#web/back-office/staff.messages.ts';
import type { NavigationLink } from '#web/ui/main-navigation.tsx';
import { dashboardOf } from './dashboard-of.ts';
import type { navigationMessages } from './navigation.messages.ts';

export type NavigationLabels = Omit<(typeof navigationMessages)['en'], 'counts'> &
  (typeof staffMessages)['en']['sections'];

export interface NavigationEntry extends Pick<NavigationLink, 'to' | 'under' | 'sharesSearch'> {
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
export const navigationOf: Record<Role | 'stranger', (blog: string) => RoleNavigation> = {
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
