import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditActions } from '#contract/audit-actions.ts';
import { applyAs, signInStaff, staffHands, tokenIn } from '#tests/kit/applicant.ts';
import { handsOf, type Stays, startStays, stayAt } from '#tests/kit/bookings.ts';
import { companyDetails } from '#tests/kit/people.ts';
import { plantQuestion } from '#tests/kit/plant-question.ts';
import { type Answer, startTestServer, type TestServer } from '#tests/kit/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** These are tested one by one: audit, second-factor, commands, own-data, own-profile and closed-accounts. */
const testedElsewhere = new Set([
  ...['staff.signIn', 'staff.block', 'staff.setPassword', 'staff.add', 'sponsor.add', 'keys.rotate'],
  ...['backup.make', 'backup.fail', 'backup.restore', 'staff.suspend', 'staff.reinstate'],
  ...['staff.setUpSecondFactor', 'staff.resetSecondFactor', 'staff.useRecoveryCode', 'staff.wrongCode'],
  ...['account.download', 'account.erase', 'account.changeEmail', 'profile.change'],
]);

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

async function decideOnApplications(staff: Staff): Promise<{ accountId: string; applicationId: string }> {
  const { applicationId } = await applyAs(server, 'deniz');
  const moves = [{ move: 'approve' }, { move: 'undo' }, { move: 'reject', reason: 'content' }, { move: 'reopen' }];
  for (const move of [...moves, { move: 'approve' }]) await ok(staff.moveApplication(applicationId, move));
  const { statusToken } = await applyAs(server, 'mia', { phoneNumber: '+90 532 000 00 01' });
  await ok(server.post('/api/creator/application-status/withdraw', { token: statusToken }));
  return { applicationId, accountId: (await staff.get(`/applications/${applicationId}`)).body.accountId };
}

async function reviewBankDetails(
  staff: Staff,
  { accountId, applicationId }: { accountId: string; applicationId: string },
) {
  const details = `/creators/${accountId}/bank-details`;
  const sendBy = async (template: string) => {
    server.clock.now += 1;
    const token = await tokenIn(server, 'deniz@mail.example', template);
    await ok(server.post(`/api/creator/complete-bank-details?token=${token}`, companyDetails));
    return staff.bankSeen(applicationId);
  };
  server.clock.now += 1;
  await ok(staff.post(`${details}/moves`, { move: 'reissue' }));
  await ok(staff.post(`${details}/moves`, { move: 'return', message: 'Which bank?', ...(await sendBy('bank-link')) }));
  await ok(staff.post(`${details}/moves`, { move: 'verify', ...(await sendBy('bank-needs-changes')) }));
  await ok(staff.post(`${details}/reveal`, {}));
  for (const move of ['suspend', 'reinstate', 'close', 'reopen'])
    await ok(staff.post(`/creators/${accountId}/moves`, { move }));
}

async function writeNotesAndMails(staff: Staff, accountId: string): Promise<void> {
  const { data } = await ok(staff.post(`/creators/${accountId}/notes`, { content: 'Sails' }));
  await ok(staff.post(`/notes/${data[0]._id}/remove`, {}));
  const [mail] = (await staff.get(`/creators/${accountId}/mails`)).body.data;
  await ok(staff.post(`/creators/${accountId}/mails/${mail.id}/reading`, {}));
  await server.platform.database.updateTable('outboxMail').set({ state: 'failed' }).where('id', '=', mail.id).execute();
  await ok(staff.post(`/mails/${mail.id}/moves`, { move: 'requeue' }));
}

async function decideOnQuestions(staff: Staff, accountId: string): Promise<void> {
  for (const move of ['dismiss', 'block'])
    await ok(staff.post(`/questions/${await plantQuestion(server, accountId, { state: 'reported' })}/move`, { move }));
}

async function inviteSponsor(staff: Staff): Promise<void> {
  const { id } = await ok(staff.post('/sponsors', { name: 'Red Bay', username: 'redbay', email: 'red@mail.example' }));
  for (const move of ['suspend', 'reinstate']) await ok(staff.post(`/sponsors/${id}/moves`, { move }));
}

async function arrangeStays(stays: Stays): Promise<void> {
  await stayAt(server, stays, 'DECLINED');
  const id = await stayAt(server, stays, 'CONFIRMED');
  server.clock.now += 40 * 24 * 60 * 60_000;
  const { headers } = await staffHands(server, 'keeper');
  await ok(handsOf(server, 'staff', headers).move(id, { move: 'recordOutcome', outcome: 'stayed' }));
}

type Staff = Awaited<ReturnType<typeof signInStaff>>;

it('every deed of the back office is in the audit trail, with who did it', async () => {
  const staff = await signInStaff(server, 'keeper');
  const creator = await decideOnApplications(staff);
  await reviewBankDetails(staff, creator);
  await writeNotesAndMails(staff, creator.accountId);
  await decideOnQuestions(staff, creator.accountId);
  await inviteSponsor(staff);
  await arrangeStays({ ...(await startStays(server)), staff: handsOf(server, 'staff', staff.headers) });
  const entries = await server.platform.database.selectFrom('auditEntry').select(['actor', 'action']).execute();
  const written = entries.filter(({ action }) => !testedElsewhere.has(action));
  const expected = Object.keys(auditActions).filter((action) => !testedElsewhere.has(action));
  expect([...new Set(written.map(({ actor, action }) => `${action} by ${actor}`))].sort()).toEqual(
    expected.map((action) => `${action} by ${action === 'application.withdraw' ? 'the creator' : 'keeper'}`).sort(),
  );
});
