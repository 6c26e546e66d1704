import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fold } from '#rules/fold.ts';
import { Conflict, DomainError } from '#server/lib/errors.ts';
import { type Recording, recordingSchema, secretIn } from './recording.ts';

export const recordingsFolder = join(import.meta.dirname, '../recordings');
const maxBytes = 256_000;
const english = (text: string) => ({ en: text, tr: text });

/** Saves recordings as files that `npm test` replays, and lists them. */
export function recordingRoutes(qa: FastifyInstance, folder = recordingsFolder): void {
  qa.get('/api/qa/recordings', async () => readRecordings(folder));
  qa.post<{ Body: Recording }>(
    '/api/qa/recordings',
    { schema: { body: recordingSchema }, bodyLimit: maxBytes },
    async ({ body }, reply) => {
      const file = fileOf(body.title);
      const problem = secretIn(body) ?? (file === null ? 'The title needs a letter or a digit.' : null);
      if (file === null || problem !== null) throw new DomainError(422, 'validation', english(problem ?? ''));
      write(join(folder, file), body);
      return reply.code(201).send({ file });
    },
  );
}

/** All recordings by the names of their files. */
export const readRecordings = (folder = recordingsFolder): { file: string; recording: Recording }[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => ({
          file,
          recording: recordingSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
        }))
    : [];

function fileOf(title: string): string | null {
  const slug = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
  return slug === '' ? null : `${slug}.json`;
}

function write(path: string, recording: Recording): void {
  mkdirSync(join(path, '..'), { recursive: true });
  try {
    writeFileSync(path, `${JSON.stringify(recording, null, 2)}\n`, { flag: 'wx' });
  } catch (failure) {
    if (Object(failure).code !== 'EEXIST') throw failure;
    throw new Conflict(english('There is a recording with this title. Choose another one.'));
  }
}
