import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { saveFile } from '../save-file.ts';
import type { Signed, SignedCall } from '../session/signed-call.ts';
import { type StepUpAnswer, stepUpMachine } from './step-up.machine.ts';

type Deed = (call: Signed & { body: { currentPassword: string } }) => Promise<unknown>;

const stepUpTo = (signed: SignedCall, deed: Deed) =>
  stepUpMachine.provide({
    actors: {
      carryOut: fromPromise<StepUpAnswer, { currentPassword: string }>(({ input: body, signal }) =>
        signed(signal, (call) => deed({ ...call, body }))
          .then((): StepUpAnswer => ({ kind: 'done' }))
          .catch(refusedFieldsIn),
      ),
    },
  });

export const endingOthers = (signed: SignedCall) => stepUpTo(signed, (call) => ask('endOtherSessions', call));

/** Everything that is held of whoever is signed in, as a file among their downloads. */
export const dataDownload = (signed: SignedCall, username: string) =>
  stepUpTo(signed, async (call) =>
    saveFile(await ask('downloadOwnData', call), `vaya-${username}-${dayOf(Date.now())}.zip`),
  );
