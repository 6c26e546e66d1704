import { setTimeout } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import { animatedWebp } from '#tests/kit/animated-webp.ts';
import { makeApplication, pictureOf } from '#tests/kit/applicant.ts';
import { dataFolder, type ServerProcess, startServerProcess } from '#tests/kit/server-process.ts';
import { megabytesOf } from './cpu-race.ts';
import { atMost, type Figure, reported } from './figure.ts';

const several = 40;

/** Forty at once of the pictures that cost the most to open, from two addresses: how much the server grows, and what draws for it. */
export async function pictures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  let mostOfAll = 0;
  for (const [what, picture] of Object.entries(await costly())) {
    const { untouched, before, most } = await memoryUnder(picture);
    figures.push(atMost(`growth under forty ${what}`, most - before, 100, ' MB', 0));
    mostOfAll = Math.max(mostOfAll, most - untouched);
  }
  return [...figures, reported('the most, since before the first picture', mostOfAll, ' MB')];
}

async function costly(): Promise<Record<string, Buffer>> {
  return {
    'animations of 7,000 × 7,000': await animatedWebp(7000, 100),
    'pictures in WebP, without loss': await square(1990).webp({ lossless: true, effort: 0 }).toBuffer(),
    'pictures in PNG': await square(3990).png().toBuffer(),
    'pictures in PNG, of 16 bits': await square(2800).toColourspace('rgb16').png().toBuffer(),
    'pictures in PNG, interlaced': await square(1990)
      .png({ progressive: true, compressionLevel: 9, palette: false })
      .toBuffer(),
    'pictures in JPEG, 7,000 × 7,000': await square(7000).jpeg().toBuffer(),
    'pictures in JPEG, in scans': await square(1620).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  };
}

/** Blurred noise is many colours in few bytes, so that no decoder gets away with a palette. */
const square = (side: number): Sharp =>
  sharp({
    create: {
      width: 6,
      height: 6,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).resize(side, side, { kernel: 'cubic' });

async function memoryUnder(picture: Buffer) {
  const data = dataFolder();
  const server = await startServerProcess({ DATA_DIR: data.folder, TRUST_PROXY: '1' });
  const first = { name: 'first', applicationId: await verify(server, 'first'), picture: await pictureOf() };
  const untouched = megabytesOf(server);
  await send(server, first);
  const senders = [
    { name: 'greedy', applicationId: await verify(server, 'greedy'), address: '192.0.2.1' },
    { name: 'grasping', applicationId: await verify(server, 'grasping'), address: '192.0.2.2' },
  ];
  const before = megabytesOf(server);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, megabytesOf(server));
  }, 20);
  const sent = Array.from({ length: several / 2 }, () => senders.map((sender) => send(server, { ...sender, picture })));
  await Promise.all(sent.flat());
  clearInterval(watch);
  await server.end('SIGTERM');
  data.remove();
  return { untouched, before, most };
}

interface Sent {
  name: string;
  applicationId: string;
  picture: Buffer;
  address?: string;
}

/** It is taken, refused for what it is, or refused because the queue is full. */
async function send(server: ServerProcess, { name, applicationId, picture, address = '198.51.100.1' }: Sent) {
  const form = new FormData();
  form.set('application', JSON.stringify(makeApplication(name, { applicationId })));
  form.set('profilePicture', new Blob([new Uint8Array(picture)]), 'me.jpg');
  const headers = { 'x-forwarded-for': address };
  const { status } = await fetch(`${server.url}/api/creator/apply`, { method: 'POST', body: form, headers });
  if (![200, 400, 503].includes(status)) throw new Error(`${name}: ${status}`);
}

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
async function verify(server: ServerProcess, name: string): Promise<string> {
  const email = `${name}@mail.example`;
  const { applicationId } = await post(server, '/creator/send-verification-email', { email });
  const mails = await ask(`${server.url}/dev/mailbox.json`);
  const mail = mails.find(({ to }: { to: string }) => to === email);
  await post(server, '/creator/verify-email', { applicationId, code: /\d{6}/.exec(mail.subject)?.[0] });
  return applicationId;
}
