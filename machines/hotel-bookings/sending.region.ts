import type { Booking, BookingMoveRequest } from '#contract/hotel-booking.ts';
import { messageOf } from '#machines/rules/message-of.ts';
import type { Failure } from '../call.ts';
import { type BookingsContext, bookings, call, type SendError } from './hotel-bookings.setup.ts';

const saveDraft = {
  type: 'saveDraft',
  params: ({ context: { currentBooking, moveDrafts, note } }: { context: BookingsContext }) => ({
    id: currentBooking?._id ?? '',
    drafts: { ...moveDrafts, note },
  }),
} as const;

const contentOf = ({ event }: { event: { content: string } }) => event.content;
const requestOf = ({ event }: { event: { request: BookingMoveRequest } }) => event.request;
const changeNote = [{ type: 'changeNote', params: contentOf }, saveDraft] as const;
const changeMove = [{ type: 'changeMove', params: requestOf }, saveDraft] as const;

const rememberRejection = (of: SendError['of']) =>
  ({ type: 'rememberSendError', params: ({ message }: { message: string }) => ({ of, message }) }) as const;
const rememberFailure = (of: SendError['of']) =>
  ({
    type: 'rememberSendError',
    params: ({ failure }: Failure) => ({ of, message: messageOf(failure) }),
  }) as const;

const rememberOvertaken = {
  type: 'rememberSendError',
  params: ({ message, booking }: { message: string; booking: Booking | null }): SendError =>
    booking?.state ? { of: 'move', message, state: booking.state } : { of: 'move', message },
} as const;

/** One note or move is sent at a time, also after the person has opened another stay. */
export const sending = bookings.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      initial: 'writing',
      on: {
        'view.change': { guard: { type: 'isOtherStay', params: ({ event }) => event.view }, target: '.writing' },
        'note.change': { guard: 'hasBooking', actions: changeNote },
        'note.submit': [
          { guard: 'isNoteComplete', target: 'noting' },
          { guard: 'hasBooking', target: '.noteIncomplete' },
        ],
        'move.change': { guard: { type: 'isPossible', params: requestOf }, actions: changeMove },
        'move.submit': [
          {
            guard: { type: 'isMoveComplete', params: ({ event: { request, at } }) => ({ request, at }) },
            target: 'moving',
            actions: { type: 'rememberAttempt', params: ({ event: { request, at } }) => ({ request, at }) },
          },
          {
            guard: { type: 'isPossible', params: requestOf },
            target: '.moveIncomplete',
            actions: { type: 'rememberAttempt', params: ({ event: { request, at } }) => ({ request, at }) },
          },
        ],
        'banner.dismiss': { guard: 'hasSendError', actions: 'forgetSendError' },
      },
      states: {
        writing: {},
        noteIncomplete: {
          on: {
            'note.change': {
              guard: { type: 'completesNote', params: contentOf },
              target: 'writing',
              actions: changeNote,
            },
          },
        },
        moveIncomplete: {
          on: {
            'move.change': {
              guard: { type: 'completesMove', params: requestOf },
              target: 'writing',
              actions: changeMove,
            },
          },
        },
      },
    },
    noting: {
      tags: 'loading',
      entry: ['forgetSendError', 'rememberRecipient'],
      on: { 'move.change': { guard: { type: 'isPossible', params: requestOf }, actions: changeMove } },
      invoke: call('addNote', {
        input: ({ context: { recipientId, note } }) => ({ id: recipientId, content: note.trim() }),
        noted: { target: 'idle', actions: ['updateBooking', 'clearNote', 'deleteNoteDraft'] },
        refused: { target: 'idle', actions: rememberRejection('note') },
        failed: { target: 'idle', actions: rememberFailure('note') },
      }),
    },
    moving: {
      tags: 'loading',
      entry: ['forgetSendError', 'rememberRecipient'],
      on: { 'note.change': { guard: 'hasBooking', actions: changeNote } },
      invoke: call('moveBooking', {
        input: ({ context: { recipientId, attempt } }) => ({
          id: recipientId,
          request: attempt?.request ?? { move: 'review' },
        }),
        moved: { target: 'idle', actions: ['updateBooking', 'raiseMoved', 'clearMove', 'deleteMoveDraft'] },
        overtaken: { target: 'idle', actions: ['updateBooking', rememberOvertaken] },
        refused: { target: 'idle', actions: rememberRejection('move') },
        failed: { target: 'idle', actions: rememberFailure('move') },
      }),
    },
  },
});
