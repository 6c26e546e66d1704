import { demoFeature } from '#demo/demo.feature.ts';
import { accountsFeature } from './accounts/accounts.feature.ts';
import { auditFeature } from './audit/audit.feature.ts';
import { backOfficeRoutes } from './back-office/back-office.routes.ts';
import { creatorCommands } from './back-office/creator.commands.ts';
import { bankDetailsFeature } from './bank-details/bank-details.feature.ts';
import { blogFeature } from './blog/blog.feature.ts';
import { bookingFeature } from './bookings/booking.feature.ts';
import { calendarPages, calendarRoutes } from './bookings/calendar.routes.ts';
import { activateCreator } from './creator-accounts/creator-account.lifecycle.ts';
import { deleteOldAnswers } from './db/idempotency.ts';
import { deleteEndedWindows } from './db/rate-limit.ts';
import { projectCreator, projectOutdated } from './directory/directory-entry.ts';
import { discoveryRoutes } from './directory/discovery.routes.ts';
import type { Feature } from './feature/feature.ts';
import { followerFeature } from './followers/follower.feature.ts';
import { legalFeature } from './legal/legal.feature.ts';
import { dayMs } from './lib/time.ts';
import { mailFeature } from './mail/mail.feature.ts';
import { mediaFeature } from './media/media.feature.ts';
import { notificationFeature } from './notifications/notification.feature.ts';
import { onboardingFeature } from './onboarding/onboarding.feature.ts';
import { backupCommands } from './ops/backup.commands.ts';
import { installationFeature } from './ops/installation.feature.ts';
import { ownAccountFeature } from './own-account/own-account.feature.ts';
import { questionFeature } from './questions/question.feature.ts';
import { referenceDataRoutes } from './reference/reference-data.routes.ts';
import { savedSearchFeature } from './sponsors/saved-search.feature.ts';
import { shortlistRoutes } from './sponsors/shortlist.routes.ts';
import { sponsorCommands } from './sponsors/sponsor.commands.ts';
import { sponsorRoutes } from './sponsors/sponsor.routes.ts';
import { ownTripRoutes } from './trips/own-trip.routes.ts';

/** The single registry, used by app assembly, cleanups, subscriptions and the CLI. */
export const features: readonly Feature[] = [
  installationFeature,
  legalFeature,
  accountsFeature,
  { name: 'sponsor', routes: sponsorRoutes, commands: sponsorCommands },
  onboardingFeature,
  bankDetailsFeature,
  { name: 'creator-account', on: { 'bank.verified': activateCreator } },
  ownAccountFeature,
  { name: 'back-office', routes: backOfficeRoutes, commands: creatorCommands },
  { name: 'reference-data', routes: referenceDataRoutes },
  {
    name: 'discovery',
    routes: discoveryRoutes,
    jobs: (platform) => [{ pause: 60_000, run: () => projectOutdated(platform) }],
    on: { 'creator.changed': async (unit, { accountId }) => unit.beforeCommit(() => projectCreator(unit, accountId)) },
  },
  { name: 'shortlist', routes: shortlistRoutes },
  savedSearchFeature,
  bookingFeature,
  blogFeature,
  { name: 'trip', routes: ownTripRoutes },
  { name: 'calendar', routes: calendarRoutes, pages: calendarPages },
  questionFeature,
  followerFeature,
  mailFeature,
  notificationFeature,
  mediaFeature,
  {
    name: 'expiring-rows',
    cleanups: [
      ({ database }, now) => deleteOldAnswers(database, now - dayMs),
      ({ database }, now) => deleteEndedWindows(database, now),
    ],
  },
  auditFeature,
  demoFeature,
  { name: 'backup', commands: backupCommands },
];
