import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Platform } from './db/platform.ts';

/** The workbench lives with the tests, which a packaged server does not have. */
const file = join(import.meta.dirname, '../../tests/qa/workbench.ts');

type AddWorkbench = (app: FastifyInstance, platform: Platform) => Promise<void>;

/** Builds the workbench, with the pages of the product that the server reads when it starts. */
export async function buildWorkbench(): Promise<AddWorkbench> {
  if (!existsSync(file)) throw new Error('VAYA_QA=on needs the folder "tests", which is not installed here.');
  const { buildIfNeeded, workbench } = await import(pathToFileURL(file).href);
  await buildIfNeeded();
  return workbench;
}
