import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '#server/db/platform.ts';
import { Conflict, NotFound } from '#server/lib/errors.ts';
import { openWorld, type World } from './world.ts';
import { faults } from './world-details.ts';

const maxWorlds = 8;
const times = { idleMs: 60 * 60_000, slowMs: 10_000 };

const tooMany = `There are ${maxWorlds} worlds already: close one first.`;
const query = z.strictObject({ at: z.string().startsWith('/').optional() });
const params = z.object({ id: z.string() });
type Params = z.output<typeof params>;
const clock = z.strictObject({
  minutes: z
    .int()
    .min(1)
    .max(366 * 24 * 60),
});
const fault = z.strictObject({ fault: z.enum(faults) });

/** Opens, shows, changes and closes worlds below /api/qa/worlds. They are closed with the server. */
export function worldRoutes(app: FastifyInstance, { config }: Pick<Platform, 'config'>, { idleMs, slowMs } = times) {
  const open = new Map<string, Promise<World>>();
  function start(): Promise<World> {
    if (open.size >= maxWorlds) throw new Conflict({ en: tooMany, tr: tooMany });
    const id = randomBytes(4).toString('hex');
    const onIdle = () => void close(id);
    const world = openWorld({ id, logLevel: config.logLevel, idleMs, slowMs, onIdle });
    open.set(id, world);
    world.catch(() => open.delete(id));
    return world;
  }
  async function close(id: string): Promise<void> {
    const world = open.get(id);
    open.delete(id);
    await (await world)?.close();
  }
  async function find({ id }: Params): Promise<World> {
    const world = await open.get(id);
    if (!world) throw new NotFound();
    return world;
  }
  app.addHook('onClose', async () => void (await Promise.all([...open.keys()].map(close))));

  const root = '/api/qa/worlds';
  app.get(root, async () => (await Promise.all(open.values())).map(({ details }) => details()));
  app.post<{ Querystring: z.output<typeof query> }>(
    root,
    { schema: { querystring: query } },
    async (request, reply) => {
      const { address, ...rest } = (await start()).details();
      const { at } = request.query;
      return at === undefined ? reply.code(201).send({ address, ...rest }) : reply.redirect(`${address}${at}`, 303);
    },
  );
  app.delete<{ Params: Params }>(`${root}/:id`, async (request, reply) => {
    await find(request.params);
    await close(request.params.id);
    return reply.code(204).send();
  });
  app.get<{ Params: Params }>(`${root}/:id/mails`, async (request) => (await find(request.params)).mails());
  app.post<{ Params: Params; Body: z.output<typeof clock> }>(
    `${root}/:id/clock`,
    { schema: { body: clock } },
    async (request) => {
      const world = await find(request.params);
      world.moveClock(request.body.minutes);
      return world.details();
    },
  );
  app.post<{ Params: Params; Body: z.output<typeof fault> }>(
    `${root}/:id/fault`,
    { schema: { body: fault } },
    async (request) => {
      const world = await find(request.params);
      world.provoke(request.body.fault);
      return world.details();
    },
  );
}
