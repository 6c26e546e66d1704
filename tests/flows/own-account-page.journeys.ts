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
const told = [{ sessions: { type: 'others.forget' } }];
const cancel = { type: 'stepUp.cancel' };
const cancelClosing = { type: 'closing.cancel' };

export const journeys = journeysOf({
  machine: ownAccountPageMachine,
  file: 'own-account-page/own-account-page.machine.ts',
  journeys: {
    'a password that is changed, and others that are logged out, are gone from the list of sessions'(open) {
      const page = open(input);
      page.isIn('open', { calls, context: { username: 'deniz', erasedOn: '' } });
      page.rejects({ type: 'xstate.snapshot.passwordChange', snapshot: passwordChange('submitting') });
      page.send({ type: 'xstate.snapshot.passwordChange', snapshot: passwordChange('changed') });
      page.isIn('open', { calls, effects: told });
      page.rejects({ type: 'xstate.snapshot.ending', snapshot: stepUp('calm') });
      page.send({ type: 'xstate.snapshot.ending', snapshot: stepUp('done') });
      page.isIn('open', { calls, effects: told });
    },
    'of what is asked, the last that was pressed is'(open) {
      const page = open(input);
      page.send({ type: 'xstate.snapshot.ending', snapshot: stepUp('editing') });
      page.isIn('open', { calls, effects: [{ download: cancel }, { closing: cancelClosing }] });
      page.send({ type: 'xstate.snapshot.download', snapshot: stepUp('editing') });
      page.isIn('open', { calls, effects: [{ ending: cancel }, { closing: cancelClosing }] });
      page.send({ type: 'xstate.snapshot.closing', snapshot: closing('editing') });
      page.isIn('open', { calls, effects: [{ ending: cancel }, { download: cancel }] });
      page.rejects({ type: 'xstate.snapshot.download', snapshot: stepUp('calm') });
      page.rejects({ type: 'xstate.snapshot.closing', snapshot: closing('calm') });
    },
    'an account that is closed says when it is erased, and asks for nothing more'(open) {
      const page = open(input);
      page.answer('closing', { erasedOn: '2026-12-22' });
      page.isIn('closed', { context: { erasedOn: '2026-12-22' } });
      page.send(leave);
      page.isIn('closed', { effects: actions('endSession') });
    },
    'who logs out is signed out'(open) {
      const page = open(input);
      page.send(leave);
      page.isIn('open', { calls, effects: actions('endSession') });
    },
  },
});
