import { Navigate, type RouteObject } from 'react-router-dom';
import { useText } from '#web/i18n/use-text.ts';
import { WholeSpinner } from '#web/ui/spinner.tsx';
import { BrokenPage } from './broken-page.tsx';
import { OwnerOnly, SignedInOnly } from './guards.tsx';
import { Layout } from './layout.tsx';
import { lazyPage } from './lazy-page.ts';

function Loading() {
  const { ui } = useText();
  return <WholeSpinner words={ui.loading} />;
}

const plain = () => import('./plain-pages.tsx');
const submitted = () => import('#web/application/submitted-route.tsx');
const passwords = () => import('#web/password/password-route.tsx');
const blogs = () => import('#web/blog/blog-route.tsx');
const legal = () => import('#web/legal/legal-route.tsx');
const logins = () => import('#web/sign-in/login-route.tsx');

/** Every address of the product. A page's script is fetched when the page is first opened. */
export const appRoutes: RouteObject[] = [
  {
    Component: Layout,
    ErrorBoundary: BrokenPage,
    HydrateFallback: Loading,
    children: [
      { path: '/', element: <Navigate to="/application" replace /> },
      { path: '/login', lazy: lazyPage(async () => (await logins()).LoginRoute) },
      {
        path: '/application',
        lazy: lazyPage(async () => (await import('#web/application/application-route.tsx')).ApplicationRoute),
      },
      { path: '/application/success', lazy: lazyPage(async () => (await submitted()).SubmittedPage) },
      { path: '/application/status', lazy: lazyPage(async () => (await submitted()).ApplicationStatusRoute) },
      {
        path: '/bank-details',
        lazy: lazyPage(async () => (await import('#web/bank-details/bank-details-route.tsx')).BankDetailsRoute),
      },
      { path: '/bank-details/success', lazy: lazyPage(async () => (await plain()).BankDonePage) },
      { path: '/set-password', lazy: lazyPage(async () => (await passwords()).SetPasswordRoute) },
      { path: '/terms', lazy: lazyPage(async () => (await legal()).TermsRoute) },
      { path: '/privacy', lazy: lazyPage(async () => (await legal()).PrivacyRoute) },
      { path: '/forgot-password', lazy: lazyPage(async () => (await passwords()).ForgotPasswordRoute) },
      {
        path: '/discovery',
        lazy: lazyPage(async () => (await import('#web/discovery/discovery-route.tsx')).DiscoveryRoute),
      },
      {
        path: '/discovery/searches',
        lazy: lazyPage(async () => (await import('#web/discovery/saved-searches-route.tsx')).SavedSearchesRoute),
      },
      {
        path: '/discovery/compare',
        lazy: lazyPage(async () => (await import('#web/discovery/comparison-route.tsx')).ComparisonRoute),
      },
      { path: '/blog/:username', lazy: lazyPage(async () => (await blogs()).BlogRoute) },
      { path: '/blog/:username/:segment', lazy: lazyPage(async () => (await blogs()).BlogRoute) },
      { path: '/blog/:username/login', lazy: lazyPage(async () => (await logins()).BlogLoginRoute) },
      {
        Component: OwnerOnly,
        children: [
          {
            path: '/blog/:username/config',
            lazy: lazyPage(async () => (await import('#web/dashboard/dashboard-route.tsx')).DashboardRoute),
          },
          {
            path: '/blog/:username/trips',
            lazy: lazyPage(async () => (await import('#web/trips/trip-list-route.tsx')).TripListRoute),
          },
          {
            path: '/blog/:username/trips/new',
            lazy: lazyPage(async () => (await import('#web/trips/trip-beginning-route.tsx')).TripBeginningRoute),
          },
          {
            path: '/blog/:username/trips/:id',
            lazy: lazyPage(async () => (await import('#web/trips/trip-editor-route.tsx')).TripEditorRoute),
          },
          {
            path: '/blog/:username/account',
            lazy: lazyPage(async () => (await import('#web/own-account/own-account-route.tsx')).OwnAccountRoute),
          },
        ],
      },
      {
        Component: SignedInOnly,
        children: [
          {
            lazy: lazyPage(async () => (await import('#web/hotel-bookings/stays-route.tsx')).StaysRoute),
            children: [
              {
                path: '/hotel-booking-request',
                lazy: lazyPage(
                  async () => (await import('#web/hotel-bookings/stay-request-route.tsx')).StayRequestRoute,
                ),
              },
              {
                path: '/hotel-booking-requests',
                lazy: lazyPage(async () => (await import('#web/hotel-bookings/stays-list-route.tsx')).StaysListRoute),
              },
              {
                path: '/hotel-booking-requests/:id',
                lazy: lazyPage(async () => (await import('#web/hotel-bookings/stay-route.tsx')).StayRoute),
              },
            ],
          },
        ],
      },
      {
        lazy: lazyPage(async () => (await import('#web/hotel-bookings/invitations-route.tsx')).InvitationsRoute),
        children: [
          {
            path: '/invitations',
            lazy: lazyPage(
              async () => (await import('#web/hotel-bookings/invitations-list-route.tsx')).InvitationsListRoute,
            ),
          },
          {
            path: '/invitations/new',
            lazy: lazyPage(async () => (await import('#web/hotel-bookings/invite-route.tsx')).InviteRoute),
          },
          {
            path: '/invitations/:id',
            lazy: lazyPage(async () => (await import('#web/hotel-bookings/invitation-route.tsx')).InvitationRoute),
          },
        ],
      },
      {
        path: '/admin/stays/:id?',
        lazy: lazyPage(async () => (await import('#web/hotel-bookings/staff-stays-route.tsx')).StaffStaysRoute),
      },
      {
        path: '/admin/audit',
        lazy: lazyPage(async () => (await import('#web/back-office/audit-trail-route.tsx')).AuditTrailRoute),
      },
      {
        path: '/admin/creators',
        lazy: lazyPage(async () => (await import('#web/back-office/creator-list-route.tsx')).CreatorListRoute),
      },
      {
        path: '/admin/creators/:id/mails',
        lazy: lazyPage(async () => (await import('#web/back-office/creator-mails-route.tsx')).CreatorMailsRoute),
      },
      {
        path: '/admin/creators/:id/notes',
        lazy: lazyPage(async () => (await import('#web/back-office/creator-notes-route.tsx')).CreatorNotesRoute),
      },
      {
        path: '/admin',
        lazy: lazyPage(async () => (await import('#web/back-office/back-office-route.tsx')).BackOfficeRoute),
      },
      { path: '/dev/ui', lazy: lazyPage(async () => (await import('#web/ui/gallery/gallery.tsx')).Gallery) },
      { path: '*', lazy: lazyPage(async () => (await plain()).NotFoundPage) },
    ],
  },
];
