import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ApplicationRequest, ApplyReply } from '#contract/application.ts';
import { privacyVersion } from '#contract/privacy.ts';
import { fileOf } from '../picture/picture.actors.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { type ApplyAnswer, type ApplyInput, applicationMachine } from './application.machine.ts';

export const application = applicationMachine.provide({
  actors: {
    apply: fromPromise<ApplyAnswer, ApplyInput>(({ input, signal }) =>
      ask('apply', { form: formOf(input), signal })
        .then(appliedBy)
        .catch(refusedFieldsIn),
    ),
  },
});

/** The whole application as one JSON part beside the picture. */
function formOf({ form: { cityNames: _, ...fields }, applicant, pictureId }: ApplyInput): FormData {
  const application: ApplicationRequest = { ...fields, ...applicant, privacyVersion };
  const picture = fileOf(pictureId);
  const form = new FormData();
  form.set('application', JSON.stringify(application));
  if (picture) form.set('profilePicture', picture, 'picture');
  return form;
}

/** An older server may answer without a status. */
const appliedBy = ({ status = 'ONHOLD', reference = '', statusToken = '' }: Partial<ApplyReply>): ApplyAnswer => ({
  kind: 'applied',
  status,
  reference,
  statusToken,
});
