import {
  applicationFlow,
  citySearchFlow,
  emailCheckFlow,
  pictureFlow,
  referenceListsFlow,
  usernameCheckFlow,
} from './application.flow.ts';
import { applicationStatusFlow } from './application-status.flow.ts';
import { applicationQueueFlow, applicationReviewFlow, sponsorListFlow } from './back-office.flow.ts';
import { bankDetailsFlow } from './bank-details.flow.ts';
import { creatorProfileFlow, discoveryFlow, filterPanelFlow, shortlistFlow } from './discovery.flow.ts';
import { emailVerificationFlow } from './email-verification.flow.ts';
import { forgotPasswordFlow, setPasswordFlow } from './password.flow.ts';
import { secondFactorFlow, secondFactorSetUpFlow } from './second-factor.flow.ts';
import { sessionFlow } from './session.flow.ts';
import { signInFlow } from './sign-in.flow.ts';
import { takeTours } from './take-tours.ts';

takeTours([
  ['the session', sessionFlow],
  ['the sponsor sign-in', signInFlow],
  ['the second factor', secondFactorFlow],
  ['setting up a second factor', secondFactorSetUpFlow],
  ['the status of an application', applicationStatusFlow],
  ['bank details', bankDetailsFlow],
  ['setting a password', setPasswordFlow],
  ['a forgotten password', forgotPasswordFlow],
  ['email verification', emailVerificationFlow],
  ['the username check', usernameCheckFlow],
  ['the email check', emailCheckFlow],
  ['the city search', citySearchFlow],
  ['the reference lists', referenceListsFlow],
  ['the profile picture', pictureFlow],
  ['an application', applicationFlow],
  ['the queue of applications', applicationQueueFlow],
  ['the review of an application', applicationReviewFlow],
  ['a list of the back office', sponsorListFlow],
  ['the directory', discoveryFlow],
  ['the filter panel', filterPanelFlow],
  ['the profile of a creator', creatorProfileFlow],
  ['the shortlist', shortlistFlow],
]);
