import { groupInvitationMachine } from '#machines/group-invitation/group-invitation.machine.ts';
import { journeysOf, type Open } from '#tests/kit/journey.ts';
import { makeBooking } from '#tests/kit/stays.ts';
import { at, deniz, draft, ece, input, taken } from './group-invitation.flow.ts';

const ada = { id: 'creator-3', name: 'Ada Ay', days: [] };
const three = { ...input, ids: ['creator-1', 'creator-2', 'creator-3'] };
const later = at + 60_000;
const completed = { type: 'stay.completed', draft, at: later } as const;
const openOf = (id: string) => ({ type: 'person.open', id }) as const;
const change = (terms: object) => ({ type: 'person.change', change: terms }) as const;
const leaveOut = (id: string) => ({ type: 'person.leaveOut', id }) as const;
const takeBack = (id: string) => ({ type: 'person.takeBack', id }) as const;
const close = { type: 'person.close' } as const;
const reset = { type: 'person.reset' } as const;
const dismiss = { type: 'banner.dismiss' } as const;

const form = { form: input.form };
const idle = { calls: form };
const inviting = (creatorId: string, own: object = {}) => ({
  calls: { ...form, inviteCreator: { creatorId, draft: { ...draft, ...own } } },
});
const saved = (group: object) => ({ saveGroup: { terms: {}, leftOut: [], sent: {}, ...group } });
const sentAs = (id: string) => ({ kind: 'sent', booking: makeBooking({ _id: id }) }) as const;
const refused = { kind: 'refused', message: taken } as const;

const chosen = (open: Open<typeof groupInvitationMachine>, given: Parameters<typeof open>[0] = three) => {
  const group = open(given);
  group.answer('fetchPeople', { kind: 'found', people: [deniz, ece, ada] });
  return group;
};

