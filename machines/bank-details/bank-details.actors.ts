import { fromPromise } from 'xstate';
import { completeBankDetails, readBankForm, renewBankLink } from '#api/bank-details.ts';
import type { BankFormReply } from '#contract/bank-details.ts';
import type { BankForm } from '#rules/bank-form.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { bankDetailsMachine, type FetchAnswer, type SubmitAnswer } from './bank-details.machine.ts';

/** By the token of the link, which no chart knows. */
export const bankDetails = (token: string) =>
  bankDetailsMachine.provide({
    actors: {
      fetchBankForm: fromPromise<FetchAnswer>(({ signal }) =>
        readBankForm(token, { signal }).then(formIn).catch(linkAnswer),
      ),
      submitBankDetails: fromPromise<SubmitAnswer, { form: BankForm }>(({ input, signal }) =>
        completeBankDetails(token, input.form, { signal })
          .then((): SubmitAnswer => ({ kind: 'submitted' }))
          .catch(submitAnswer),
      ),
      renewBankLink: fromPromise<void>(({ signal }) => renewBankLink(token, { signal })),
    },
  });

const formIn = (reply: BankFormReply): FetchAnswer => ({
  kind: 'form',
  info: {
    fullName: reply.fullName,
    email: reply.email,
    ibanEnding: reply.ibanEnding,
    linkExpiresAt: reply.linkExpiresAt,
    message: reply.message,
  },
  form: {
    accountType: reply.accountType,
    name: reply.name,
    iban: 'TR',
    taxNumber: '',
    taxOffice: reply.taxOffice,
    address: reply.address,
    city: reply.city,
    district: reply.district,
    country: reply.country,
  },
});

function linkAnswer(failure: unknown): FetchAnswer {
  const body = errorBodyOf(failure);
  if (body?.code === 'linkUsed') return { kind: 'used', message: body.message };
  if (body?.code === 'linkExpired') return { kind: 'expired' };
  if (body?.code === 'linkUnknown') return { kind: 'unknown' };
  throw failure;
}

function submitAnswer(failure: unknown): SubmitAnswer {
  const body = errorBodyOf(failure);
  if (body === null) throw failure;
  if (body.code === 'linkUsed') return { kind: 'used', message: body.message };
  if (body.code === 'linkExpired' || body.code === 'linkUnknown') return { kind: 'expired' };
  return { kind: 'refused', message: body.message };
}
