import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { ApplicationRequest, ApplyReply } from '#contract/application.ts';
import { privacyVersion } from '#contract/privacy.ts';
import { errorBodyOf } from '#machines/rules/error-body.ts';
import { isIbanGiven } from '#rules/application.ts';
import type { PictureFiles } from '../picture/picture-files.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { type ApplyAnswer, type ApplyInput, applicationMachine } from './application.machine.ts';

export const application = (files: PictureFiles) =>
  applicationMachine.provide({
    actors: {
      apply: fromPromise<ApplyAnswer, ApplyInput>(({ input, signal }) =>
        ask('apply', { form: applicationForm(input, files.get(input.pictureId)), signal })
          .then(appliedBy)
          .catch(rejectionIn),
      ),
    },
  });

/** A part for each field, lists and yes-or-no as JSON, and the picture. */
function applicationForm({ form: { cityNames: _, ...fields }, applicant }: ApplyInput, picture: Blob | null): FormData {
  const application: ApplicationRequest = {
    ...fields,
    location: fields.location ?? fields.locations[0] ?? null,
    iban: isIbanGiven(fields.iban) ? fields.iban : '',
    ...applicant,
    privacyVersion,
  };
  const form = new FormData();
  for (const [field, value] of Object.entries(application))
    if (value !== null) form.set(field, typeof value === 'string' ? value : JSON.stringify(value));
  if (picture) form.set('profilePicture', picture, 'picture');
  return form;
}

/** An email error other than 'taken' means that the verification has expired. */
function rejectionIn(failure: unknown): ApplyAnswer {
  const refused = refusedFieldsIn(failure);
  const isUnproven = 'email' in refused.fields && errorBodyOf(failure)?.code !== 'emailTaken';
  return isUnproven ? { ...refused, kind: 'unproven' } : refused;
}

const appliedBy = ({ status, reference, statusToken }: ApplyReply): ApplyAnswer => ({
  kind: 'applied',
  status,
  reference,
  statusToken,
});
