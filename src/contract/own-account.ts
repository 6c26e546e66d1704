import { z } from 'zod';
import { entryId, line } from './fields.ts';
import { reauthenticationRequest } from './session.ts';
import { accountStates, bankLinkStates } from './states.ts';

export const ownAccountReply = z
  .object({
    _id: z.string(),
    username: z.string(),
    fullName: z.string(),
    email: z.string(),
    state: z.enum(accountStates).describe('The blog is public while this is active.'),
    createdAt: z.int(),
    bank: z.object({
      state: z.enum(bankLinkStates).nullable().describe('State of the latest bank link.'),
      ibanEnding: z.string().describe('Empty if there is no IBAN.'),
    }),
  })
  .meta({ id: 'OwnAccount' });

export const ownDataFile = z.string().describe('A ZIP file.');

export const changeEmailRequest = reauthenticationRequest.extend({
  applicationId: entryId.describe('The id under which the new address was verified.'),
});
export const changeEmailReply = z.object({ email: z.string() });

export const closeAccountRequest = reauthenticationRequest.extend({
  username: line(80).min(1).describe('The own username, as a confirmation.'),
});
export const closeAccountReply = z.object({
  state: z.literal('closed'),
  erasedOn: z.iso.date().describe('The day of the deletion, unless staff reopen the account.'),
});

export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;
export type ChangeEmailReply = z.infer<typeof changeEmailReply>;
export type CloseAccountRequest = z.infer<typeof closeAccountRequest>;
export type CloseAccountReply = z.infer<typeof closeAccountReply>;
export type OwnAccountReply = z.infer<typeof ownAccountReply>;

export const calendarReply = z
  .object({
    since: z.int().nullable().describe('When the address was created; null without an address.'),
    address: z.string().nullable().describe('Returned once, by the call that creates it: only a hash is stored.'),
  })
  .meta({ id: 'Calendar' });

export type CalendarReply = z.infer<typeof calendarReply>;
