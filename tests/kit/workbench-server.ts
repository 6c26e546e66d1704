import { buildApp } from '#server/app.ts';
import { workbench } from '#tests/qa/workbench.ts';
import { openTestPlatform } from './server.ts';

/** The product with its QA workbench, on a port of its own. */
export async function startWorkbench() {
  const { platform, close } = await openTestPlatform();
  const app = await buildApp(platform, { requestsPerMinute: Number.POSITIVE_INFINITY, shedsLoad: false });
  await workbench(app, platform);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    async stop() {
      await app.close();
      await close();
    },
  };
}
