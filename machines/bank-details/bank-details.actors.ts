import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { BankFormReply } from '#contract/application.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { BankForm } from '#rules/bank-form.ts';
import { refusalBy } from '../refusal.ts';
import { refusedFieldsIn } from '../refused-fields.ts';
import { bankDetailsMachine, type FetchAnswer, type RenewAnswer, type SubmitAnswer } from './bank-details.machine.ts';

/** The calls are made with the token of the link, which no chart knows. */
export const bankDetails = (token: string) =>
  bankDetailsMachine.provide({
    actors: {
      fetchBankForm: fromPromise<FetchAnswer>(({ signal }) =>
        ask('readBankForm', { query: { token }, signal })
          .then(formIn)
          .catch(refusalBy<FetchAnswer>({ linkUsed: used, linkExpired: expired, linkUnknown: unknown })),
      ),
      submitBankDetails: fromPromise<SubmitAnswer, { form: BankForm }>(({ input, signal }) =>
        ask('completeBankDetails', { query: { token }, body: input.form, signal })
          .then((): SubmitAnswer => ({ kind: 'submitted' }))
          .catch(
            refusalBy<SubmitAnswer>({ linkUsed: used, linkExpired: expired, linkUnknown: expired }, refusedFieldsIn),
          ),
      ),
      renewBankLink: fromPromise<RenewAnswer>(({ signal }) =>
        ask('renewBankLink', { body: { token }, signal })
          .then((): RenewAnswer => ({ kind: 'renewed' }))
          .catch(refusalBy<RenewAnswer>({ linkUsed: used })),
      ),
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

const used = ({ message }: ErrorBody) => ({ kind: 'used' as const, message });
const expired = () => ({ kind: 'expired' as const });
const unknown = () => ({ kind: 'unknown' as const });
