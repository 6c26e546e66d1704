import { groupInvitationMachine } from '#machines/group-invitation/group-invitation.machine.ts';
import { blankDraft, type StayDraft } from '#machines/stay-form/stay-draft.ts';
import type { Flow } from '#tests/kit/flow.ts';
import { flowNow } from '#tests/kit/flow-now.ts';
import { modelOf } from '#tests/kit/model.ts';
import { makeBooking } from '#tests/kit/stays.ts';
import { offered } from './stay-form.flow.ts';

export const at = flowNow;
export const deniz = { id: 'creator-1', name: 'Deniz Yıldız', days: [] };
export const ece = { id: 'creator-2', name: 'Ece Er', days: [offered] };
export const draft: StayDraft = {
  ...blankDraft('Europe/Istanbul'),
  ...{ hotelName: 'Bay House', cityName: 'Kaş', cityId: 'city-1', checkIn: '2026-06-12', checkOut: '2026-06-14' },
  ...{ stayType: 'paid', remarks: 'Come and see the bay.' },
};
const form = { source: { kind: 'group' }, timeZone: 'Europe/Istanbul', savedDraft: draft, at } as const;
export const input = { ids: ['creator-1', 'creator-2'], form, saved: null };
export const taken = 'You have already invited this creator for these dates.';
const people = ['Deniz Yıldız', 'Ece Er'];

export const flow = {
  model: modelOf({
    title: 'Inviting several creators',
    machine: groupInvitationMachine,
    input,
    events: {
      'person.open': [{ id: 'creator-1' }],
      'person.change': [{ change: { checkIn: '2026-06-13' } }, { change: { hotelName: '' } }],
      'person.leaveOut': [{ id: 'creator-1' }, { id: 'creator-2' }],
      'person.takeBack': [{ id: 'creator-1' }, { id: 'creator-2' }],
      'stay.completed': [{ draft, at }],
    },
    answers: {
      fetchPeople: [{ kind: 'found', people: [deniz, ece] }, { kind: 'none' }],
      inviteCreator: [
        { kind: 'sent', booking: makeBooking() },
        { kind: 'missing' },
        { kind: 'refused', message: taken },
      ],
    },
    vertex: ({ people: found, terms, leftOut, outcomes, open }) => [
      found.length,
      terms,
      leftOut,
      Object.values(outcomes).map(({ kind }) => kind === 'sent'),
      open,
    ],
    isConsistent: (group, _, { inviteCreator }) =>
      !group.matches('submitting') || !(String(inviteCreator?.creatorId) in group.context.outcomes),
    restingStates: ['missing', 'sent'],
  }),
  guide: {
    role: 'A sponsor',
    address: '/invitations/new',
    start:
      'Sign in at `/discovery` as the demo sponsor, save two creators, open Lists, press Choose several, choose both and follow Invite.',
    answers: {
      fetchPeople: {
        found: 'choose creators of the directory',
        none: 'open `/invitations/new?creator=unknown&creator=other`',
      },
      inviteCreator: {
        sent: 'send the form',
        missing: 'suspend the creator as staff, then send the form',
        refused: 'send the same dates again',
      },
    },
    conditions: {
      mayBeInvited: 'no invitation was sent to the creator yet',
      mayBeLeftOut: 'another creator is left to invite',
      isLeftOut: 'the creator was left out',
      hasOwnTerms: 'something differs for the creator',
      areTermsFlawless: 'what differs is filled in correctly',
      isSent: 'the invitation was sent',
      hasNext: 'another creator waits',
      hasUnsent: 'an invitation could not be sent',
    },
  },
  words: {
    'person.open': 'Press Change for Deniz',
    'person.close': 'Press Done',
    'person.change': ({ change }) =>
      change.hotelName === '' ? 'Empty the hotel of Deniz' : 'Choose another day for Deniz',
    'person.reset': 'Press Same as for everyone',
    'person.leaveOut': ({ id }) => `Press Leave out ${id === deniz.id ? 'Deniz' : 'Ece'}`,
    'person.takeBack': ({ id }) => `Press Invite ${id === deniz.id ? 'Deniz' : 'Ece'} after all`,
    'stay.completed': 'Fill in the form and send it',
  },
  shown: {
    texts: {
      loading: ['Loading the creators...'],
      missing: ['These creators are no longer in the directory.', 'Go to the directory'],
      failed: ['Try again'],
      'editing.calm': people,
      'editing.refused': [...people, 'Dismiss'],
      submitting: [...people, 'Sending...'],
      sent: [...people, 'Open invitation', 'Your invitations'],
    },
  },
  gestures: {
    'person.open': ({ press }) => press('Change for Deniz Yıldız'),
    'person.close': ({ press }) => press('Done'),
    'person.change': ({ refill }, { change }) =>
      'checkIn' in change ? refill('Check-in', change.checkIn) : refill('Hotel name', change.hotelName),
    'person.reset': ({ press }) => press('Same as for everyone'),
    'person.leaveOut': ({ press }, { id }) => press(`Leave out ${id === deniz.id ? deniz.name : ece.name}`),
    'person.takeBack': ({ press }, { id }) => press(`Invite after all: ${id === deniz.id ? deniz.name : ece.name}`),
    'banner.dismiss': ({ press }) => press('Dismiss'),
    'call.retry': ({ press }) => press('Try again'),
  },
  elsewhere: { 'stay.completed': 'the form, which is a flow of its own' },
} satisfies Flow;
