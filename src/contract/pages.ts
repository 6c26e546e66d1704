/** Who may see a page. An owner is the creator whose blog the address names. */
export type PageRole = 'anyone' | 'creator' | 'owner' | 'sponsor' | 'staff';

/** Modules are named as files of `src/web`. */
export interface ProductPage {
  path: string;
  /** Exports the page as `Component`. */
  module: string;
  role: PageRole;
  /** Exports the `Component` around the pages that share it, which stays mounted between them. */
  layout?: string;
  redirectTo?: string;
}

const stays = 'hotel-bookings/stays-route.tsx';
const invitations = 'hotel-bookings/invitations-route.tsx';

/** Every page of the product; the last one is shown at any other address. */
export const pages: readonly ProductPage[] = [
  {
    path: '/',
    module: 'application/application-route.tsx',
    role: 'anyone',
    redirectTo: '/application',
  },
  { path: '/login', module: 'sign-in/login-route.tsx', role: 'anyone' },
  { path: '/application', module: 'application/application-route.tsx', role: 'anyone' },
  { path: '/application/success', module: 'application/application-sent-route.tsx', role: 'anyone' },
  { path: '/application/continue', module: 'application/application-continue-route.tsx', role: 'anyone' },
  { path: '/application/status', module: 'application/application-status-route.tsx', role: 'anyone' },
  { path: '/bank-details', module: 'bank-details/bank-details-route.tsx', role: 'anyone' },
  { path: '/bank-details/success', module: 'bank-details/bank-details-sent-route.tsx', role: 'anyone' },
  { path: '/set-password', module: 'password/set-password-route.tsx', role: 'anyone' },
  { path: '/forgot-password', module: 'password/forgot-password-route.tsx', role: 'anyone' },
  { path: '/terms', module: 'legal/terms-route.tsx', role: 'anyone' },
  { path: '/privacy', module: 'legal/privacy-route.tsx', role: 'anyone' },
  { path: '/blog/:username', module: 'blog/blog-route.tsx', role: 'anyone' },
  { path: '/blog/:username/:segment', module: 'blog/blog-route.tsx', role: 'anyone' },
  { path: '/blog/:username/login', module: 'sign-in/blog-login-route.tsx', role: 'anyone' },
  {
    path: '/blog/:username/config',
    module: 'dashboard/dashboard-route.tsx',
    role: 'owner',
  },
  { path: '/blog/:username/trips', module: 'trips/trip-list-route.tsx', role: 'owner' },
  { path: '/blog/:username/trips/new', module: 'trips/trip-creation-route.tsx', role: 'owner' },
  { path: '/blog/:username/trips/:id', module: 'trips/trip-editor-route.tsx', role: 'owner' },
  { path: '/blog/:username/trips/:id/preview', module: 'trips/trip-preview-route.tsx', role: 'owner' },
  { path: '/blog/:username/trips/:id/link', module: 'trips/trip-link-route.tsx', role: 'owner' },
  {
    path: '/blog/:username/notifications',
    module: 'notifications/own-notifications-route.tsx',
    role: 'owner',
  },
  { path: '/blog/:username/questions', module: 'questions/own-questions-route.tsx', role: 'owner' },
  { path: '/blog/:username/account', module: 'own-account/own-account-route.tsx', role: 'owner' },
  {
    path: '/hotel-booking-request',
    module: 'hotel-bookings/stay-request-route.tsx',
    role: 'creator',
    layout: stays,
  },
  {
    path: '/hotel-booking-requests',
    module: 'hotel-bookings/stays-list-route.tsx',
    role: 'creator',
    layout: stays,
  },
  {
    path: '/hotel-booking-requests/:id',
    module: 'hotel-bookings/stay-route.tsx',
    role: 'creator',
    layout: stays,
  },
  {
    path: '/discovery',
    module: 'discovery/discovery-route.tsx',
    role: 'sponsor',
  },
  {
    path: '/discovery/searches',
    module: 'discovery/saved-searches-route.tsx',
    role: 'sponsor',
  },
  { path: '/discovery/compare', module: 'discovery/comparison-route.tsx', role: 'sponsor' },
  {
    path: '/discovery/notifications',
    module: 'notifications/sponsor-notifications-route.tsx',
    role: 'sponsor',
  },
  {
    path: '/invitations',
    module: 'hotel-bookings/invitations-list-route.tsx',
    role: 'sponsor',
    layout: invitations,
  },
  {
    path: '/invitations/new',
    module: 'hotel-bookings/invite-route.tsx',
    role: 'sponsor',
    layout: invitations,
  },
  {
    path: '/invitations/:id',
    module: 'hotel-bookings/invitation-route.tsx',
    role: 'sponsor',
    layout: invitations,
  },
  { path: '/admin', module: 'back-office/back-office-route.tsx', role: 'staff' },
  { path: '/admin/stays/:id?', module: 'hotel-bookings/staff-stays-route.tsx', role: 'staff' },
  { path: '/admin/audit', module: 'back-office/audit-trail-route.tsx', role: 'staff' },
  { path: '/admin/questions', module: 'questions/reported-questions-route.tsx', role: 'staff' },
  { path: '/admin/creators', module: 'back-office/creator-list-route.tsx', role: 'staff' },
  {
    path: '/admin/creators/:id/mails',
    module: 'back-office/creator-mails-route.tsx',
    role: 'staff',
  },
  {
    path: '/admin/creators/:id/notes',
    module: 'back-office/creator-notes-route.tsx',
    role: 'staff',
  },
  { path: '/dev/ui', module: 'ui/gallery/gallery-route.tsx', role: 'anyone' },
  { path: '*', module: 'app/not-found-route.tsx', role: 'anyone' },
];
