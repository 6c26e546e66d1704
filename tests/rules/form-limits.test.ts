import { describe, expect, it } from 'vitest';
import { type ApplicationForm, applicationProblems } from '#rules/application.ts';
import { bankProblems } from '#rules/bank-form.ts';
import { noteProblem, replyByProblem, stayProblems } from '#rules/booking-problems.ts';
import { tripThere } from '#rules/directory.ts';
import { passwordProblem } from '#rules/password.ts';
import { tripProblems } from '#rules/trip-problems.ts';
import { makeTripRequest, tripItem } from '#tests/kit/make-trip-request.ts';
import { companyDetails } from '#tests/kit/people.ts';

const text = (length: number) => 'abcdefghij'.repeat(Math.ceil(length / 10)).slice(0, length);
const email = (local: number, whole: number) => {
  const domain = `${text(whole - local - 1 - '.example'.length)}.example`;
  return `${text(local)}@${domain}`;
};
const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

/** What a form says of a field: the values at its limits are right, those one beyond are not. */
interface Limit {
  field: string;
  taken: unknown[];
  refused: unknown[];
}

const between = (field: string, min: number, max: number): Limit => ({
  field,
  taken: [text(min), text(max)],
  refused: [text(min - 1), text(max + 1)],
});

function followsLimits(limits: Limit[], problemsWith: (field: string, value: unknown) => Record<string, unknown>) {
  it.each(limits)('of $field', ({ field, taken, refused }) => {
    const isRefused = (value: unknown) => problemsWith(field, value)[field] !== undefined;
    expect(taken.map(isRefused)).toEqual(taken.map(() => false));
    expect(refused.map(isRefused)).toEqual(refused.map(() => true));
  });
}

describe('an application keeps the limits', () => {
  const form: ApplicationForm = {
    ...{ fullName: 'Deniz Yıldız', username: 'deniz', email: 'deniz@mail.example', phoneNumber: '+90 532 000 00 00' },
    aboutMe: 'I sail along the Lycian coast and write about every bay on the way.',
    socialMediaAccounts: { instagram: '@vaya', youtube: '', tiktok: '' },
    ...{ instagramFollowers: '', youtubeFollowers: '', tiktokFollowers: '' },
    languages: [{ language: 'tr', proficiency: 'NATIVE' }],
    expertises: [{ expertise: 'sailing', level: 'EXPERT' }],
    ...{ locations: ['308948'], location: null, services: ['photo-shoot'], serviceOffers: [] },
    ...{ hasCompany: true, legalEntity: 'Deniz Ltd', taxNo: '1234567890', taxOffice: 'Kaş' },
    ...{ accountHolderName: '', iban: '', address: '', termsAccepted: true },
  };
  const listed = (field: string, entry: (id: string) => unknown): Limit => ({
    field,
    taken: [ids(1).map(entry), ids(20).map(entry)],
    refused: [[], ids(21).map(entry)],
  });
  followsLimits(
    [
      between('fullName', 2, 80),
      between('username', 3, 30),
      between('aboutMe', 30, 1000),
      {
        field: 'instagramFollowers',
        taken: ['', '0', '5100', '12.500', '12,500', '1 250 000', '999999999'],
        refused: ['1000000000', '5.1K', '5.1', '12.50', '-1', 'many'],
      },
      { field: 'youtubeFollowers', taken: [''], refused: ['10'] },
      between('legalEntity', 2, 120),
      between('taxOffice', 2, 80),
      { field: 'taxNo', taken: ['1234567890'], refused: ['123456789', '12345678901'] },
      { field: 'accountHolderName', taken: ['', text(120)], refused: [text(121)] },
      { field: 'address', taken: ['', text(250)], refused: [text(251)] },
      { field: 'email', taken: [email(64, 254), 'a@b.example'], refused: [email(65, 254), email(64, 255)] },
      { field: 'phoneNumber', taken: ['+1234567', '+123456789012345'], refused: ['+123456', '+1234567890123456'] },
      { field: 'instagram', taken: [text(60)], refused: [text(61)] },
      listed('languages', (language) => ({ language, proficiency: 'NATIVE' })),
      listed('expertises', (expertise) => ({ expertise, level: 'EXPERT' })),
      listed('locations', (id) => id),
      listed('services', (id) => id),
    ],
    (field, value) =>
      applicationProblems(
        field === 'instagram'
          ? { ...form, socialMediaAccounts: { ...form.socialMediaAccounts, instagram: String(value) } }
          : { ...form, [field]: value },
      ),
  );

  it('of services and offers together', () => {
    const problem = (services: number, offers: number) =>
      applicationProblems({
        ...form,
        services: ids(services),
        serviceOffers: ids(20)
          .slice(0, offers)
          .map((id) => `${id}-offer`),
      }).services;
    expect([problem(19, 1), problem(20, 0), problem(0, 20)]).toEqual([undefined, undefined, undefined]);
    expect([problem(20, 1), problem(0, 0)]).toEqual([expect.anything(), expect.anything()]);
  });
});

