import type { BankDetailsReply, BankDetailsRequest, BankFormReply } from '#contract/bank-details.ts';
import type { Call } from './call.ts';
import { client } from './client.ts';
import { pathTo } from './path-to.ts';

export const readBankForm = async (token: string, { signal }: Call): Promise<BankFormReply> =>
  (await client.get<BankFormReply>(pathTo('readBankForm'), { params: { token }, signal })).data;

export const completeBankDetails = async (
  token: string,
  request: BankDetailsRequest,
  { signal }: Call,
): Promise<BankDetailsReply['data']> => {
  const path = pathTo('completeBankDetails');
  return (await client.post<BankDetailsReply>(path, request, { params: { token }, signal })).data.data;
};

export const renewBankLink = async (token: string, { signal }: Call): Promise<void> => {
  await client.post(pathTo('renewBankLink'), { token }, { signal });
};
