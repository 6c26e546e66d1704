import { z } from 'zod';
import {
  creatorOrders,
  creatorStatuses,
  maxStaffNoteLength,
  queueFlags,
  queueOrders,
  queueTabs,
  queueTakers,
  rejectionReasons,
  sharedFields,
} from './back-office-choices.ts';
import { entryId, lines, needed, recordId, trimmed } from './fields.ts';
import { bookingItem } from './hotel-booking.ts';
import { accountStates, applicationStates, bankLinkStates } from './states.ts';

const applicationState = z.enum(applicationStates);
const text = (maxLength: number) => lines(maxLength, trimmed);

const timestamp = z.coerce.number().int().min(0).max(8_640_000_000_000_000).optional();

export const applicationsQuery = z.strictObject({
  state: z.enum(queueTabs).optional(),
  order: z.enum(queueOrders).default('oldest'),
  flag: z.enum(queueFlags).optional(),
  taker: z.enum(queueTakers).optional().describe('Taken by the caller.'),
  since: timestamp.describe('Sent at this time or later.'),
  until: timestamp.describe('Sent before this time.'),
  search: z
    .string()
    .max(80)
    .regex(/^\P{Cc}*$/u)
    .default(''),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const bankLink = z
  .object({
    state: z.enum(bankLinkStates),
    expiresAt: z.int(),
    submittedAt: z.int().nullable(),
  })
  .nullable()
  .describe('The newest bank link.');

export const applicationListItem = z
  .object({
    id: z.string(),
    accountId: z.string(),
    reference: z.string(),
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    profilePicture: z.string().nullable(),
    state: applicationState,
    createdAt: z.int(),
    decidedAt: z.int().nullable(),
    isIbanDoubtful: z.boolean(),
    isRepeated: z.boolean().describe('Another creator has the same phone number or handle.'),
    bankLink,
    taken: z
      .object({ by: z.string(), isOwn: z.boolean(), until: z.int() })
      .nullable()
      .describe('The member of staff who has taken the application; anyone may still decide on it.'),
  })
  .meta({ id: 'ApplicationListItem' });

export const creatorOfStaff = applicationListItem
  .pick({
    accountId: true,
    fullName: true,
    username: true,
    email: true,
    profilePicture: true,
    isIbanDoubtful: true,
    isRepeated: true,
    bankLink: true,
  })
  .extend({
    status: z.enum(creatorStatuses),
    createdAt: z.int().describe('When they first applied.'),
    notes: z.int().describe('The number of staff notes.'),
    application: applicationListItem.pick({ id: true, state: true }).nullable().describe('The newest application.'),
  })
  .meta({ id: 'CreatorOfStaff' });

export const applicationsReply = z.object({
  data: z.array(applicationListItem),
  total: z.int().nullable().describe('Null for a search or filter with many matches: they are not counted.'),
  counts: z
    .record(z.enum(queueTabs), z.int())
    .nullable()
    .describe('The count of each tab; null whenever the total is.'),
});

export const waitingLimit = 10;

const waiting = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item).describe('The oldest first.'), total: z.int() });

export const waitingReply = z.object({
  applications: waiting(applicationListItem),
  bankDetails: waiting(applicationListItem),
  stays: waiting(bookingItem),
  failedMails: z.int().describe('Emails of the last two days that could not be delivered.'),
  reportedQuestions: z.int(),
});

export const auditEntry = z.object({
  at: z.int(),
  actor: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.string()),
});

export const resemblingLimit = 5;

const resembling = creatorOfStaff.extend({
  same: z.array(z.enum(sharedFields)).describe('The fields that are the same.'),
});

const named = z.object({ name: z.string(), level: z.string().nullable() });

export const applicationDetailReply = applicationListItem
  .extend({
    profile: z
      .record(z.string(), z.array(named))
      .describe('By the names of the application’s fields, with the names of what was chosen.'),
    reason: z.string().nullable(),
    reasonText: z.string().nullable(),
    isLatest: z.boolean().describe('Only the newest application of an account can be changed.'),
    accountState: z.enum(accountStates),
    bank: z
      .object({ maskedIban: z.string(), isDoubtful: z.boolean(), updatedAt: z.int() })
      .nullable()
      .describe('Never the IBAN itself.'),
    resembling: z.object({
      data: z.array(resembling).describe('Most matching fields first, then the oldest account.'),
      isMore: z.boolean().describe('There are more than this list has.'),
    }),
    changes: z
      .array(z.object({ field: z.string(), before: z.array(named), after: z.array(named) }))
      .describe('What the creator has changed since the approval. A picture has no names.'),
    history: z.array(auditEntry),
  })
  .meta({ id: 'ApplicationDetail' });

const approveMove = z.strictObject({ move: z.literal('approve') });
const rejectMove = z.strictObject({
  move: z.literal('reject'),
  reason: z.enum(rejectionReasons),
  text: text(1000).default(''),
});
const reopenMove = z.strictObject({ move: z.literal('reopen') });
const undoMove = z.strictObject({ move: z.literal('undo') });
const takeMove = z.strictObject({ move: z.literal('take') });
const giveBackMove = z.strictObject({ move: z.literal('giveBack') });

export const applicationMoveRequest = z.discriminatedUnion('move', [
  approveMove,
  rejectMove,
  reopenMove,
  undoMove,
  takeMove,
  giveBackMove,
]);
export const applicationMoveReply = z.object({
  state: applicationState,
  undoableFor: z.int().describe('Milliseconds in which the decision can be undone.'),
});

