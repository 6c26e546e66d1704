import sharp from 'sharp';
import { accountOf } from '#demo/seed-accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { parseConfig } from '#server/lib/config.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { makeApplication } from '#tests/kit/applicant.ts';

const people = 10_000;
const password = 'open-sesame-1';
const numbered = (number: number) => `number-${String(number).padStart(4, '0')}`;
/** Who applies in the app, beside whoever applies with a picture as it was taken: nobody can apply twice. */
const fromApp = (name: string) => `app-${name}`;

/** Everybody who signs in or applies: each sponsor has an account, each applicant an address that is verified. */
export async function makePeople(env: NodeJS.ProcessEnv): Promise<void> {
  const config = parseConfig(env);
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const { database, now } = await openPlatform(config, silentLog);
  const passwordHash = await hashPassword(password);
  const names = Array.from({ length: people }, (_, number) => numbered(number));
  for (let done = 0; done < people; done += 1_000) {
    const some = names.slice(done, done + 1_000);
    const sponsors = some.map((username) =>
      accountOf('sponsor', { name: username, username, email: `${username}@sponsor.example` }, passwordHash, now()),
    );
    await database.insertInto('account').values(sponsors).execute();
    await database
      .insertInto('emailVerification')
      .values(some.flatMap((name) => [name, fromApp(name)]).map((name) => proofOf(name, now())))
      .execute();
  }
  await database.destroy();
}

const proofOf = (name: string, now: number) => ({
  id: name,
  email: `${name}@mail.example`,
  emailFolded: `${name}@mail.example`,
  codeHash: '',
  codeExpiresAt: 0,
  tries: 0,
  verifiedAt: now,
  createdAt: now,
});

/** All bytes of a request of each kind, from somebody else each time. */
export async function overloadCalls(token: string): Promise<Record<string, string>> {
  const signedIn = [`Authorization: Bearer ${token}`, 'Accept-Encoding: gzip'];
  return {
    session: request('GET /api/auth/session', signedIn),
    search: request('GET /api/creator?limit=50&search=an', signedIn),
    code: posted('/api/creator/send-verification-email', { email: `code-${name}@mail.example` }),
    'sign-in': posted('/api/sponsor/auth/login', { username: name, password }),
    application: application(name, await photograph()),
    'application of the app': application(fromApp(name), await portrait()),
  };
}

const name = 'number-{no}';
const boundary = '----overload';

const request = (line: string, headers: readonly string[], body = ''): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'X-Forwarded-For: 2001:db8:{no}::1', ...headers, '', body].join('\r\n');

const posted = (path: string, content: object): string => {
  const body = JSON.stringify(content);
  return request(`POST ${path}`, ['Content-Type: application/json', `Content-Length: ${body.length}`], body);
};

function application(name: string, picture: Buffer): string {
  const body = [
    `--${boundary}\r\nContent-Disposition: form-data; name="application"\r\n\r\n`,
    JSON.stringify(makeApplication(name, { applicationId: name })),
    `\r\n--${boundary}\r\nContent-Disposition: form-data; name="profilePicture"; filename="me.jpg"\r\n`,
    `Content-Type: image/jpeg\r\n\r\n${picture.toString('latin1')}\r\n--${boundary}--\r\n`,
  ].join('');
  const type = `Content-Type: multipart/form-data; boundary=${boundary}`;
  return request('POST /api/creator/apply', [type, `Content-Length: ${body.length}`], body);
}

/** What the app makes of it on the device, whatever its size: docs/decisions/0021. */
const portrait = async (): Promise<Buffer> =>
  sharp(await photograph())
    .resize(800, 800, { fit: 'cover' })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Large shapes with some grain on them, as a telephone takes it: 8 million pixels, 1 MB. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [3264, 2448];
  const noise = (side: number, sigma: number) =>
    sharp({
      create: {
        width: side,
        height: Math.round((side * height) / width),
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    });
  const shapes = await noise(48, 60).png().toBuffer();
  const grain = await noise(width, 14).blur(0.7).png().toBuffer();
  return sharp(shapes)
    .resize(width, height, { kernel: 'cubic' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}
