import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { MailDraftRequest } from '#contract/application.ts';
import { refusalBy, refusalIn } from '../refusal.ts';
import { draftLinkMachine, type MailAnswer, type MailInput } from './draft-link.machine.ts';

/** `readForm` returns what this device stores of the form: nothing else leaves it before the application is sent. */
export const draftLink = (readForm: () => MailDraftRequest['form']) =>
  draftLinkMachine.provide({
    actors: {
      mailDraft: fromPromise<MailAnswer, MailInput>(({ input: { applicant, part }, signal }) =>
        ask('mailDraft', {
          body: { applicationId: applicant?.applicationId ?? '', part, form: readForm() },
          signal,
        })
          .then((): MailAnswer => 'mailed')
          .catch(refusalBy<MailAnswer>({ notNow: ({ message }) => ({ kind: 'unproven', message }) }, refusalIn)),
      ),
    },
  });
