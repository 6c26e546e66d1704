import { buildWebIfNeeded } from '#server/http/build-web.ts';
import { auditTrail, auditTrailOnPostgres } from './audit-trail.ts';
import { blog } from './blog.ts';
import { breaks } from './breaks.ts';
import { check, seeding, shell, wholeTest } from './commands.ts';
import { dashboard } from './dashboard.ts';
import { directory, directoryOnPostgres, directoryPage } from './directory.ts';
import { directoryKeys } from './directory-keys.ts';
import type { Figure } from './figure.ts';
import { firstPage } from './first-page.ts';
import { keystrokes } from './keystrokes.ts';
import { kills } from './kills.ts';
import { mails } from './mails.ts';
import { overload } from './overload.ts';
import { pictures } from './pictures.ts';
import { queue, queueOnPostgres } from './queue.ts';
import { sessionRead } from './session-read.ts';
import { startToFirstPage } from './start.ts';
import { dueStays, stays } from './stays.ts';

/** `npm run bench` measures everything, `npm run bench -- start shell` only these. */
const parts: Record<string, () => Figure[] | Promise<Figure[]> | AsyncIterable<Figure>> = {
  'session-read': sessionRead,
  start: startToFirstPage,
  shell,
  seeding,
  pictures,
  keystrokes,
  overload,
  blog,
  dashboard,
  'first-page': firstPage,
  directory,
  'directory-page': directoryPage,
  'directory-keys': directoryKeys,
  'directory-postgres': directoryOnPostgres,
  kills,
  breaks,
  mails,
  queue,
  'queue-postgres': queueOnPostgres,
  'audit-trail': auditTrail,
  'audit-trail-postgres': auditTrailOnPostgres,
  stays,
  'due-stays': dueStays,
  check,
  'whole-test': wholeTest,
};

const wished = process.argv.slice(2);
const unknown = wished.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
buildWebIfNeeded();
for (const name of wished.length > 0 ? wished : Object.keys(parts))
  for await (const { what, seen, wanted, isMet } of (await parts[name]?.()) ?? []) {
    const verdict = isMet === null ? '' : isMet ? 'met' : 'not met';
    process.stdout.write(`${what.padEnd(48)} ${seen.padStart(12)}   ${wanted.padEnd(10)} ${verdict}\n`);
  }
