import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { passwordChangedMail } from '#server/accounts/account.mails.ts';
import type { Platform } from '#server/db/platform.ts';
import { inUnitOfWork } from '#server/db/unit-of-work.ts';
import { startBackgroundWork } from '#server/feature/background-work.ts';
import { parseConfig } from '#server/lib/config.ts';
import { mailFeature } from '#server/mail/mail.feature.ts';
import { sendVerificationEmail } from '#server/onboarding/email-verification.service.ts';
import { openPlatform, silentLog } from '#server/open-platform.ts';
import { startMailServer } from '#tests/kit/mail-server.ts';
import { dataFolder } from '#tests/kit/server-process.ts';
import { atMost, type Figure } from './figure.ts';

const letters = 1_000;
const codes = 5;

/** A thousand letters through a server that takes 10 ms over each, and codes that are asked for meanwhile. */
export async function mails(): Promise<Figure[]> {
  const [data, server] = [dataFolder(), await startMailServer({ pause: 10 })];
  const config = parseConfig({ DATA_DIR: data.folder, SMTP_URL: server.url });
  if ('problems' in config) throw new Error(config.problems.join('\n'));
  const platform = await openPlatform(config, silentLog);
  await queueLetters(platform);
  const began = performance.now();
  const work = startBackgroundWork(platform, mailFeature.jobs?.(platform, Fastify()) ?? []);
  const waits = await askForCodes(platform, server.taken);
  while (server.taken.length < letters + codes) await setTimeout(5);
  const spent = performance.now() - began;
  await work.stop();
  await platform.database.destroy();
  await server.stop();
  data.remove();
  return [
    atMost(`${letters} mails, each 10 ms for the mail server`, spent / 1000, 5, ' s'),
    atMost('a code that is asked for meanwhile, the slowest', Math.max(...waits), 1_000, ' ms', 0),
  ];
}

const queueLetters = (platform: Platform): Promise<void> =>
  inUnitOfWork(platform, async (unit) => {
    const letter = passwordChangedMail(`${unit.publicUrl}/forgot-password`, {
      language: 'en',
      signedOut: 'all',
      hadCalendar: false,
    });
    for (let number = 0; number < letters; number += 1)
      unit.queueMail({ to: `reader${number}@mail.example`, language: 'en', ...letter });
  });

async function askForCodes(platform: Platform, taken: readonly string[]): Promise<number[]> {
  const waits: number[] = [];
  for (let number = 0; number < codes; number += 1) {
    const email = `writer${number}@mail.example`;
    const asked = performance.now();
    await sendVerificationEmail(platform, email, { client: `bench ${number}`, language: 'en', idempotencyKey: null });
    while (!taken.some((mail) => mail.includes(`To: ${email}`))) await setTimeout(5);
    waits.push(performance.now() - asked);
  }
  return waits;
}
