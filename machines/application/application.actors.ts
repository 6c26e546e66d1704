import { fromPromise } from 'xstate';
import { apply } from '#api/application.ts';
import { privacyVersion } from '#contract/privacy.ts';
import type { ApplicationField } from '#rules/application.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { fileOf } from '../picture/picture.actors.ts';
import { type ApplyAnswer, type ApplyInput, applicationMachine } from './application.machine.ts';

export const application = applicationMachine.provide({
  actors: {
    apply: fromPromise<ApplyAnswer, ApplyInput>(async ({ input: { form, applicant, pictureId }, signal }) => {
      try {
        const { cityNames: _, ...fields } = form;
        const reply = await apply({ ...fields, ...applicant, privacyVersion }, fileOf(pictureId), { signal });
        const { status = 'ONHOLD', reference = '', statusToken = '' } = reply;
        return { kind: 'applied', status, reference, statusToken };
      } catch (failure) {
        return refusal(failure);
      }
    }),
  },
});

const fieldOfCode: Partial<Record<string, ApplicationField>> = { usernameTaken: 'username', emailTaken: 'email' };

function refusal(failure: unknown): ApplyAnswer {
  const body = errorBodyOf(failure);
  if (body === null) throw failure;
  const field = fieldOfCode[body.code];
  return {
    kind: 'refused',
    message: body.message,
    fields: { ...body.fields, ...(field && { [field]: body.message }) },
  };
}
