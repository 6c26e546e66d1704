import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DomainError, NotFound } from '#server/lib/errors.ts';
import { compareFlows } from './compare.ts';
import { versionsIn } from './earlier-flows.ts';
import type { Catalogue, Changes, FlowDetails } from './flow-details.ts';

const line = z.string().max(500);
const catalogue = z.array(z.object({ name: line, title: line, arrows: z.array(line).max(2_000) })).max(500);
const maxCatalogueBytes = 5_000_000;
const version = z.object({
  since: z
    .string()
    .regex(/^[^\s\p{Cc}]{1,200}$/u)
    .optional(),
});

const english = (text: string) => ({ en: text, tr: text });

/** What differs from an earlier version: from a tag, branch or commit of the checkout, or from a catalogue file. */
export function changesRoutes(qa: FastifyInstance, { checkout, flows }: { checkout: string; flows: string }): void {
  const { isCheckout, defaultVersion, flowsAt } = versionsIn(checkout);
  const currentFlows = (): FlowDetails[] =>
    readdirSync(flows).map((file) => JSON.parse(readFileSync(join(flows, file), 'utf8')));

  qa.get<{ Querystring: z.infer<typeof version> }>(
    '/api/qa/changes',
    { schema: { querystring: version } },
    async ({ query }): Promise<Changes> => {
      if (!(await isCheckout()))
        throw new NotFound(english('This folder is no git checkout. Compare with a catalogue file instead.'));
      const since = query.since ?? (await defaultVersion());
      const earlier = await flowsAt(since);
      if (!earlier) throw new DomainError(400, 'validation', english(`Git knows no tag, branch or commit “${since}”.`));
      if (earlier.length === 0)
        throw new DomainError(400, 'validation', english(`“${since}” has no pages in docs/machines to compare with.`));
      return { since, flows: compareFlows(earlier, currentFlows()) };
    },
  );
  qa.post<{ Body: Catalogue }>(
    '/api/qa/changes',
    { schema: { body: catalogue }, bodyLimit: maxCatalogueBytes },
    async ({ body }): Promise<Changes> => ({ since: null, flows: compareFlows(body, currentFlows()) }),
  );
  qa.get('/api/qa/catalogue', async (_, reply): Promise<Catalogue> => {
    reply.header('content-disposition', 'attachment; filename="vaya-catalogue.json"');
    return currentFlows().map(({ name, title, arrows }) => ({ name, title, arrows }));
  });
}