export const journeys = journeysOf({
  machine: groupInvitationMachine,
  file: 'group-invitation/group-invitation.machine.ts',
  journeys: {
    'reads the creators, again after a failure, and stops where none is left'(open) {
      const group = open(three);
      group.isIn('loading', { calls: { ...form, fetchPeople: { ids: three.ids } } });
      group.rejects(completed, openOf('creator-1'), leaveOut('creator-1'));
      group.fail('fetchPeople', { message: 'Network Error' });
      group.isIn('failed', { ...idle, context: { message: 'Network Error' } });
      group.send({ type: 'call.retry' });
      group.answer('fetchPeople', { kind: 'none' });
      group.isIn('missing', idle);
      group.rejects(completed, { type: 'call.retry' });
    },
    '[BEYOND-102] sends one after another, each with what differs for its creator, and ends once all are sent'(open) {
      const group = chosen(open);
      group.send(openOf('creator-2'), change({ checkIn: '2026-06-13' }), change({ remarks: 'Bring the boat.' }), close);
      const own = { checkIn: '2026-06-13', remarks: 'Bring the boat.' };
      const terms = { 'creator-2': own };
      group.isIn('editing.calm', {
        ...idle,
        effects: [saved({ terms: { 'creator-2': { checkIn: '2026-06-13' } } }), saved({ terms })],
        context: { terms, open: null },
      });
      group.send(completed);
      group.isIn('submitting', { ...inviting('creator-1'), context: { at: later } });
      group.rejects(completed, openOf('creator-1'), leaveOut('creator-1'), change({ hotelName: 'Cliff House' }));
      group.answer('inviteCreator', sentAs('stay-1'));
      group.isIn('submitting', {
        ...inviting('creator-2', own),
        effects: [saved({ terms, sent: { 'creator-1': 'stay-1' } })],
      });
      group.answer('inviteCreator', sentAs('stay-2'));
      group.isIn('submitting', {
        ...inviting('creator-3'),
        effects: [saved({ terms, sent: { 'creator-1': 'stay-1', 'creator-2': 'stay-2' } })],
      });
      const sent = { 'creator-1': 'stay-1', 'creator-2': 'stay-2', 'creator-3': 'stay-3' };
      group.answer('inviteCreator', sentAs('stay-3'));
      group.isIn('sent', { ...idle, effects: [saved({ terms, sent }), { deleteDrafts: undefined }] });
      group.rejects(completed, openOf('creator-1'), takeBack('creator-1'));
    },
    '[BEYOND-102] says per creator why an invitation was not sent, sends the rest, and tries only the missing ones again'(
      open,
    ) {
      const group = chosen(open);
      group.send(completed);
      group.answer('inviteCreator', refused);
      group.isIn('submitting', inviting('creator-2'));
      group.answer('inviteCreator', sentAs('stay-2'));
      group.fail('inviteCreator', { message: 'Network Error' });
      const outcomes = {
        'creator-1': { kind: 'refused', message: taken },
        'creator-2': { kind: 'sent', bookingId: 'stay-2' },
        'creator-3': { kind: 'unanswered' },
      } as const;
      const savedSent = saved({ sent: { 'creator-2': 'stay-2' } });
      group.isIn('editing.refused', { ...idle, effects: [savedSent], context: { outcomes } });
      group.rejects(openOf('creator-2'), leaveOut('creator-2'));
      group.send(leaveOut('creator-1'), takeBack('creator-1'));
      const effects = [
        saved({ leftOut: ['creator-1'], sent: { 'creator-2': 'stay-2' } }),
        saved({ sent: { 'creator-2': 'stay-2' } }),
      ];
      group.isIn('editing.refused', { ...idle, effects, context: { outcomes } });
      group.send(dismiss);
      group.isIn('editing.calm', { ...idle, context: { outcomes } });
      group.send(openOf('creator-1'), change({ checkIn: '2026-06-13' }));
      const terms = { 'creator-1': { checkIn: '2026-06-13' } };
      const { 'creator-1': _, ...others } = outcomes;
      group.isIn('editing.calm', {
        ...idle,
        effects: [saved({ terms, sent: { 'creator-2': 'stay-2' } })],
        context: { outcomes: others, open: 'creator-1' },
      });
      group.send(completed);
      group.isIn('submitting', { ...inviting('creator-1', terms['creator-1']), context: { open: null } });
      group.answer('inviteCreator', sentAs('stay-1'));
      group.isIn('submitting', {
        ...inviting('creator-3'),
        effects: [saved({ terms, sent: { 'creator-2': 'stay-2', 'creator-1': 'stay-1' } })],
      });
      group.answer('inviteCreator', { kind: 'missing' });
      group.isIn('editing.refused', {
        ...idle,
        context: {
          outcomes: {
            'creator-1': { kind: 'sent', bookingId: 'stay-1' },
            'creator-2': { kind: 'sent', bookingId: 'stay-2' },
            'creator-3': { kind: 'missing' },
          },
        },
      });
    },
    'leaves creators out and takes them back, but never the last one'(open) {
      const group = chosen(open);
      group.rejects(takeBack('creator-1'), reset, close, change({ hotelName: '' }), openOf('creator-9'), dismiss);
      group.send(openOf('creator-2'));
      group.rejects(reset);
      group.send(leaveOut('creator-1'), leaveOut('creator-2'));
      group.isIn('editing.calm', {
        ...idle,
        effects: [saved({ leftOut: ['creator-1'] }), saved({ leftOut: ['creator-1', 'creator-2'] })],
        context: { leftOut: ['creator-1', 'creator-2'], open: null },
      });
      group.rejects(leaveOut('creator-3'), leaveOut('creator-1'), openOf('creator-1'));
      group.send(openOf('creator-3'), takeBack('creator-1'));
      group.isIn('editing.calm', {
        ...idle,
        effects: [saved({ leftOut: ['creator-2'] })],
        context: { leftOut: ['creator-2'], open: 'creator-3' },
      });
      group.send(leaveOut('creator-1'));
      group.isIn('editing.calm', {
        ...idle,
        effects: [saved({ leftOut: ['creator-2', 'creator-1'] })],
        context: { open: 'creator-3' },
      });
      group.send(completed);
      group.isIn('submitting', inviting('creator-3'));
      group.answer('inviteCreator', sentAs('stay-3'));
      group.isIn('sent', {
        ...idle,
        effects: [
          saved({ leftOut: ['creator-2', 'creator-1'], sent: { 'creator-3': 'stay-3' } }),
          { deleteDrafts: undefined },
        ],
      });
    },
    'sends nothing while something that differs is wrong, and shows the first creator of whom it is'(open) {
      const group = chosen(open);
      group.send(openOf('creator-2'), change({ hotelName: '' }), openOf('creator-3'), change({ checkOut: '' }), close);
      const terms = { 'creator-2': { hotelName: '' }, 'creator-3': { checkOut: '' } };
      const effects = [saved({ terms: { 'creator-2': { hotelName: '' } } }), saved({ terms })];
      group.rejects(reset, change({ hotelName: 'Cliff House' }));
      group.send(completed);
      group.isIn('editing.calm', { ...idle, effects, context: { draft, at: later, open: 'creator-2', rejections: 1 } });
      group.send(reset, completed);
      const rest = { 'creator-3': { checkOut: '' } };
      group.isIn('editing.calm', {
        ...idle,
        effects: [saved({ terms: rest })],
        context: { terms: rest, open: 'creator-3', rejections: 2 },
      });
      group.rejects(openOf('creator-9'));
      group.send(reset, completed);
      group.isIn('submitting', {
        ...inviting('creator-1'),
        effects: [saved({})],
        context: { terms: {}, open: null, rejections: 0 },
      });
    },
    'sends the rest where the first creator has left the directory'(open) {
      const group = chosen(open);
      group.send(completed);
      group.answer('inviteCreator', { kind: 'missing' });
      group.isIn('submitting', {
        ...inviting('creator-2'),
        context: { outcomes: { 'creator-1': { kind: 'missing' } } },
      });
    },
    'ends where everything was sent before a reload'(open) {
      const sent = { 'creator-1': 'stay-1', 'creator-2': 'stay-2', 'creator-3': 'stay-3' };
      const group = chosen(open, { ...three, saved: { terms: {}, leftOut: [], sent } });
      group.send(completed);
      group.isIn('sent', { ...idle, effects: [{ deleteDrafts: undefined }] });
    },
    'goes on after a reload where it was: with what differs, who is left out and what was sent'(open) {
      const terms = { 'creator-3': { hotelName: 'Cliff House' } };
      const group = chosen(open, {
        ...three,
        saved: { terms, leftOut: ['creator-2'], sent: { 'creator-1': 'stay-1' } },
      });
      const outcomes = { 'creator-1': { kind: 'sent', bookingId: 'stay-1' } } as const;
      group.isIn('editing.calm', { ...idle, context: { terms, leftOut: ['creator-2'], outcomes } });
      group.send(completed);
      group.isIn('submitting', inviting('creator-3', { hotelName: 'Cliff House' }));
    },
  },
});
