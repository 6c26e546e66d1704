import { setTimeout } from 'node:timers/promises';
import { makeApplication, pictureOf } from './applicant.ts';
import type { ServerProcess } from './server-process.ts';

/** What a server has said that it did. */
export interface Acknowledged {
  /** Codes that were sent, by their ids. */
  codes: string[];
  /** Sessions, by their tokens. */
  tokens: string[];
  /** Applications with a picture, by their usernames. */
  usernames: string[];
}

export function keepAll(known: Acknowledged, more: Acknowledged): void {
  known.codes.push(...more.codes);
  known.tokens.push(...more.tokens);
  known.usernames.push(...more.usernames);
}

/** Codes are soon sent; the others shall come to something as well. */
const leisure = 15;

let callers = 0;

/** Every request comes from an address of its own, as they do from people. */
const headers = () => {
  callers += 1;
  return { 'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}` };
};

type Said = Record<string, string> | null;

async function post({ url }: ServerProcess, path: string, body: object): Promise<Said> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: { ...headers(), ...(!isForm && { 'content-type': 'application/json' }) },
  }).catch(() => null);
  return response?.status === 200 ? response.json().catch(() => null) : null;
}

/** How many writes there are in all. */
export const countOf = ({ codes, tokens, usernames }: Acknowledged): number =>
  codes.length + tokens.length + usernames.length;

/** Writes from all sides, and kills the server at the moment when enough was acknowledged. */
export async function writeUntil(
  server: ServerProcess,
  isEnough: (known: Acknowledged) => boolean,
  sponsor = 'ada',
): Promise<Acknowledged> {
  const known: Acknowledged = { codes: [], tokens: [], usernames: [] };
  let isOver = false;
  const keep = (list: string[], id: string | undefined) => {
    if (id === undefined) return;
    list.push(id);
    if (isOver || !isEnough(known)) return;
    isOver = true;
    server.process.kill('SIGKILL');
  };
  const askingForCodes = async () => {
    for (; !isOver; await setTimeout(leisure)) keep(known.codes, (await askForCode(server, nextName())).applicationId);
  };
  const signingIn = async () => {
    const credentials = { username: sponsor, password: 'open-sesame-1' };
    while (!isOver) keep(known.tokens, (await post(server, '/sponsor/auth/login', credentials))?.accessToken);
  };
  const applying = async () => {
    while (!isOver) {
      const username = nextName();
      const answer = await apply(server, username, (id) => keep(known.codes, id));
      keep(known.usernames, answer ? username : undefined);
    }
  };
  await Promise.all([askingForCodes(), signingIn(), applying(), applying()]);
  await server.end('SIGKILL');
  return known;
}

let names = 0;
const nextName = () => {
  names += 1;
  return `sailor${names}`;
};

async function askForCode(server: ServerProcess, username: string) {
  const email = `${username}@mail.example`;
  const said = await post(server, '/creator/send-verification-email', { email });
  return { email, applicationId: said?.applicationId };
}

async function apply(server: ServerProcess, username: string, keepCode: (id: string | undefined) => void) {
  const { email, applicationId } = await askForCode(server, username);
  keepCode(applicationId);
  if (applicationId === undefined) return null;
  const code = await codeTo(server, email);
  if (!code || (await post(server, '/creator/verify-email', { applicationId, code })) === null) return null;
  const form = new FormData();
  form.set('application', JSON.stringify(makeApplication(username, { applicationId })));
  form.set('profilePicture', new Blob([new Uint8Array(await pictureOf())]), 'me.jpg');
  return post(server, '/creator/apply', form);
}

async function codeTo({ url }: ServerProcess, email: string): Promise<string | undefined> {
  const response = await fetch(`${url}/dev/mailbox.json`).catch(() => null);
  if (!response?.ok) return undefined;
  const mails: { to: string; subject: string }[] = await response.json().catch(() => []);
  return /\d{6}/.exec(mails.find(({ to }) => to === email)?.subject ?? '')?.[0];
}
