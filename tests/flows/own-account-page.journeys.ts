import { ownAccountPageMachine } from '#machines/own-account-page/own-account-page.machine.ts';
import type { Purpose } from '#machines/reauthentication/reauthentication.machine.ts';
import { actions } from '#tests/kit/controllable.ts';
import { journeysOf } from '#tests/kit/journey.ts';

const input = { username: 'deniz', attemptSeed: 'seed' };
const calls = {
  account: undefined,
  sessions: undefined,
  download: { purpose: 'download' },
  passwordChange: undefined,
  ending: { purpose: 'endOtherSessions' },
  closing: { purpose: 'closeAccount', owner: 'deniz' },
  email: { attemptSeed: 'seed' },
  emailChange: { purpose: 'changeEmail' },
};
const leave = { type: 'session.leave' } as const;
const opened = (purpose: Purpose) => ({ type: 'reauthentication.opened', purpose }) as const;
const done = (purpose: Purpose, result: string | null = null) =>
  ({ type: 'reauthentication.done', purpose, result }) as const;
const forgets = (id: string | null) => ({ sessions: { type: 'sessions.forget', id } });
const cancels = {
  ending: { ending: { type: 'reauthentication.cancel' } },
  download: { download: { type: 'reauthentication.cancel' } },
  closing: { closing: { type: 'reauthentication.cancel' } },
  email: { emailChange: { type: 'reauthentication.cancel' } },
};

export const journeys = journeysOf({
  machine: ownAccountPageMachine,
  file: 'own-account-page/own-account-page.machine.ts',
  journeys: {
    'removes the other sessions from the list once they are logged out or the password is changed'(open) {
      const page = open(input);
      page.isIn('open', { calls, context: { ...input, erasedOn: '' } });
      page.send({ type: 'password.changed' });
      page.isIn('open', { calls, effects: [forgets(null)] });
      page.send(done('endOtherSessions'));
      page.isIn('open', { calls, effects: [forgets(null)] });
      page.send({ ...done('endOtherSessions'), result: 'there' });
      page.isIn('open', { calls, effects: [forgets('there')] });
      page.rejects(done('download'));
    },
    'closes one question when another one is opened'(open) {
      const page = open(input);
      const { ending, download, closing, email } = cancels;
      page.send(opened('endOtherSessions'), opened('download'), opened('closeAccount'), opened('changeEmail'));
      page.isIn('open', {
        calls,
        effects: [
          ...[download, closing, email],
          ...[ending, closing, email],
          ...[ending, download, email],
          ...[ending, download, closing],
        ],
      });
    },
    'says when a closed account is erased, and ends the session'(open) {
      const page = open(input);
      page.send(done('closeAccount', '2026-12-22'));
      page.isIn('closed', { context: { erasedOn: '2026-12-22' } });
      page.send(leave);
      page.isIn('closed', { effects: actions('endSession') });
    },
    '[BEYOND-08] asks for the password once a new address is verified, and forgets it once it is changed'(open) {
      const page = open(input);
      page.send({ type: 'email.verified', applicant: { email: 'ada@mail.example', applicationId: 'verification-1' } });
      page.isIn('open', {
        calls,
        effects: [{ emailChange: { type: 'reauthentication.open', subject: 'verification-1' } }],
      });
      page.send(done('changeEmail', 'ada@mail.example'));
      page.isIn('open', {
        calls,
        effects: [
          { email: { type: 'proof.forget' } },
          { email: { type: 'email.change', email: '' } },
          { account: { type: 'account.refresh' } },
        ],
      });
    },
    'logs out'(open) {
      const page = open(input);
      page.send(leave);
      page.isIn('open', { calls, effects: actions('endSession') });
    },
  },
});
