import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { saveFile } from '../save-file.ts';
import type { Signed, SignedCall } from '../session/signed-call.ts';
import {
  type ReauthenticationAnswer,
  type ReauthenticationForm,
  reauthenticationMachine,
} from './reauthentication.machine.ts';

type Action = (call: Signed & { body: { currentPassword: string } }, username: string) => Promise<string | null>;

const reauthenticated = (signed: SignedCall, action: Action) =>
  reauthenticationMachine.provide({
    actors: {
      carryOut: fromPromise<ReauthenticationAnswer, ReauthenticationForm>(({ input, signal }) =>
        signed(signal, (call) => action({ ...call, body: { currentPassword: input.currentPassword } }, input.username))
          .then((result): ReauthenticationAnswer => ({ kind: 'done', result }))
          .catch(refusedFieldsIn),
      ),
    },
  });

export const endingOthers = (signed: SignedCall) =>
  reauthenticated(signed, async (call) => {
    await ask('endOtherSessions', call);
    return null;
  });

export const makingAddress = (signed: SignedCall) =>
  reauthenticated(signed, async (call) => (await ask('makeCalendarAddress', call)).address);

export const dataDownload = (signed: SignedCall, username: string) =>
  reauthenticated(signed, async (call) => {
    saveFile(await ask('downloadOwnData', call), `vaya-${username}-${dayOf(Date.now())}.zip`);
    return null;
  });

export const accountClosing = (signed: SignedCall) =>
  reauthenticated(signed, async ({ body, ...call }, username) => {
    const { erasedOn } = await ask('closeAccount', { ...call, body: { ...body, username } });
    return erasedOn;
  });
