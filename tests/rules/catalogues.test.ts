import { describe, expect, it } from 'vitest';
import { plainWords } from '#web/app/plain-words.ts';
import { applicationPartsWords } from '#web/application/application-parts-words.ts';
import { applicationStatusWords } from '#web/application/application-status-words.ts';
import { backOfficeWords } from '#web/back-office/back-office-words.ts';
import { creatorListWords } from '#web/back-office/creator-list-words.ts';
import { officeToolsWords } from '#web/back-office/office-tools-words.ts';
import { staffWords } from '#web/back-office/staff-words.ts';
import { undoWords } from '#web/back-office/undo-words.ts';
import { bankDetailsWords } from '#web/bank-details/bank-details-words.ts';
import { blogWords } from '#web/blog/blog-words.ts';
import { dashboardWords } from '#web/dashboard/dashboard-words.ts';
import { generalTabWords } from '#web/dashboard/general-tab-words.ts';
import { settingWords } from '#web/dashboard/setting-words.ts';
import { styleTabWords } from '#web/dashboard/style-tab-words.ts';
import { textStyleWords } from '#web/dashboard/text-style-words.ts';
import { cardMenuWords } from '#web/discovery/card-menu-words.ts';
import { emailVerificationWords } from '#web/email-verification/email-verification-words.ts';
import { hotelBookingsWords } from '#web/hotel-bookings/hotel-bookings-words.ts';
import { stayFormWords } from '#web/hotel-bookings/stay-form-words.ts';
import { stayPageWords } from '#web/hotel-bookings/stay-page-words.ts';
import { en } from '#web/i18n/en.ts';
import type { Language } from '#web/i18n/language-store.ts';
import { tr } from '#web/i18n/tr.ts';
import { legalWords } from '#web/legal/legal-words.ts';
import { passwordWords } from '#web/password/password-words.ts';
import { secondFactorWords } from '#web/sign-in/second-factor-words.ts';
import { colourWords } from '#web/ui/colour-words.ts';
import { galleryWords } from '#web/ui/gallery/gallery-words.ts';
import { stayStateWords } from '#web/ui/stay-state-words.ts';

/** Every text of a catalogue by its path; one that takes values is shown with some. */
function textsIn(part: object, path = ''): [path: string, text: string][] {
  return Object.entries(part).flatMap(([key, value]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'function') return [[at, String(value('Antalya', 7, 9))]];
    return typeof value === 'object' ? textsIn(value, at) : [[at, value]];
  });
}

const wholly = (language: Language) => ({
  ...{ en, tr }[language],
  cardMenu: cardMenuWords[language],
  stayStates: stayStateWords[language],
  applicationParts: applicationPartsWords[language],
  applicationStatus: applicationStatusWords[language],
  backOffice: backOfficeWords[language],
  officeTools: officeToolsWords[language],
  undo: undoWords[language],
  bankDetails: bankDetailsWords[language],
  blog: blogWords[language],
  colour: colourWords[language],
  dashboard: dashboardWords[language],
  emailVerification: emailVerificationWords[language],
  gallery: galleryWords[language],
  generalTab: generalTabWords[language],
  hotelBookings: hotelBookingsWords[language],
  legal: legalWords[language],
  stay: stayPageWords[language],
  stayForm: stayFormWords[language],
  password: passwordWords[language],
  plain: plainWords[language],
  secondFactor: secondFactorWords[language],
  setting: settingWords[language],
  staff: staffWords[language],
  styleTab: styleTabWords[language],
  textStyle: textStyleWords[language],
});
const both = { en: textsIn(wholly('en')), tr: textsIn(wholly('tr')) };

/** The same word in both languages, names and places. */
const shared = [
  ...[/^blog\.social\./, /^setting\.social\./, /^gallery\.cities\./],
  ...[/\.pixels$/, /^styleTab\.platforms\./, /\.audiences\.sponsor$/, /\.kinds\.video$/],
];

describe('the catalogues', () => {
  it('hold the same texts', () => {
    expect(both.tr.map(([path]) => path).sort()).toEqual(both.en.map(([path]) => path).sort());
  });

  it.each(['en', 'tr'] as const)('have no empty text, and none with a hole, in %s', (language) => {
    expect(both[language].filter(([, text]) => text.trim() === '' || /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  it('leave no English in the Turkish', () => {
    const english = new Map(both.en);
    const same = both.tr.filter(([path, text]) => english.get(path) === text && !shared.some((one) => one.test(path)));
    expect(same).toEqual([]);
  });

  it('call a password by one word', () => {
    expect(both.tr.filter(([, text]) => /parola/i.test(text))).toEqual([]);
  });

  it.each(['en', 'tr'] as const)(
    'call what is done to an account by one word wherever staff do it, in %s',
    (language) => {
      const { moves, accountMoves } = backOfficeWords[language];
      const { suspend, reinstate } = moves;
      expect(accountMoves).toMatchObject({ suspend, reinstate });
      expect(creatorListWords[language].moves).toMatchObject({ suspend, reinstate });
    },
  );
});
