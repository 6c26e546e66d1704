import { not } from 'xstate';
import { queueAddress } from '#machines/rules/queue-address.ts';
import { backOffice } from './back-office.setup.ts';
import type { Decision } from './recent-decisions.setup.ts';

export const offerUndo = {
  type: 'offerUndo',
  params: ({ event }: { event: { decision: Decision } }) => event.decision,
} as const;

/** Leads back to the person whose decision was undone. */
const openUndone = {
  guard: { type: 'isOtherThanOpen', params: ({ event }: { event: { id: string | null } }) => event.id },
  actions: [
    'reloadQueue',
    { type: 'openUndone', params: ({ event }: { event: { id: string | null } }) => event.id ?? '' },
  ],
} as const;

const open = backOffice.createStateConfig({
  entry: 'rememberOpened',
  invoke: {
    id: 'review',
    src: 'review',
    input: ({ context: { opened, next } }) => ({ id: opened ?? '', isNext: opened === next }),
  },
  on: {
    'approval.requested': { actions: { type: 'perform', params: { move: 'approve' } } },
    'take.requested': { actions: { type: 'perform', params: { move: 'take' } } },
    'applications.decided': {
      guard: { type: 'isOpened', params: ({ event }) => event.decision.ids },
      actions: ['reloadQueue', offerUndo, 'reloadReview'],
    },
    'decision.undone': [openUndone, { actions: ['reloadQueue', 'reloadReview'] }],
  },
  initial: 'read',
  states: {
    read: {
      always: { guard: 'isElsewhere', target: '#backOffice.applications.closed' },
      on: {
        'action.started': {
          target: 'acting',
          actions: { type: 'forgetFailedActionOf', params: ({ event }) => event.id },
        },
      },
    },
    /** An action is not cut off: the page goes where the address leads once the action has ended. */
    acting: {
      on: {
        'application.decided': [
          { guard: 'isElsewhere', target: 'read', actions: ['reloadQueue', offerUndo] },
          { guard: 'hasNext', target: 'read', actions: ['reloadQueue', offerUndo, 'rememberNext', 'openNext'] },
          { target: '#backOffice.applications.closed', actions: ['reloadQueue', offerUndo, 'rememberNext'] },
        ],
        'application.changed': { target: 'read', actions: 'reloadQueue' },
        'action.failed': [
          {
            guard: 'isElsewhere',
            target: 'read',
            actions: ['reloadQueue', { type: 'rememberFailedAction', params: ({ event }) => event }],
          },
          { target: 'read', actions: 'reloadQueue' },
        ],
        'action.finished': 'read',
      },
    },
  },
});

export const applications = backOffice.createStateConfig({
  invoke: { id: 'queue', src: 'queue', input: ({ context }) => ({ query: queueAddress.read(context.parameters) }) },
  exit: ['forgetOnHold', 'showSelectable'],
  on: {
    'address.change': {
      actions: [{ type: 'rememberAddress', params: ({ event }) => event.parameters }, 'sendQuery', 'showSelectable'],
    },
    'query.changed': {
      guard: 'namesQueue',
      actions: { type: 'writeQuery', params: ({ event }) => event.query },
    },
    'queue.loaded': {
      actions: [{ type: 'rememberOnHold', params: ({ event }) => event.rows }, 'showSelectable'],
    },
    'applications.decided': { actions: ['reloadQueue', offerUndo] },
    'queue.outdated': { actions: 'reloadQueue' },
    'tick.requested': { actions: { type: 'tick', params: ({ event }) => event.row } },
    'clearing.requested': { actions: 'clearSelection' },
    'decision.undone': [openUndone, { actions: 'reloadQueue' }],
  },
  initial: 'closed',
  states: {
    closed: {
      always: [
        { guard: not('namesQueue'), target: '#backOffice.arriving' },
        { guard: 'namesApplication', target: 'open' },
      ],
    },
    open,
  },
});
