import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { saveFile } from '../save-file.ts';
import type { Signed, SignedCall } from '../session/signed-call.ts';
import { type StepUpAnswer, stepUpMachine } from './step-up.machine.ts';

type SignedWord = Signed & { body: { currentPassword: string } };
/** Answers what is told once, if anything is. */
type Deed = (call: SignedWord) => Promise<string | null>;

const stepUpTo = (signed: SignedCall, deed: Deed) =>
  stepUpMachine.provide({
    actors: {
      carryOut: fromPromise<StepUpAnswer, { currentPassword: string }>(({ input: body, signal }) =>
        signed(signal, (call) => deed({ ...call, body }))
          .then((told): StepUpAnswer => ({ kind: 'done', told }))
          .catch(refusedFieldsIn),
      ),
    },
  });

export const endingOthers = (signed: SignedCall) =>
  stepUpTo(signed, async (call) => {
    await ask('endOtherSessions', call);
    return null;
  });

/** A secret address for the calendar, in the place of the last one. */
export const makingAddress = (signed: SignedCall) =>
  stepUpTo(signed, async (call) => (await ask('makeCalendarAddress', call)).address);

/** Everything that is held of whoever is signed in, as a file among their downloads. */
export const dataDownload = (signed: SignedCall, username: string) =>
  stepUpTo(signed, async (call) => {
    saveFile(await ask('downloadOwnData', call), `vaya-${username}-${dayOf(Date.now())}.zip`);
    return null;
  });
