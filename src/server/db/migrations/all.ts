import type { Migration } from 'kysely/migration';
import { up as accounts } from './0001-accounts.ts';
import { up as media } from './0002-media.ts';
import { up as creators } from './0003-creators.ts';
import { up as applications } from './0004-applications.ts';
import { up as trips } from './0005-trips.ts';
import { up as blog } from './0006-blog.ts';
import { up as directory } from './0007-directory.ts';
import { up as sponsors } from './0008-sponsors.ts';
import { up as stays } from './0009-stays.ts';
import { up as mail } from './0010-mail.ts';
import { up as audit } from './0011-audit.ts';
import { up as installation } from './0012-installation.ts';
import { up as approvedProfiles } from './0013-approved-profiles.ts';
import { up as notifications } from './0014-notifications.ts';
import { up as questions } from './0015-questions.ts';
import { up as directoryPlatforms } from './0016-directory-platforms.ts';
import { up as tripPictures } from './0017-trip-pictures.ts';
import { up as directoryProjection } from './0018-directory-projection.ts';
import { up as languageOfAccount } from './0019-language-of-account.ts';
import { up as notificationFacts } from './0020-notification-facts.ts';
import { up as directoryStatistics } from './0021-directory-statistics.ts';
import { up as directoryWords } from './0022-directory-words.ts';
import { up as tripDayTexts } from './0023-trip-day-texts.ts';
import { up as severalLists } from './0024-several-lists.ts';
import { up as tripVisits } from './0025-trip-visits.ts';
import { up as privateLinks } from './0026-private-links.ts';
import { up as followers } from './0027-followers.ts';
import { up as pictureFocus } from './0028-picture-focus.ts';
import { up as ownHotels } from './0029-own-hotels.ts';
import { up as savedSearchMails } from './0030-saved-search-mails.ts';
import { up as questionReplies } from './0031-question-replies.ts';
import { up as enteredFollowers } from './0032-entered-followers.ts';
import { up as applicationDrafts } from './0033-application-drafts.ts';
import { up as takenApplications } from './0034-taken-applications.ts';

/** Databases store these names: append, never rename. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-accounts': { up: accounts },
  '0002-media': { up: media },
  '0003-creators': { up: creators },
  '0004-applications': { up: applications },
  '0005-trips': { up: trips },
  '0006-blog': { up: blog },
  '0007-directory': { up: directory },
  '0008-sponsors': { up: sponsors },
  '0009-stays': { up: stays },
  '0010-mail': { up: mail },
  '0011-audit': { up: audit },
  '0012-installation': { up: installation },
  '0013-approved-profiles': { up: approvedProfiles },
  '0014-notifications': { up: notifications },
  '0015-questions': { up: questions },
  '0016-directory-platforms': { up: directoryPlatforms },
  '0017-trip-pictures': { up: tripPictures },
  '0018-directory-projection': { up: directoryProjection },
  '0019-language-of-account': { up: languageOfAccount },
  '0020-notification-facts': { up: notificationFacts },
  '0021-directory-statistics': { up: directoryStatistics },
  '0022-directory-words': { up: directoryWords },
  '0023-trip-day-texts': { up: tripDayTexts },
  '0024-several-lists': { up: severalLists },
  '0025-trip-visits': { up: tripVisits },
  '0026-private-links': { up: privateLinks },
  '0027-followers': { up: followers },
  '0028-picture-focus': { up: pictureFocus },
  '0029-own-hotels': { up: ownHotels },
  '0030-saved-search-mails': { up: savedSearchMails },
  '0031-question-replies': { up: questionReplies },
  '0032-entered-followers': { up: enteredFollowers },
  '0033-application-drafts': { up: applicationDrafts },
  '0034-taken-applications': { up: takenApplications },
};