describe('bank details keep the limits', () => {
  const lines = ['country', 'city', 'district', 'taxOffice'];
  followsLimits(
    [
      { field: 'name', taken: [text(1), text(120)], refused: ['', text(121)] },
      ...lines.map((field) => ({ field, taken: [text(1), text(80)], refused: ['', text(81)] })),
      { field: 'address', taken: [text(1), text(250)], refused: ['', text(251)] },
      { field: 'taxNumber', taken: ['1234567890'], refused: ['', '123456789', '12345678901'] },
    ],
    (field, value) => bankProblems({ ...companyDetails, [field]: value }),
  );
  it('of the number of a person', () => {
    const problem = (taxNumber: string) =>
      bankProblems({ ...companyDetails, accountType: 'person', taxNumber }).taxNumber;
    expect(['10000000146', '1000000014', '100000001460'].map((number) => problem(number) === undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a stay keeps the limits', () => {
  const form = {
    ...{ hotelName: 'Bay House', cityName: 'Kaş', checkIn: '2026-06-02', checkOut: '2026-06-03' },
    ...{ stayType: 'gifted' as const, budgetPerNight: null, currency: null },
    deliverables: [{ platform: 'instagram', kind: 'reel', count: 1 }],
  };
  const tomorrow = '2026-06-02';
  const of = (checkIn: string, checkOut: string) => Object.keys(stayProblems({ ...form, checkIn, checkOut }, tomorrow));

  it('of its days: from tomorrow for two years, one to thirty nights', () => {
    expect(of('2026-06-02', '2026-06-03')).toEqual([]);
    expect(of('2026-06-01', '2026-06-03')).toEqual(['checkIn']);
    expect(of('2028-06-01', '2028-06-02')).toEqual([]);
    expect(of('2028-06-02', '2028-06-03')).toEqual(['checkIn']);
    expect(of('2026-06-02', '2026-07-02')).toEqual([]);
    expect(of('2026-06-02', '2026-07-03')).toEqual(['checkOut']);
    expect(of('2026-06-02', '2026-06-02')).toEqual(['checkOut']);
  });

  it('of the day of a reply: from today to the day before check-in', () => {
    const isRight = (day: string) => replyByProblem(day, { today: '2026-06-01', checkIn: '2026-06-05' }) === null;
    expect(['2026-05-31', '2026-06-01', '2026-06-04', '2026-06-05'].map(isRight)).toEqual([false, true, true, false]);
  });

  it('of a note', () => {
    expect(['', ' ', 'a', text(2000), text(2001)].map((note) => noteProblem(note) === null)).toEqual([
      ...[false, false, true],
      ...[true, false],
    ]);
  });
});

describe('a trip keeps the limits', () => {
  followsLimits(
    [
      { field: 'title', taken: ['abc'], refused: ['ab', ''] },
      { field: 'price', taken: [0.01], refused: [0, null] },
      { field: 'dates', taken: [['2026-06-02']], refused: [[]] },
      { field: 'places', taken: [[{ _id: null, cityName: 'Kaş' }]], refused: [[]] },
      { field: 'itinerary', taken: [[], [tripItem({ name: 'a' })]], refused: [[tripItem({ name: ' ' })]] },
    ],
    (field, value) => tripProblems({ ...makeTripRequest(), [field]: value }),
  );
});

it('a password has ten to two hundred characters, four of them different', () => {
  const right = ['abcdefghij', 'abcd'.repeat(50), 'abcdaaaaaa'];
  const wrong = ['abcdefghi', `${'abcd'.repeat(50)}a`, 'abcaaaaaaa', ''];
  expect([...right, ...wrong].map((password) => passwordProblem(password) === null)).toEqual([
    ...right.map(() => true),
    ...wrong.map(() => false),
  ]);
});

it('“Be there” has the first and the last day of a trip', () => {
  const trip = { dates: ['2026-06-10', '2026-06-12'], locations: [{ cityName: 'Kaş' }] };
  const isThere = (from: string, to: string) => tripThere([trip], { city: 'kas', from, to }) !== null;
  expect([
    isThere('2026-06-12', '2026-06-20'),
    isThere('2026-06-01', '2026-06-10'),
    isThere('2026-06-11', '2026-06-11'),
    isThere('2026-06-12', ''),
    isThere('', '2026-06-10'),
  ]).toEqual([true, true, true, true, true]);
  expect([
    isThere('2026-06-13', '2026-06-20'),
    isThere('2026-06-01', '2026-06-09'),
    isThere('2026-06-13', ''),
    isThere('', '2026-06-09'),
  ]).toEqual([false, false, false, false]);
});
