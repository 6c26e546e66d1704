import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { saveFile } from '../save-file.actors.ts';
import type { Signed, SignedCall } from '../session/signed-call.ts';
import {
  type ReauthenticationAnswer,
  type ReauthenticationInput,
  reauthenticationMachine,
} from './reauthentication.machine.ts';

type Action = (
  call: Signed & { body: { currentPassword: string } },
  input: ReauthenticationInput,
) => Promise<string | null>;

const reauthenticated = (signed: SignedCall, action: Action) =>
  reauthenticationMachine.provide({
    actors: {
      carryOut: fromPromise<ReauthenticationAnswer, ReauthenticationInput>(({ input, signal }) =>
        signed(signal, (call) => action({ ...call, body: { currentPassword: input.currentPassword } }, input))
          .then((result): ReauthenticationAnswer => ({ kind: 'done', result }))
          .catch(refusedFieldsIn),
      ),
    },
  });

/** Ends one session, or all but the current one. */
export const endingSessions = (signed: SignedCall) =>
  reauthenticated(signed, async (call, { subject }) => {
    if (subject === null) await ask('endOtherSessions', call);
    else await ask('endSession', { params: { id: subject }, ...call });
    return subject;
  });

/** The subject is the verification of the new address. */
export const emailChanging = (signed: SignedCall) =>
  reauthenticated(signed, async ({ body, ...call }, { subject }) => {
    const { email } = await ask('changeEmail', { ...call, body: { ...body, applicationId: subject ?? '' } });
    return email;
  });

export const makingAddress = (signed: SignedCall) =>
  reauthenticated(signed, async (call) => (await ask('makeCalendarAddress', call)).address);

export const dataDownload = (signed: SignedCall, username: string) =>
  reauthenticated(signed, async (call) => {
    saveFile(await ask('downloadOwnData', call), `vaya-${username}-${dayOf(Date.now())}.zip`);
    return null;
  });

export const accountClosing = (signed: SignedCall) =>
  reauthenticated(signed, async ({ body, ...call }, { username }) => {
    const { erasedOn } = await ask('closeAccount', { ...call, body: { ...body, username } });
    return erasedOn;
  });
