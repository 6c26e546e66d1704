import { applicationMachine } from '#machines/application/application.machine.ts';
import { applicationStatusMachine } from '#machines/application-status/application-status.machine.ts';
import { citySearchMachine } from '#machines/city-search/city-search.machine.ts';
import { emailCheckMachine } from '#machines/email-check/email-check.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { referenceListsMachine } from '#machines/reference-lists/reference-lists.machine.ts';
import { usernameCheckMachine } from '#machines/username-check/username-check.machine.ts';
import { modelOf } from '#tests/kit/model.ts';

export const draft = {
  fullName: 'Deniz Yıldız',
  username: 'deniz',
  phoneNumber: '+905320000000',
  aboutMe: 'I sail along the Lycian coast and write about every bay on the way.',
  socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: '' },
  languages: [{ language: 'tr', proficiency: 'NATIVE' as const }],
  expertises: [{ expertise: 'sailing', level: 'EXPERT' as const }],
  locations: ['308948'],
  location: null,
  cityNames: { '308948': 'Kaş' },
  services: ['photo-shoot'],
  serviceOffers: [],
  hasCompany: false,
  legalEntity: '',
  taxNo: '',
  taxOffice: '',
  accountHolderName: '',
  iban: 'TR',
  address: '',
  termsAccepted: true,
};
export const applicant = { email: 'deniz@mail.example', applicationId: 'application-1' };

export const applicationModel = modelOf({
  title: 'Application',
  machine: applicationMachine,
  input: { draft },
  events: {
    'form.change': [{ field: 'fullName', change: { fullName: 'Deniz Ay' } }],
    'field.leave': [{ field: 'fullName' }],
    'parts.settle': [
      { parts: { applicant, freeName: 'deniz', pictureId: 'picture-1' } },
      { parts: { applicant: null, freeName: null, pictureId: null } },
    ],
    'application.submit': [{}],
    'banner.dismiss': [{}],
  },
  answers: {
    apply: [
      { kind: 'applied', status: 'ONHOLD', reference: 'VA-12345678', statusToken: 'a.token' },
      { kind: 'refused', message: 'This username is taken.', fields: { username: 'This username is taken.' } },
    ],
  },
  behaviour: ({ applicant: proof, message, form }) => [proof === null, message === null, form.fullName],
});

export const usernameCheckModel = modelOf({
  title: 'Username check',
  machine: usernameCheckMachine,
  input: undefined,
  events: {
    'name.change': [{ username: 'Deniz' }, { username: 'd' }],
    'email.settle': [{ applicationId: 'application-1' }, { applicationId: null }],
    'check.retry': [{}],
  },
  answers: {
    checkUsername: [
      { username: 'deniz', exists: false, canApply: true, status: null, message: 'This username is available.' },
      { username: 'deniz', exists: true, canApply: false, status: null, message: 'This username is taken.' },
    ],
  },
  behaviour: ({ applicationId }) => applicationId,
  belongs: (check, { checkUsername }) =>
    !(check.matches('free') || check.matches('taken')) || check.context.verdict?.username === checkUsername?.username,
});

export const citySearchModel = modelOf({
  title: 'City search',
  machine: citySearchMachine,
  input: { least: 2 },
  events: { 'text.change': [{ text: 'kaş' }, { text: 'k' }], 'search.close': [{}] },
  answers: {
    findCities: [[{ _id: '308948', cityName: 'Kaş', stateName: 'Antalya', countryName: 'Turkey' }], []],
    pause: [undefined],
  },
  behaviour: ({ cities }) => cities.length,
  belongs: (search, { findCities }) => !search.matches('found') || search.context.text === findCities?.text,
});

const lists = { languages: [], expertises: [], services: [], serviceOffers: [], suggestedCities: [] };

export const referenceListsModel = modelOf({
  title: 'Reference lists',
  machine: referenceListsMachine,
  input: undefined,
  events: { 'lists.retry': [{}] },
  answers: {
    fetchLists: [
      { lists: { ...lists, languages: [{ _id: 'tr', name: 'Turkish' }] }, failures: {} },
      { lists, failures: { languages: null } },
    ],
  },
  rests: ['ready'],
});

export const pictureModel = modelOf({
  title: 'Profile picture',
  machine: pictureMachine,
  input: undefined,
  events: {
    'file.choose': [{ fileId: 'file-1' }],
    'crop.change': [{ crop: { x: 0.4, y: 0.5, zoom: 2 } }],
    'crop.confirm': [{}],
    'crop.cancel': [{}],
    'picture.remove': [{}],
  },
  answers: {
    readPicture: [
      { kind: 'readable', url: 'blob:picture', width: 900, height: 600 },
      { kind: 'refused', problem: 'pictureHeic' },
    ],
    drawPicture: [{ id: 'picture-1', url: 'blob:drawn' }],
  },
  behaviour: ({ drawn, problem, crop }) => [drawn !== null, problem !== null, crop.zoom],
});

const status = {
  status: 'ONHOLD' as const,
  reference: 'VA-12345678',
  fullName: 'Deniz Yıldız',
  appliedAt: 0,
  decidedAt: null,
  reason: null,
  reasonText: null,
  mayApplyAgainAt: null,
  hasPassword: false,
  bankDetails: 'missing' as const,
  isActive: false,
};

export const applicationStatusModel = modelOf({
  title: 'Application status',
  machine: applicationStatusMachine,
  input: undefined,
  events: { 'status.load': [{}] },
  answers: { fetchStatus: [{ kind: 'known', status }, { kind: 'unknown' }] },
});

export const emailCheckModel = modelOf({
  title: 'Email check',
  machine: emailCheckMachine,
  input: undefined,
  events: { 'address.change': [{ email: 'deniz@mail.example' }, { email: 'deniz@' }] },
  answers: {
    checkEmail: [
      { exists: false, available: true, message: 'This email address is available.' },
      { exists: true, available: false, message: 'An account with this email address exists already.' },
    ],
  },
  behaviour: ({ email }) => email,
});
