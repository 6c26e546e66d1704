import { randomUUID } from 'node:crypto';
import type { InviteRequest } from '#contract/back-office.ts';
import { sponsorLifecycle } from '#machines/lifecycles/sponsor.machine.ts';
import { isEmailAddress } from '#rules/email-address.ts';
import { fold } from '#rules/fold.ts';
import type { Problems } from '#rules/problems.ts';
import { cleanUsername, usernameProblem } from '#rules/username.ts';
import { record } from '../audit/audit.service.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { passwordInvitationMail } from '../password/password.mails.ts';
import { issuePasswordLink } from '../password/password-link.ts';
import type { SignedIn } from '../platform/access.ts';
import { isTaken } from '../platform/database/is-taken.ts';
import { Conflict, InvalidFields, NotFound } from '../platform/errors.ts';
import { step } from '../platform/lifecycle.ts';
import type { Platform } from '../platform/platform.ts';
import type { Language } from '../platform/texts.ts';
import { findAccount, insertAccount, updateAccountState } from '../session/account.store.ts';
import { deleteSessionsOf } from '../session/session.store.ts';

/** Makes an account that waits for its password, and mails the link that sets it. */
export async function inviteSponsor(
  platform: Platform,
  request: InviteRequest,
  by: SignedIn,
  language: Language,
): Promise<{ id: string }> {
  const username = cleanUsername(request.username);
  refuseProblems({ ...request, username });
  const id = randomUUID();
  const createdAt = platform.now();
  const account = {
    id,
    role: 'sponsor' as const,
    state: 'invited' as const,
    name: request.name,
    username,
    usernameFolded: fold(username),
    email: request.email,
    emailFolded: fold(request.email),
    passwordHash: null,
    createdAt,
    updatedAt: createdAt,
  };
  try {
    await platform.database.transaction().execute(async (transaction) => {
      await insertAccount(transaction, account);
      const url = await issuePasswordLink(platform, transaction, id, 'invitation');
      const mail = passwordInvitationMail(url, language);
      await queueMail(platform, transaction, { to: account.email, language, subjectId: id, ...mail });
      await record(platform, transaction, { actor: by.username, action: 'sponsor.invite', subjectId: id });
    });
  } catch (failure) {
    throw isTaken(failure) ? new Conflict('usernameTaken', 'usernameTaken') : failure;
  }
  return { id };
}

function refuseProblems({ name, username, email }: InviteRequest): void {
  const wrongName = usernameProblem(username);
  const problems: Problems = {
    ...(name === '' && { name: { name: 'required' as const } }),
    ...(wrongName && { username: wrongName }),
    ...(!isEmailAddress(email) && { email: { name: email === '' ? ('required' as const) : ('notValid' as const) } }),
  };
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
}

/** Moves a sponsor along the chart; whoever is suspended is signed out in the same transaction. */
export function moveSponsorAccount(
  platform: Platform,
  id: string,
  move: 'suspend' | 'reinstate',
  by: Pick<SignedIn, 'username'>,
): Promise<{ state: string }> {
  return platform.database.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, id);
    if (account?.role !== 'sponsor') throw new NotFound();
    const { state } = account;
    const next =
      state === 'pending' || state === 'closed' ? null : step(sponsorLifecycle, state, { type: `sponsor.${move}` });
    if (!next) throw new Conflict('notNow', 'notNow');
    await updateAccountState(transaction, id, next.state, platform.now());
    if (next.state === 'suspended') await deleteSessionsOf(transaction, id);
    await record(platform, transaction, { actor: by.username, action: `sponsor.${move}`, subjectId: id });
    return { state: next.state };
  });
}