export const applicationsMoveRequest = z.strictObject({
  ids: z
    .array(entryId)
    .min(1)
    .max(100)
    .refine((ids) => new Set(ids).size === ids.length, 'Each id may occur once.'),
  request: z.discriminatedUnion('move', [approveMove, rejectMove, undoMove]),
});
export const applicationsMoveReply = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      refusal: z.string().nullable().describe('Why the application was not changed; null if it was.'),
    }),
  ),
  undoableFor: z.int().describe('Milliseconds in which these decisions can be undone.'),
});

const updatedAt = z
  .int()
  .nullable()
  .describe('The `updatedAt` of the bank details that staff saw; null without bank details.');
export const bankMoveRequest = z.discriminatedUnion('move', [
  z.strictObject({ move: z.literal('verify'), updatedAt }),
  z.strictObject({ move: z.literal('return'), message: text(1000), updatedAt }),
  z.strictObject({ move: z.literal('reissue') }),
]);
export const bankMoveReply = z.object({
  state: z.enum(bankLinkStates).describe('The state of the newest bank link.'),
});

export const revealReply = z
  .object({
    accountType: z.enum(['person', 'company']),
    name: z.string(),
    iban: z.string(),
    bank: z.string().nullable(),
    taxNumber: z.string(),
    taxOffice: z.string(),
    address: z.string(),
    city: z.string(),
    district: z.string(),
    country: z.string(),
  })
  .meta({ id: 'RevealedBankDetails' });

export const creatorMoveRequest = z.strictObject({ move: z.enum(['suspend', 'reinstate', 'close', 'reopen']) });
export const creatorMoveReply = z.object({ state: z.enum(accountStates) });

export const pageQuery = applicationsQuery.pick({ offset: true, limit: true });

export const sponsorsReply = z.object({
  data: z.array(
    z
      .object({
        id: z.string(),
        name: z.string(),
        username: z.string(),
        email: z.string(),
        state: z.enum(['invited', 'active', 'suspended']),
        createdAt: z.int(),
      })
      .meta({ id: 'Sponsor' }),
  ),
  total: z.int(),
});

export const inviteRequest = z.strictObject({ name: text(80), username: text(40), email: text(254) });
export const invitedReply = z.object({ id: z.string() });
export const sponsorMoveRequest = z.strictObject({ move: z.enum(['suspend', 'reinstate']) });
export const sponsorMoveReply = z.object({ state: z.enum(accountStates) });

export type PageQuery = z.output<typeof pageQuery>;
export type HistoryEntry = z.infer<typeof auditEntry>;
export type SponsorsReply = z.infer<typeof sponsorsReply>;
export type InviteRequest = z.output<typeof inviteRequest>;
export type ApplicationsQuery = z.output<typeof applicationsQuery>;
export type WaitingReply = z.infer<typeof waitingReply>;
export type ApplicationsReply = z.infer<typeof applicationsReply>;
export type ApplicationDetailReply = z.infer<typeof applicationDetailReply>;
export type ApplicationMoveRequest = z.output<typeof applicationMoveRequest>;
export type ApplicationMoveReply = z.infer<typeof applicationMoveReply>;
export type ApplicationsMoveRequest = z.output<typeof applicationsMoveRequest>;
export type ApplicationsMoveReply = z.infer<typeof applicationsMoveReply>;
export type BankMoveRequest = z.output<typeof bankMoveRequest>;
export type BankMoveReply = z.infer<typeof bankMoveReply>;
export type CreatorMoveRequest = z.output<typeof creatorMoveRequest>;
export type SponsorMoveRequest = z.output<typeof sponsorMoveRequest>;
export type SponsorMoveReply = z.infer<typeof sponsorMoveReply>;
export type RevealReply = z.infer<typeof revealReply>;

export const creatorsQuery = applicationsQuery.pick({ search: true, limit: true }).extend({
  search: applicationsQuery.shape.search.describe('Prefixes of words in the name, username or email.'),
  status: z.enum(creatorStatuses).optional(),
  order: z.enum(creatorOrders).default('newest'),
  after: recordId.optional().describe('The `next` of the previous page.'),
});

export const creatorsReply = z.object({
  data: z.array(creatorOfStaff),
  next: z.string().nullable().describe('The `after` of the next page; null on the last page.'),
  counts: z
    .record(z.enum(creatorStatuses), z.int())
    .nullable()
    .describe('The count of each status; null for a search.'),
});

export type CreatorsQuery = z.output<typeof creatorsQuery>;
export type CreatorsReply = z.infer<typeof creatorsReply>;
export type CreatorOfStaff = CreatorsReply['data'][number];

export const staffNoteRequest = z.strictObject({ content: lines(maxStaffNoteLength, needed) });

const staffNote = z
  .object({
    _id: z.string(),
    author: z.string(),
    isOwn: z.boolean().describe('Only its author can delete a note.'),
    content: z.string(),
    createdAt: z.int(),
  })
  .meta({ id: 'StaffNote' });

export const staffNotesReply = z.object({
  fullName: z.string().describe('The name of the creator.'),
  data: z.array(staffNote).describe('The newest first.'),
});

export type StaffNoteRequest = z.output<typeof staffNoteRequest>;
export type StaffNote = z.infer<typeof staffNote>;
export type StaffNotesReply = z.infer<typeof staffNotesReply>;
