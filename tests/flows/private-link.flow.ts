import type { AnyMachineSnapshot } from 'xstate';
import { type PrivateLinkSnapshot, privateLinkMachine } from '#machines/private-link/private-link.machine.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { modelOf } from '#tests/kit/model.ts';
import { demoTrips } from './own-account.flow.ts';

export const since = Date.UTC(2026, 5, 15);
export const address = 'https://vaya.example/draft/abc';
export const title = 'By the sea';
const heading = 'Private link';
type Context = PrivateLinkSnapshot['context'];
const isShown = (snapshot: AnyMachineSnapshot) => snapshot.matches('on') || snapshot.hasTag('busy');

export const flow = {
  model: modelOf({
    title: 'Private link',
    machine: privateLinkMachine,
    input: { tripId: 'sea' },
    events: {},
    answers: {
      readLink: [
        { kind: 'off', title },
        { kind: 'on', title, since, address: null },
        { kind: 'closed', title },
        { kind: 'missing' },
      ],
      makeLink: [
        { kind: 'on', since, address },
        { kind: 'missing' },
        { kind: 'refused', message: 'Please try again tomorrow.' },
      ],
      revokeLink: [{ kind: 'revoked' }, { kind: 'missing' }],
    },
    restingStates: ['closed', 'missing'],
    isConsistent: ({ context: { tripId } }, _, asked) =>
      [asked.readLink, asked.makeLink, asked.revokeLink].every((each) => each === undefined || each.tripId === tripId),
    vertex: ({ title: known, since: made, address: link, message }) => [known, made, link, message === null],
  }),
  guide: {
    ...demoTrips,
    answers: {
      readLink: {
        off: 'open the page of a draft',
        on: 'create a link, then reload the page',
        closed: 'open the page of a published trip',
        missing: 'open the page of a trip that was deleted',
      },
      makeLink: {
        on: 'press Create private link',
        missing: 'delete the trip in another tab, then press Create private link',
        refused: 'create fifty links on one day',
      },
      revokeLink: {
        revoked: 'press Withdraw the link',
        missing: 'delete the trip in another tab, then press Withdraw the link',
      },
    },
  },
  shown: {
    buttons: { 'Create a new link': null, 'Withdraw the link': null },
    texts: {
      loading: [heading, 'Loading the private link...'],
      'off.calm': [heading],
      'off.revoked': [heading, 'The link is withdrawn.'],
      'on.calm': [heading],
      'on.confirmingReplacement': [heading, 'Create a new link?'],
      'on.confirmingRevocation': [heading, 'Withdraw the link?'],
      creating: [heading, 'One moment...'],
      revoking: [heading, 'One moment...'],
      closed: [heading, 'Only a draft or an unpublished trip has a private link.'],
      missing: [heading, 'We couldn’t find this trip.', 'All trips'],
      failed: [heading],
    },
    where: {
      'To “By the sea”': (context: Context, snapshot) => context.title !== '' && !snapshot.matches('missing'),
      'A link was created on 15 Jun 2026. We showed it once; a new link replaces it.': (context: Context, snapshot) =>
        context.since !== null && context.address === null && isShown(snapshot),
      Copy: (context: Context, snapshot) => context.address !== null && isShown(snapshot),
    },
  },
  words: { 'action.confirm': 'Press the same in the question' },
  gestures: {
    'link.create': ({ press }) => press('Create private link'),
    'link.replace': ({ press }) => press('Create a new link'),
    'link.revoke': ({ press }) => press('Withdraw the link'),
    'action.confirm': ({ press }) => press(/^(Create a new link|Withdraw the link)$/),
    'action.cancel': ({ press }) => press('Cancel'),
    'call.retry': ({ press }) => press('Try again'),
  },
} satisfies Flow;
