import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { TestServer } from './server.ts';

/** A picture with something on it, small enough to draw in a moment. */
export const pictureOf = (format: 'jpeg' | 'png' | 'webp' = 'jpeg', side = 64): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b5563' } })
    .toFormat(format)
    .toBuffer();

/** A picture as somebody chooses it from their device. */
export const pngOf = async () => ({ name: 'me.png', type: 'image/png', bytes: await pictureOf('png', 400) });

/** Verifies an address as its owner does: by the code in the mail. */
export async function verifyEmail(server: TestServer, email: string): Promise<string> {
  const { body } = await server.post('/api/creator/send-verification-email', { email });
  server.clock.now += 1;
  const mail = (await server.mails()).find(({ to, template }) => to === email && template === 'code');
  const [code] = /\d{6}/.exec(mail?.subject ?? '') ?? [];
  const { body: verdict } = await server.post('/api/creator/verify-email', { applicationId: body.applicationId, code });
  if (verdict.isValid !== true) throw new Error(`${email} was not verified.`);
  return body.applicationId;
}

/** A form without a fault; a test changes what it is about. */
export const makeApplication = (username: string, change: object = {}) => ({
  applicationId: randomUUID(),
  fullName: `The ${username}`,
  username,
  email: `${username}@mail.example`,
  phoneNumber: '+90 532 000 00 00',
  aboutMe: 'I sail along the Lycian coast and write about every bay on the way.',
  socialMediaAccounts: { instagram: '@vaya', youtube: '', tiktok: '' },
  languages: [{ language: 'tr', proficiency: 'NATIVE' }],
  expertises: [{ expertise: 'sailing', level: 'EXPERT' }],
  locations: ['308948', '745044'],
  location: null,
  services: ['photo-shoot'],
  serviceOffers: [],
  hasCompany: false,
  legalEntity: '',
  taxNo: '',
  taxOffice: '',
  accountHolderName: '',
  iban: '',
  address: '',
  termsAccepted: true,
  privacyVersion: '2026-11',
  ...change,
});

export async function sendApplication(server: TestServer, application: object, picture?: Uint8Array | null) {
  const form = new FormData();
  form.set('application', JSON.stringify(application));
  const bytes = picture === undefined ? await pictureOf() : picture;
  if (bytes) form.set('profilePicture', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'me.jpg');
  return server.ask('/api/creator/apply', { method: 'POST', body: form });
}

/** Somebody who has applied, with what the server answered. */
export async function applyAs(server: TestServer, username: string, change: object = {}) {
  const applicationId = await verifyEmail(server, `${username}@mail.example`);
  const application = makeApplication(username, { applicationId, ...change });
  const answer = await sendApplication(server, application);
  if (answer.status !== 200) throw new Error(`${username} was refused: ${JSON.stringify(answer.body)}`);
  return { application, applicationId, ...answer.body };
}

/** Somebody who has applied and was approved. */
export async function approvedAs(server: TestServer, username: string, change: object = {}): Promise<void> {
  const { applicationId } = await applyAs(server, username, change);
  const staff = await signInStaff(server, `approver-of-${username}`);
  await staff.moveApplication(applicationId, { move: 'approve' });
}

/** The approved application of a creator who was created without one. */
export const insertApproval = ({ platform }: TestServer, accountId: string) =>
  platform.database
    .insertInto('application')
    .values({
      ...{ id: accountId, accountId, state: 'APPROVED', privacyVersion: '2026-11' },
      ...{ createdAt: 1, updatedAt: 1, decidedAt: 1, reason: null, reasonText: null },
    })
    .execute();

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Somebody of the staff, signed in, with hands for what staff do. */
export async function signInStaff(server: TestServer, username = 'keeper') {
  await server.createAccount({ role: 'staff', username });
  return staffHands(server, username);
}

/** The hands of somebody of the staff, with a session of their own. */
export async function staffHands(server: TestServer, username: string) {
  const { body } = await server.post('/api/auth/login', { username, password: 'open-sesame-1' });
  const headers = bearer(body.accessToken);
  const post = (path: string, request: object) => server.post(`/api/admin${path}`, request, headers);
  const get = (path: string) => server.get(`/api/admin${path}`, headers);
  return {
    headers,
    post,
    get,
    /** When the bank details were sent that an application shows now; a verdict is about those. */
    async bankSeen(applicationId: string): Promise<{ updatedAt: number | null }> {
      const { bank } = (await get(`/applications/${applicationId}`)).body;
      return { updatedAt: bank?.updatedAt ?? null };
    },
    moveApplication: (applicationId: string, request: object) => post(`/applications/${applicationId}/moves`, request),
  };
}

/** The newest mail of a kind, once it may leave. */
export async function mailTo(server: TestServer, email: string, template: string) {
  const mails = (await server.mails()).filter((mail) => mail.to === email && mail.template === template);
  return mails[0];
}

/** The token of the link in a mail. */
export async function tokenIn(server: TestServer, email: string, template: string): Promise<string> {
  const mail = await mailTo(server, email, template);
  const [, token] = /token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`There is no link for ${email} in ${template}.`);
  return token;
}
