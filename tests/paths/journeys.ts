import type { Journeys } from '#tests/kit/journey.ts';
import { applicationJourneys } from './journeys/application.journeys.ts';
import { applicationPageJourneys } from './journeys/application-page.journeys.ts';
import { applicationStatusJourneys } from './journeys/application-status.journeys.ts';
import {
  applicationQueueJourneys,
  applicationReviewJourneys,
  backOfficeJourneys,
  ledgerJourneys,
} from './journeys/back-office.journeys.ts';
import { bankDetailsJourneys } from './journeys/bank-details.journeys.ts';
import {
  creatorDetailsJourneys,
  creatorProfileJourneys,
  directoryJourneys,
  discoveryJourneys,
  shortlistJourneys,
} from './journeys/discovery.journeys.ts';
import { emailVerificationJourneys } from './journeys/email-verification.journeys.ts';
import {
  applicationLifecycleJourneys,
  bankLinkJourneys,
  creatorAccountJourneys,
  mailJourneys,
  sponsorJourneys,
} from './journeys/lifecycles.journeys.ts';
import { forgotPasswordJourneys, setPasswordJourneys } from './journeys/password.journeys.ts';
import { pictureJourneys } from './journeys/picture.journeys.ts';
import {
  areaJourneys,
  brokenPageJourneys,
  loginJourneys,
  sessionJourneys,
  signInJourneys,
} from './journeys/session.journeys.ts';
import {
  citySearchJourneys,
  emailCheckJourneys,
  filterPanelJourneys,
  referenceListsJourneys,
  toastJourneys,
  usernameCheckJourneys,
} from './journeys/small-flows.journeys.ts';

/** The journeys of every chart, by the name of its page in docs/machines. */
export const journeys: Record<string, Journeys> = {
  session: sessionJourneys,
  'sign-in': signInJourneys,
  login: loginJourneys,
  'broken-page': brokenPageJourneys,
  'email-verification': emailVerificationJourneys,
  application: applicationJourneys,
  'application-page': applicationPageJourneys,
  'application-status': applicationStatusJourneys,
  'username-check': usernameCheckJourneys,
  'email-check': emailCheckJourneys,
  picture: pictureJourneys,
  'city-search': citySearchJourneys,
  'reference-lists': referenceListsJourneys,
  'back-office': backOfficeJourneys,
  'application-queue': applicationQueueJourneys,
  'application-review': applicationReviewJourneys,
  'back-office-list': ledgerJourneys,
  'set-password': setPasswordJourneys,
  'forgot-password': forgotPasswordJourneys,
  'bank-details': bankDetailsJourneys,
  area: areaJourneys,
  directory: directoryJourneys,
  discovery: discoveryJourneys,
  'filter-panel': filterPanelJourneys,
  'creator-details': creatorDetailsJourneys,
  'creator-profile': creatorProfileJourneys,
  shortlist: shortlistJourneys,
  toast: toastJourneys,
  'application-lifecycle': applicationLifecycleJourneys,
  'creator-account-lifecycle': creatorAccountJourneys,
  'bank-link-lifecycle': bankLinkJourneys,
  'mail-lifecycle': mailJourneys,
  'sponsor-lifecycle': sponsorJourneys,
};
