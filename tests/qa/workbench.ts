import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Platform } from '#server/db/platform.ts';
import { NotFound } from '#server/lib/errors.ts';
import { buildIfNeeded, builtFolder, flowsFolder } from './build.ts';
import { changesRoutes } from './changes.routes.ts';
import { guardWorkbench } from './guard-workbench.ts';
import { recordingRoutes } from './recordings.routes.ts';
import { resultRoutes } from './results.routes.ts';
import { worldRoutes } from './worlds.ts';

/** The screens in the stage set styles as the product's pages do, and the stage is shown in a frame of the player. */
const headers = {
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data: https:; frame-ancestors 'self'; base-uri 'none'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-cache',
};

export { buildIfNeeded };

/** Serves the QA workbench: its pages below /qa, and what they show below /api/qa. */
export async function workbench(app: FastifyInstance, platform: Platform): Promise<void> {
  await buildIfNeeded();
  await app.register(async (qa) => {
    guardWorkbench(qa, platform);
    worldRoutes(qa, platform);
    recordingRoutes(qa);
    resultRoutes(qa);
    qa.addHook('onRequest', async (_, reply) => void reply.headers(headers));
    await qa.register(fastifyStatic, {
      root: join(builtFolder, 'web/assets'),
      prefix: '/qa/assets/',
      index: false,
      immutable: true,
      maxAge: '365d',
    });
    const page = (name: string) => (_: unknown, reply: FastifyReply) =>
      sendFile(reply, 'text/html', `web/${name}.html`);
    qa.get('/qa/stage', page('stage'));
    qa.get('/qa', page('index'));
    qa.get('/qa/:flow', page('index'));
    qa.get('/api/qa/flows', async (_, reply) => sendFile(reply, 'application/json', 'flows.json'));
    qa.get<{ Params: { name: string } }>('/api/qa/flows/:name', async ({ params }, reply) => {
      const isName = /^[a-z-]+$/.test(params.name);
      if (!isName || !existsSync(join(flowsFolder, `${params.name}.json`))) throw new NotFound();
      return sendFile(reply, 'application/json', `flows/${params.name}.json`);
    });
    changesRoutes(qa, { checkout: join(import.meta.dirname, '../..'), flows: flowsFolder });
  });
}

const sendFile = (reply: FastifyReply, type: string, name: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).send(readFileSync(join(builtFolder, name)));
