import type { Model } from '#tests/kit/model.ts';
import {
  applicationModel,
  applicationStatusModel,
  citySearchModel,
  emailCheckModel,
  pictureModel,
  referenceListsModel,
  usernameCheckModel,
} from './application.model.ts';
import { applicationPageModel } from './application-page.model.ts';
import { areaModel } from './area.model.ts';
import { applicationQueueModel, applicationReviewModel, backOfficeModel } from './back-office.model.ts';
import { bankDetailsModel } from './bank-details.model.ts';
import { brokenPageModel } from './broken-page.model.ts';
import { directoryModel } from './directory.model.ts';
import {
  creatorDetailsModel,
  creatorProfileModel,
  discoveryModel,
  filterPanelModel,
  shortlistModel,
} from './discovery.model.ts';
import { emailVerificationModel } from './email-verification.model.ts';
import { ledgerModel } from './ledger.model.ts';
import {
  applicationLifecycleModel,
  bankLinkModel,
  creatorAccountModel,
  mailModel,
  sponsorModel,
} from './lifecycles.model.ts';
import { forgotPasswordModel, setPasswordModel } from './password.model.ts';
import { sessionModel } from './session.model.ts';
import { loginModel, signInModel } from './sign-in.model.ts';
import { toastModel } from './toast.model.ts';

/** Every chart of the product, by the name of its page in docs/machines. */
export const models: Record<string, Model> = {
  session: sessionModel,
  'sign-in': signInModel,
  login: loginModel,
  'broken-page': brokenPageModel,
  'email-verification': emailVerificationModel,
  application: applicationModel,
  'application-page': applicationPageModel,
  'application-status': applicationStatusModel,
  'username-check': usernameCheckModel,
  'email-check': emailCheckModel,
  picture: pictureModel,
  'city-search': citySearchModel,
  'reference-lists': referenceListsModel,
  'back-office': backOfficeModel,
  'application-queue': applicationQueueModel,
  'application-review': applicationReviewModel,
  'back-office-list': ledgerModel,
  'set-password': setPasswordModel,
  'forgot-password': forgotPasswordModel,
  'bank-details': bankDetailsModel,
  area: areaModel,
  directory: directoryModel,
  discovery: discoveryModel,
  'filter-panel': filterPanelModel,
  'creator-details': creatorDetailsModel,
  'creator-profile': creatorProfileModel,
  shortlist: shortlistModel,
  toast: toastModel,
  'application-lifecycle': applicationLifecycleModel,
  'creator-account-lifecycle': creatorAccountModel,
  'bank-link-lifecycle': bankLinkModel,
  'mail-lifecycle': mailModel,
  'sponsor-lifecycle': sponsorModel,
};
