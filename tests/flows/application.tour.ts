import type { AnyMachineSnapshot } from 'xstate';
import { holdAccount, pngOf } from '#tests/kit/applicant.ts';
import type { Hand, Tour } from '#tests/kit/flow.ts';
import { verifyAddress } from '#tests/kit/verify-address.ts';
import { draft } from './application.flow.ts';

const oneOfEach = 'the draft has one language and one city';
const takesSevenDays = 'a proof expires after seven days';

const notOffered = [
  ...['part.passed', 'draft.discard', 'email.unverified', 'username.changed'],
  ...['level.remove', 'place.remove', 'place.main'],
];

export const tour: Tour = {
  path: '/application',
  fleeting: ['applied'],
  isPassable: (snapshot, { type: event, output }) =>
    !notOffered.includes(event) && Object(output).kind !== 'unproven' && isNextPart(snapshot, event),
  unreachable: {
    'root — email.unverified → stay #0': 'the address stays verified',
    'root — username.changed → stay #0': 'the username stays the same',
    'editing — level.remove → stay #0': oneOfEach,
    'editing — place.remove → stay #0': oneOfEach,
    'editing — place.main → stay #0': oneOfEach,
    'editing — part.passed → stay #0': 'a wide page shows all parts at once',
    'editing — draft.discard → editing.calm #0': 'it is offered only with a saved draft',
    'submitting — xstate.done.actor.apply → editing.refused #2': takesSevenDays,
  },
  gestures: {
    async open(hand) {
      await hand.plant(saveDraft, draftOf(hand));
      await hand.open('/application');
      await hand.sees('This username is available.');
      await verifyAddress(hand);
    },
    'draft.observe': (hand, { form }) => hand.otherTab({ 'vaya.application': draftOf(hand, form) }),
    'service.toggle': ({ press }) => press('Blog Post'),
    'level.choose': ({ choose }, { id }) => choose('Add a language', id),
    'place.add': ({ press }, { city }) => press(city.cityName),
    async 'email.verified'() {},
    async 'username.accepted'() {},
    async 'picture.drawn'({ attach, press, sees }) {
      await attach(/^Choose/, await pngOf());
      await press('Use this part');
      await sees('Remove picture');
    },
    'picture.cleared': ({ press }) => press('Remove picture'),
  },
  calls: { apply: /^\/api\/creator\/apply$/ },
  arrange: {
    apply: (hand, output) => holdAccount(hand.server, usernameOf(hand), Object(output).kind === 'refused'),
  },
};

/** The tour opens with a verified address and a free username; the picture comes last, and once. */
function isNextPart(snapshot: AnyMachineSnapshot, event: string): boolean {
  const { applicant, freeName, pictureId, form } = snapshot.context;
  if (event === 'level.choose') return !form.languages.some(({ language }: { language: string }) => language === 'de');
  if (event === 'place.add') return !form.locations.includes('745044');
  if (event === 'email.verified') return applicant === null;
  if (event === 'username.accepted') return freeName === null;
  if (event === 'picture.cleared') return pictureId !== null && snapshot.matches('editing');
  if (event !== 'picture.drawn') return true;
  return applicant !== null && freeName !== null && pictureId === null && snapshot.matches('editing');
}

const usernameOf = ({ tour }: Pick<Hand, 'tour'>) => `hopeful${tour}`;

const draftOf = (hand: Hand, change: object = {}): string =>
  JSON.stringify({ at: Date.now(), value: { ...draft, ...change, username: usernameOf(hand) } });

/** Runs in the page. */
const saveDraft = (draft: string): void => localStorage.setItem('vaya.application', draft);
