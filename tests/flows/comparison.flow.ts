import type { ComparedCreator } from '#contract/sponsor.ts';
import { comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { isSameJson, modelOf } from '#tests/kit/model.ts';
import { deniz } from './discovery.flow.ts';

export const named = (...ids: string[]): [string, string][] => ids.map((id) => ['creator', id]);
export const comparedWith = (id: string, fullName = 'Ada Ay', followersCount = 1200) => ({
  creator: { ...deniz, publishedVayas: [], _id: id, fullName, followersCount },
  note: null,
  invitation: null,
});
const ece: ComparedCreator = {
  creator: {
    ...comparedWith('creator-2', 'Ece Er', 90_000).creator,
    locations: [{ _id: '304531', cityName: 'Bodrum', stateName: 'Muğla', countryName: 'Turkey' }],
    totalVayaCount: 7,
    socialMediaAccounts: { ...deniz.socialMediaAccounts, youtube: 'ece.er' },
    enteredFollowers: { instagram: 60_000, youtube: 30_000, tiktok: null, at: Date.UTC(2026, 5, 1) },
    expertises: [{ expertise: { _id: 'diving', name: 'Diving' }, level: 'BEGINNER' }],
  },
  note: 'Answers late.',
  invitation: { _id: 'stay-1', state: 'INVITED' },
};

const sideBySide = {
  ...{ 'Locations: Ada Ay': 'Kaş, Antalya', 'Locations: Ece Er': 'Bodrum, Muğla' },
  ...{ 'Followers: Ada Ay': '1,200 Instagram', 'Followers: Ece Er': '90,000 Instagram 60,000 YouTube 30,000' },
  ...{ 'Upcoming trips: Ada Ay': 'None', 'Upcoming trips: Ece Er': 'No published dates 7 trips in total' },
  ...{ 'Expertise: Ada Ay': 'Sailing Expert', 'Expertise: Ece Er': 'Diving Beginner' },
  ...{ 'Your note: Ada Ay': 'None', 'Your note: Ece Er': 'Answers late.' },
  'Latest invitation: Ada Ay': 'No invitation yet Invite to stay',
  'Latest invitation: Ece Er': 'Invited Invite to stay',
};

export const flow = {
  model: modelOf({
    title: 'Comparison',
    machine: comparisonMachine,
    input: { parameters: named('creator-1', 'creator-2') },
    events: {
      'address.change': [
        { parameters: named('creator-1', 'creator-2'), isReturn: true },
        { parameters: named('creator-1'), isReturn: false },
        { parameters: named('creator-1', 'creator-3'), isReturn: true },
        { parameters: [], isReturn: false },
      ],
      'creator.leave': [{ id: 'creator-1' }],
    },
    answers: {
      fetchComparison: [[comparedWith('creator-1'), ece], [comparedWith('creator-1')]],
    },
    vertex: ({ ids, known, found, removed, message }) => [ids, known, found.length, removed, message === null],
    isConsistent: (comparison, { fetchComparison }) =>
      !comparison.matches('ready') || isSameJson(comparison.context.known, fetchComparison?.ids),
  }),
  guide: {
    role: 'A sponsor',
    address: '/discovery/compare',
    start: 'Sign in at `/discovery` as the demo sponsor. Add creators to the comparison.',
    answers: { fetchComparison: { done: 'open the page with creators chosen' } },
    conditions: {
      wasRemoved: 'a creator was removed',
      isAnswered: 'the creators in the address were fetched already',
      namesOthers: 'the address names other creators',
    },
  },
  words: {
    'address.change': ({ parameters, isReturn }) =>
      `${isReturn ? 'Go back to' : 'Go to'} ${parameters.map(([, id]: string[]) => id).join(' and ') || 'no creator'}`,
  },
  shown: {
    texts: {
      empty: ['No creators to compare yet. Choose “Add to comparison” in the menu of up to four cards.'],
      loading: ['Loading the comparison...'],
      ready: [],
      failed: ['Try again'],
    },
    facts: { ready: ({ ids, found }) => (ids.length === 2 && found.length === 2 ? sideBySide : {}) },
  },
  gestures: {
    'creator.leave': ({ press }) => press('Remove Ada Ay'),
    'removal.undo': ({ press }) => press('Undo: Ada Ay was removed'),
    'call.retry': ({ press }) => press('Try again'),
  },
  elsewhere: { 'address.change': 'the address bar' },
} satisfies Flow;
