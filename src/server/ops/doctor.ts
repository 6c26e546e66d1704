import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isEmailAddress } from '#rules/email-address.ts';
import { isPostgres } from '../db/dialect.ts';
import type { Platform } from '../db/platform.ts';
import { clockAhead, databaseProblems, maxClockDifference } from '../db/postgres.ts';
import { command } from '../feature/command.ts';
import { unknownSettings, version } from '../lib/config.ts';
import { OperatorError } from '../lib/errors.ts';
import { errorCodeOf } from '../mail/deliver-mail.ts';
import { mailServerOf, senderBy } from '../mail/smtp.ts';

/** One thing that was looked at: what is right, or what is wrong and what to do. */
interface Finding {
  isGood: boolean;
  text: string;
}

type Environment = Record<string, string | undefined>;

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string): Finding => ({ isGood: false, text });

/** Without the end of the sentence, what Node advises on its own options, and where in OpenSSL it failed. */
const reasonOf = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure))
    .replace(/^\w+:error:\w+:SSL routines:[^:]*:([^:]+):.*/s, '$1')
    .replace(/;.*--use-system-ca$|\.$/, '');

/** Looks at what a server needs, one line each. The settings, the folder and the keys are good once a command runs. */
export async function examine(platform: Platform, sendTo: string | null, env: Environment = {}): Promise<string> {
  const parts = [checkVersion, checkFolder, checkDatabase, checkClock, checkPictures, checkMail, checkAddress];
  const findings = unknownSettings(env).map(bad);
  for (const part of parts) findings.push(...(await part(platform)));
  if (sendTo !== null) findings.push(await sendTestMail(platform, sendTo));
  const lines = findings.map(({ isGood, text }) => `${isGood ? 'good ' : 'WRONG'} ${text}`).join('\n');
  if (findings.some(({ isGood }) => !isGood)) throw new OperatorError(lines);
  return lines;
}

const checkVersion = async (): Promise<Finding[]> => [good(`Vaya ${version} on Node ${process.versions.node}`)];

const checkFolder = async ({ config, secrets }: Platform): Promise<Finding[]> => [
  good(`Settings are valid; the data folder ${config.dataDir} can be written`),
  good(`Keys: ${secrets.keyIds.join(', ')}; the first one encrypts`),
];

async function checkDatabase({ database, config }: Platform): Promise<Finding[]> {
  const problems = await databaseProblems(database);
  if (problems.length > 0) return problems.map(bad);
  const asked = isPostgres(database)
    ? sql`select current_setting('server_version') as version`
    : sql`select sqlite_version() as version`;
  const { rows } = await sql<{ version: string }>`${asked}`.execute(database);
  const name = config.database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL';
  return [good(`Database: ${name} ${rows[0]?.version}, with all migrations`)];
}

async function checkClock({ database, now }: Platform): Promise<Finding[]> {
  const ahead = await clockAhead(database, now);
  return [
    Math.abs(ahead) <= maxClockDifference
      ? good('Clock: that of the database agrees')
      : bad(`Clock: ${Math.round(ahead / 1_000)} s ahead of the database. Run NTP on both machines.`),
  ];
}

async function checkPictures({ media, config: { s3, mediaDir } }: Platform): Promise<Finding[]> {
  const name = s3 === null ? `the folder ${mediaDir}` : `the bucket ${s3.bucket}`;
  const setting = s3 === null ? 'MEDIA_DIR' : 'S3_ENDPOINT, S3_BUCKET and its keys';
  const [key, file] = [`doctor/${randomUUID()}`, 'try.txt'];
  try {
    await media.write(`${key}/${file}`, Buffer.from(version));
    const bytes = await media.read(`${key}/${file}`);
    await media.remove(key, [file]);
    const isSame = bytes !== null && Buffer.from(bytes).toString() === version;
    return [
      isSame ? good(`Pictures: ${name} takes, gives and deletes`) : bad(`Pictures: ${name} gave something else back.`),
    ];
  } catch (failure) {
    return [bad(`Pictures: ${name} cannot be used: ${reasonOf(failure)}. See ${setting}.`)];
  }
}

async function checkMail({ config }: Platform): Promise<Finding[]> {
  const { smtpUrl } = config;
  if (smtpUrl === null) return [good('Mail: no SMTP_URL, so mails are kept and read at /dev/mailbox')];
  const { host } = new URL(smtpUrl);
  const transport = await mailServerOf({ ...config, smtpUrl });
  try {
    await transport.verify();
    return [good(`Mail: ${host} takes our connection and sign-in`)];
  } catch (failure) {
    const code = errorCodeOf(failure);
    return [
      bad(`Mail: ${host} does not let us in (${code}): ${reasonOf(failure)}. ${whereToLook(code, 'See SMTP_URL.')}`),
    ];
  } finally {
    transport.close();
  }
}

const whereToLook = (code: string, otherwise: string): string => {
  if (/SIGN|ISSUER/.test(code)) return 'An authority of your own goes into NODE_EXTRA_CA_CERTS.';
  return /_ALERT_/.test(code) ? 'Does it have a certificate for this name? Its log says why not.' : otherwise;
};

async function checkAddress({ config: { publicUrl } }: Platform): Promise<Finding[]> {
  try {
    const answer = await fetch(`${publicUrl}/api/health`, { signal: AbortSignal.timeout(5_000) });
    const { version: found }: { version?: unknown } = Object(await answer.json().catch(() => null));
    if (found === version) return [good(`Address: ${publicUrl} leads to this version`)];
    return [
      typeof found === 'string'
        ? bad(`Address: ${publicUrl} leads to Vaya ${found}: restart the servers.`)
        : bad(`Address: ${publicUrl} leads to something else (status ${answer.status}): see PUBLIC_URL and the proxy.`),
    ];
  } catch (failure) {
    const cause = causeOf(failure);
    const advice = whereToLook(errorCodeOf(cause), 'Does the server run, and the proxy?');
    return [bad(`Address: ${publicUrl} does not answer: ${reasonOf(cause)}. ${advice}`)];
  }
}

/** `fetch` says only that it failed; its cause says why. */
const causeOf = (failure: unknown): unknown => {
  const { cause }: { cause?: unknown } = Object(failure);
  return cause ?? failure;
};

async function sendTestMail({ config }: Platform, to: string): Promise<Finding> {
  const { smtpUrl } = config;
  if (smtpUrl === null) return bad('Mail: without SMTP_URL no mail leaves.');
  const text = `This mail shows that ${config.publicUrl} can send mails.`;
  const transport = await mailServerOf({ ...config, smtpUrl });
  try {
    await senderBy(
      transport,
      config,
    )({
      id: randomUUID(),
      to,
      subject: 'Vaya can send mails',
      text,
      html: `<p>${text}</p>`,
    });
    return good(`Mail: one was sent to ${to}`);
  } catch (failure) {
    return bad(`Mail: none could be sent to ${to}: ${reasonOf(failure)}`);
  } finally {
    transport.close();
  }
}

export const doctorCommand = command({
  words: 'doctor',
  does: 'Check the settings, database, pictures, mail server and public address, one line each.',
  takes: '[--send-to ADDRESS]',
  example: '--send-to mia@example.com',
  options: { 'send-to': { type: 'string' } },
  run(platform, { 'send-to': to }) {
    if (to !== undefined && !isEmailAddress(to)) throw new OperatorError('--send-to must be an email address.');
    return examine(platform, to ?? null, process.env);
  },
});
