import { ownAccountPageMachine } from '#machines/own-account-page/own-account-page.machine.ts';
import { actions, followed } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';
import { closing, passwordChange, stepUp } from './own-account-page.flow.ts';

const input = { username: 'deniz' };
const calls = {
  account: undefined,
  sessions: undefined,
  download: followed(),
  passwordChange: followed(),
  ending: followed(),
  closing: followed(input),
};
const leave = { type: 'session.leave' } as const;
const passwordShows = (value: 'changed' | 'submitting') =>
  ({ type: 'xstate.snapshot.passwordChange', snapshot: passwordChange(value) }) as const;
const endingShows = (value: 'done' | 'calm' | 'editing') =>
  ({ type: 'xstate.snapshot.ending', snapshot: stepUp(value) }) as const;
const downloadShows = (value: 'calm' | 'editing') =>
  ({ type: 'xstate.snapshot.download', snapshot: stepUp(value) }) as const;
const closingShows = (value: 'calm' | 'editing') =>
  ({ type: 'xstate.snapshot.closing', snapshot: closing(value) }) as const;
const forgetsOthers = { sessions: { type: 'others.forget' } };
const cancels = {
  ending: { ending: { type: 'stepUp.cancel' } },
  download: { download: { type: 'stepUp.cancel' } },
  closing: { closing: { type: 'closing.cancel' } },
};

export const journeys = journeysOf({
  machine: ownAccountPageMachine,
  file: 'own-account-page/own-account-page.machine.ts',
  journeys: {
    'removes the other sessions from the list once they are logged out or the password is changed'(open) {
      const page = open(input);
      page.isIn('open', { calls, context: { username: 'deniz', erasedOn: '' } });
      page.rejects(passwordShows('submitting'), endingShows('calm'));
      page.send(passwordShows('changed'));
      page.isIn('open', { calls, effects: [forgetsOthers] });
      page.send(endingShows('done'));
      page.isIn('open', { calls, effects: [forgetsOthers] });
    },
    'closes one question when another one is opened'(open) {
      const page = open(input);
      page.send(endingShows('editing'), downloadShows('editing'), closingShows('editing'));
      page.isIn('open', {
        calls,
        effects: [cancels.download, cancels.closing, cancels.ending, cancels.closing, cancels.ending, cancels.download],
      });
      page.rejects(downloadShows('calm'), closingShows('calm'));
    },
    'says when a closed account is erased, and ends the session'(open) {
      const page = open(input);
      page.answer('closing', { erasedOn: '2026-12-22' });
      page.isIn('closed', { context: { erasedOn: '2026-12-22' } });
      page.send(leave);
      page.isIn('closed', { effects: actions('endSession') });
    },
    'logs out'(open) {
      const page = open(input);
      page.send(leave);
      page.isIn('open', { calls, effects: actions('endSession') });
    },
  },
});
