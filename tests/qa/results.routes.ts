import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fold } from '#rules/fold.ts';
import type * as z from '#rules/zod.ts';
import { versionsIn } from './earlier-flows.ts';
import { type ResultFile, resultFileSchema, resultsIn } from './result.ts';

const maxBytes = 20_000_000;
const resultsFolder = join(import.meta.dirname, 'results');

/** Saves results as files that a team commits, and lists them; says which version runs. */
export function resultRoutes(qa: FastifyInstance, folder = resultsFolder): void {
  const { currentCommit } = versionsIn(import.meta.dirname);
  qa.get('/api/qa/version', async () => ({ commit: await currentCommit() }));
  qa.get('/api/qa/results', async (): Promise<ResultFile[]> => readResultFiles(folder));
  qa.post<{ Body: z.infer<typeof resultFileSchema> }>(
    '/api/qa/results',
    { schema: { body: resultFileSchema }, bodyLimit: maxBytes },
    async ({ body: { by, results } }, reply) => {
      const file = `${new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-')}-${slugOf(by)}.json`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), `${JSON.stringify({ by, results }, null, 2)}\n`);
      return reply.code(201).send({ file });
    },
  );
}

const readResultFiles = (folder: string): ResultFile[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.json'))
        .sort()
        .map((file) => ({ file, results: resultsIn(readFileSync(join(folder, file), 'utf8')) }))
    : [];

const slugOf = (by: string): string =>
  fold(by)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'unnamed';
