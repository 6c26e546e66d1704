import type { InviteRequest } from '#contract/back-office.ts';
import type { Language } from '#contract/language.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { isEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import { notValid, type Problems, problem, required } from '#rules/problems.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { findAccountByEmail, findAccountByUsername, insertAccount, makeAccount } from '../accounts/accounts.ts';
import { emailTaken, usernameTaken } from '../accounts/name-conflicts.ts';
import { issuePasswordLink } from '../accounts/password-links.ts';
import type { Actor } from '../db/idempotency.ts';
import { doOnce } from '../db/idempotency.ts';
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
  const wrongName = usernameProblem(username);
  const problems: Problems = {
    ...(name === '' && { name: sponsorNameNeeded }),
    ...(wrongName && { username: wrongName }),
    ...(!isEmailAddress(email) && { email: email === '' ? required : notValid }),
  };
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
}
