import type { Journeys } from '#tests/kit/journey.ts';
import { applicationJourneys } from './journeys/application.journeys.ts';
import { applicationStatusJourneys } from './journeys/application-status.journeys.ts';
import { bankDetailsJourneys } from './journeys/bank-details.journeys.ts';
import { emailVerificationJourneys } from './journeys/email-verification.journeys.ts';
import { forgotPasswordJourneys, setPasswordJourneys } from './journeys/password.journeys.ts';
import { pictureJourneys } from './journeys/picture.journeys.ts';
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
  application: applicationJourneys,
  'application-status': applicationStatusJourneys,
  'bank-details': bankDetailsJourneys,
  'set-password': setPasswordJourneys,
  'forgot-password': forgotPasswordJourneys,
  picture: pictureJourneys,
  'city-search': citySearchJourneys,
  'email-check': emailCheckJourneys,
  'filter-panel': filterPanelJourneys,
  'reference-lists': referenceListsJourneys,
  toast: toastJourneys,
  'username-check': usernameCheckJourneys,
  'email-verification': emailVerificationJourneys,
};
