import type {
  InviteRequest,
  PageQuery,
  SponsorMoveReply,
  SponsorMoveRequest,
  SponsorsReply,
} from '#contract/back-office.ts';
import type { Language } from '#contract/language.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { emailProblem } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { isFlawless, problem, problemsIn } from '#rules/problems.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { sponsorAccounts } from '../accounts/account.lifecycle.ts';
import {
  countSponsors,
  emailTaken,
  findAccountByEmail,
  findAccountByUsername,
  insertAccount,
  makeAccount,
  pageOfSponsors,
  usernameTaken,
} from '../accounts/accounts.ts';
import { issuePasswordLink } from '../accounts/password-links.ts';
import { advance } from '../db/advance.ts';
import { type Actor, doOnce } from '../db/idempotency.ts';
import { initialStateOf } from '../db/lifecycle.ts';
import type { Platform } from '../db/platform.ts';
import { inUnitOfWork, type Unit } from '../db/unit-of-work.ts';
import { InvalidFields } from '../lib/errors.ts';
import { sponsorInvitationMail } from './sponsor.mails.ts';

export function inviteSponsor(
  platform: Platform,
  request: InviteRequest,
  by: Actor,
  language: Language,
): Promise<{ id: string }> {
  const invited = { ...request, username: cleanUsername(request.username) };
  validate(invited);
  return inUnitOfWork(
    platform,
    (unit) => doOnce(unit, by, ['inviteSponsor', invited], () => invite(unit, invited, { by, language })),
    by.username,
  );
}

interface InviteOptions {
  by: Actor;
  language: Language;
}

async function invite(unit: Unit, { name, username, email }: InviteRequest, { by, language }: InviteOptions) {
  if (await findAccountByUsername(unit.database, 'sponsors', fold(username))) throw usernameTaken();
  if (await findAccountByEmail(unit.database, 'sponsors', fold(email))) throw emailTaken();
  const account = makeAccount(
    { role: 'sponsor', state: initialStateOf(sponsorLifecycle), name, username, email, language },
    unit.now,
  );
  await insertAccount(unit.database, account);
  const { url } = await issuePasswordLink(unit, account.id, 'invitation');
  const inviter = await findAccountByUsername(unit.database, 'people', fold(by.username));
  const details = {
    inviter: inviter?.name ?? 'Vaya',
    company: name,
    username,
    signInUrl: `${unit.publicUrl}/discovery`,
    url,
  };
  unit.queueMail({ to: email, language, subjectId: account.id, ...sponsorInvitationMail(details, language) });
  unit.record({ action: 'sponsor.invite', subjectId: account.id });
  return { id: account.id };
}

const sponsorNameNeeded = problem({ en: 'Company or name is required', tr: 'Şirket veya ad zorunludur' });

function validate({ name, username, email }: InviteRequest): void {
  const problems = problemsIn({
    name: name === '' ? sponsorNameNeeded : null,
    username: usernameProblem(username),
    email: emailProblem(email),
  });
  if (!isFlawless(problems)) throw new InvalidFields(problems);
}

export async function listSponsors({ database }: Platform, { offset, limit }: PageQuery): Promise<SponsorsReply> {
  const [sponsors, total] = await Promise.all([pageOfSponsors(database, offset, limit), countSponsors(database)]);
  const data = sponsors.flatMap(({ id, name, username, email, state, createdAt }) =>
    state === 'invited' || state === 'active' || state === 'suspended'
      ? [{ id, name, username, email, state, createdAt }]
      : [],
  );
  return { data, total };
}

export const moveSponsor = (
  platform: Platform,
  id: string,
  { move }: SponsorMoveRequest,
  by: Actor,
): Promise<SponsorMoveReply> =>
  inUnitOfWork(
    platform,
    (unit) =>
      doOnce(unit, by, ['moveSponsor', id, move], async () => {
        const { state } = await advance(unit, sponsorAccounts, id, { type: `sponsor.${move}` });
        return { state };
      }),
    by.username,
  );
