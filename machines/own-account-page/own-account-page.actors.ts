import { newEmailVerification } from '../email-verification/email-verification.actors.ts';
import { ownAccount } from '../own-account/own-account.actors.ts';
import { ownSessions } from '../own-sessions/own-sessions.actors.ts';
import { passwordChange } from '../password-change/password-change.actors.ts';
import {
  accountClosing,
  dataDownload,
  emailChanging,
  endingSessions,
} from '../reauthentication/reauthentication.actors.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { ownAccountPageMachine } from './own-account-page.machine.ts';

interface Doors {
  username: string;
  signed: SignedCall;
  endSession: () => void;
}

export const ownAccountPage = ({ username, signed, endSession }: Doors) =>
  ownAccountPageMachine.provide({
    actors: {
      account: ownAccount(signed),
      passwordChange: passwordChange(signed),
      sessions: ownSessions(signed),
      ending: endingSessions(signed),
      download: dataDownload(signed, username),
      closing: accountClosing(signed),
      email: newEmailVerification,
      emailChange: emailChanging(signed),
    },
    actions: { endSession },
  });
