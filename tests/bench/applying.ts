import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { makeApplication } from '#tests/kit/applicant.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { megabytesOf } from './cpu-race.ts';
import { atMost, type Figure } from './figure.ts';

const applicants = 10;

/** Ten applications at once, each with a picture of nearly 5 MB: how much the server grows. */
export async function applying(): Promise<Figure[]> {
  const data = dataFolder();
  const server = await startServerProcess({ DATA_DIR: data.folder, TRUST_PROXY: '1' });
  const picture = await largePicture();
  await apply(server, 'first', picture);
  const names = Array.from({ length: applicants }, (_, index) => `sailor${index}`);
  const ids = await Promise.all(names.map((name) => verify(server, name)));
  const before = megabytesOf(server);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(server));
  }, 50);
  await Promise.all(names.map((name, index) => send(server, name, ids[index] ?? '', picture)));
  clearInterval(watch);
  await server.end('SIGTERM');
  data.remove();
  return [atMost('growth under ten applications of 5 MB at once', most - before, 100, ' MB', 0)];
}

/** Noise does not compress, so few pixels make many bytes. */
const largePicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2600,
      height: 2000,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 82 })
    .toBuffer();

/** Asks again as long as the server says that it is busy, when it says so. */
async function ask(url: string, init: RequestInit = {}) {
  for (;;) {
    const response = await fetch(url, init);
    if (response.ok) return response.json();
    if (response.status !== 503) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    await setTimeout(Number(response.headers.get('retry-after')) * 1_000);
  }
}

const post = ({ url }: ServerProcess, path: string, body: object) =>
  ask(`${url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

/** Verifies an address by the code that is mailed to it. */
export async function verify(server: ServerProcess, name: string): Promise<string> {
  const email = `${name}@mail.example`;
  const { applicationId } = await post(server, '/creator/send-verification-email', { email });
  const mails = await ask(`${server.url}/dev/mailbox.json`);
  const mail = mails.find(({ to }: { to: string }) => to === email);
  await post(server, '/creator/verify-email', { applicationId, code: /\d{6}/.exec(mail.subject)?.[0] });
  return applicationId;
}

async function apply(server: ServerProcess, name: string, picture: Buffer): Promise<void> {
  await send(server, name, await verify(server, name), picture);
}

/** Each from an address of their own. */
async function send(server: ServerProcess, name: string, applicationId: string, picture: Buffer): Promise<void> {
  const body = new FormData();
  body.set('application', JSON.stringify(makeApplication(name, { applicationId })));
  body.set('profilePicture', new Blob([new Uint8Array(picture)]), 'me.jpg');
  const headers = { 'x-forwarded-for': `198.51.100.${name.charCodeAt(name.length - 1)}` };
  await ask(`${server.url}/api/creator/apply`, { method: 'POST', body, headers });
}
