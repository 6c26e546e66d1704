import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { diff } from 'node:util';
import { z } from 'zod';
import { type KeyRing, keyRingProblem, parseKeyRing } from './key-ring.ts';
import { isLoopback, parseTrustProxy, type TrustProxy, trustProxyProblem } from './network.ts';

export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

export interface Config {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  /** The folder of pictures, which the processes of one machine may share. */
  mediaDir: string;
  database: DatabaseAddress;
  publicUrl: string;
  /** The origin of a web app on another host that may call the API. */
  corsOrigin: string | null;
  smtpUrl: string | null;
  /** Whether a mail server without TLS is given nothing, not even the password. */
  smtpNeedsTls: boolean;
  /** With a display name. */
  mailFrom: string;
  /** Who answers questions: said in mails and on pages, and replied to. */
  supportEmail: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** The bearer token of GET /api/metrics. */
  metricsToken: string | null;
  trustProxy: TrustProxy;
  demo: boolean;
  /** Whether the QA workbench is served at /qa. */
  qa: boolean;
  /** Whether a start builds the web app when its sources have changed. */
  buildsWeb: boolean;
  /** VAYA_KEYS; without it the keys are in a file of the data folder. */
  keys: KeyRing | null;
  /** Where pictures are kept; without it in `mediaDir`. */
  s3: S3Address | null;
  optIns: OptIns;
}

/** Settings that an operator chose, where the default would be unsafe or would not be shared. */
interface OptIns {
  demo: boolean;
  demoHost: string | null;
  qaHost: string | null;
  publicUrl: boolean;
  plainHttp: boolean;
  mediaDir: boolean;
}

export interface S3Address {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be an address starting with ${protocols.join(':// or ')}://`,
  });
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol } = new URL(text);
  return /^https?:$/.test(protocol) && [origin, `${origin}/`].includes(text);
}

const environment = z.object({
  NODE_ENV: choice(['development', 'test', 'production']).default('development'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a port number')
    .min(0, 'must be a port number')
    .max(65_535, 'must be a port number')
    .default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  MEDIA_DIR: z.string().optional(),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  PUBLIC_URL: url('https', 'http').optional(),
  PUBLIC_URL_ALLOW_HTTP: choice(['yes', 'no']).default('no'),
  CORS_ORIGIN: z.string().refine(isOrigin, 'must be an origin, such as https://app.example').optional(),
  SMTP_URL: url('smtps', 'smtp').optional(),
  SMTP_ALLOW_PLAINTEXT: choice(['yes', 'no']).default('no'),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>]*<[^<>@\s]+@[^<>\s]+>|[^<>@\s]+@[^<>\s]+)$/,
      'must be an email address, or a name and <an address>',
    )
    .default('Vaya <hello@vaya.example>'),
  SUPPORT_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  LOG_LEVEL: choice(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(20, 'must have at least 20 characters').optional(),
  TRUST_PROXY: z
    .string()
    .default('off')
    .transform(parseTrustProxy)
    .refine((parsed) => parsed !== null, trustProxyProblem),
  VAYA_DEMO: choice(['on', 'off']).optional(),
  VAYA_DEMO_HOST: z.string().optional(),
  VAYA_QA: choice(['on', 'off']).default('off'),
  VAYA_QA_HOST: z.string().optional(),
  VAYA_BUILD: choice(['on', 'off']).default('on'),
  VAYA_KEYS: z
    .string()
    .transform(parseKeyRing)
    .refine((keys) => keys !== null, keyRingProblem)
    .optional(),
  S3_ENDPOINT: url('https', 'http').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

export const settingNames = Object.keys(environment.shape);

/** A sentence for each variable that is meant for Vaya and has no effect: `VAYA_*`, or like the name of a setting. */
export const unknownSettings = (env: Record<string, string | undefined>): string[] =>
  Object.keys(env)
    .filter((name) => !settingNames.includes(name))
    .flatMap((name) => {
      const similar = settingNames.find((known) => isSimilar(name.toUpperCase(), known));
      if (similar !== undefined) return [`${name} has no effect: is ${similar} meant?`];
      return name.startsWith('VAYA_') ? [`${name} has no effect: there is no such setting.`] : [];
    });

const minSimilarLength = 7;

/** One character more, less, other, or two in the wrong order. */
const isSimilar = (name: string, known: string): boolean =>
  known.length >= minSimilarLength &&
  Math.abs(name.length - known.length) <= 1 &&
  diff(name, known).filter(([operation]) => operation !== 0).length <= 2;

/** A configuration, or one sentence for each value that is wrong. */
export function parseConfig(env: Record<string, string | undefined>): Config | { problems: string[] } {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success)
    return { problems: [...new Set(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`))] };
  const { data } = parsed;
  const s3 = s3Of(data);
  if (s3 === 'incomplete') return { problems: [incompleteS3] };
  const production = data.NODE_ENV === 'production';
  const dataDir = resolve(data.DATA_DIR);
  return {
    production,
    port: data.PORT,
    host: data.HOST,
    dataDir,
    mediaDir: data.MEDIA_DIR === undefined ? join(dataDir, 'media') : resolve(data.MEDIA_DIR),
    database: data.DATABASE_URL
      ? { kind: 'postgres', url: data.DATABASE_URL }
      : { kind: 'sqlite', file: join(dataDir, 'vaya.sqlite') },
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/, ''),
    corsOrigin: data.CORS_ORIGIN === undefined ? null : new URL(data.CORS_ORIGIN).origin,
    smtpUrl: data.SMTP_URL ?? null,
    smtpNeedsTls: production && data.SMTP_ALLOW_PLAINTEXT === 'no' && !isOfThisMachine(data.SMTP_URL),
    mailFrom: data.MAIL_FROM.includes('<') ? data.MAIL_FROM : `Vaya <${data.MAIL_FROM}>`,
    supportEmail: data.SUPPORT_EMAIL ?? null,
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN ?? null,
    trustProxy: data.TRUST_PROXY ?? false,
    demo: data.VAYA_DEMO === undefined ? !production : data.VAYA_DEMO === 'on',
    qa: data.VAYA_QA === 'on',
    buildsWeb: data.VAYA_BUILD === 'on',
    keys: data.VAYA_KEYS ?? null,
    s3,
    optIns: optInsIn(data),
  };
}

const isOfThisMachine = (address: string | undefined): boolean =>
  address !== undefined && isLoopback(new URL(address).hostname);

const optInsIn = (data: z.output<typeof environment>): OptIns => ({
  demo: data.VAYA_DEMO === 'on',
  demoHost: data.VAYA_DEMO_HOST ?? null,
  qaHost: data.VAYA_QA_HOST ?? null,
  publicUrl: data.PUBLIC_URL !== undefined,
  plainHttp: data.PUBLIC_URL_ALLOW_HTTP === 'yes',
  mediaDir: data.MEDIA_DIR !== undefined,
});

const incompleteS3 =
  'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are given together or not at all.';

function s3Of(data: z.output<typeof environment>): S3Address | 'incomplete' | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_REGION: region,
  } = data;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint: endpoint.replace(/\/$/, ''), bucket, region, accessKeyId, secretAccessKey };
  return endpoint || bucket || accessKeyId || secretAccessKey ? 'incomplete' : null;
}

const { version: of }: { version: string } = createRequire(import.meta.url)('../../../package.json');

export const version = of;
