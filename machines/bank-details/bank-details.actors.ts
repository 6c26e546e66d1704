import { fromPromise } from 'xstate';
import { completeBankDetails, readBankForm, renewBankLink } from '#api/bank-details.ts';
import type { BankFormReply } from '#contract/bank-details.ts';
import type { BankForm } from '#rules/bank-form.ts';
import { errorBodyOf } from '#rules/error-body.ts';
import { bankDetailsMachine, type FetchAnswer, type SubmitAnswer } from './bank-details.machine.ts';

export const bankDetails = bankDetailsMachine.provide({
  actors: {
    fetchBankForm: fromPromise<FetchAnswer, { token: string }>(({ input, signal }) =>
      readBankForm(input.token, { signal }).then(formIn).catch(linkAnswer),
    ),
    submitBankDetails: fromPromise<SubmitAnswer, { token: string; form: BankForm }>(({ input, signal }) =>
      completeBankDetails(input.token, input.form, { signal })
        .then((): SubmitAnswer => ({ kind: 'submitted' }))
        .catch(submitAnswer),
    ),
    renewBankLink: fromPromise<void, { token: string }>(({ input, signal }) => renewBankLink(input.token, { signal })),
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
