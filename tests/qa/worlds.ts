import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Platform } from '#server/db/platform.ts';
import { Conflict, NotFound } from '#server/lib/errors.ts';
import { openWorld, type World } from './world.ts';
import { faults, maxWorlds } from './world-details.ts';

const times = { idleMs: 60 * 60_000, slowMs: 10_000 };

const tooMany = `There are ${maxWorlds} worlds already: close one first.`;
const query = z.strictObject({ at: z.string().startsWith('/') });
const maxMinutes = 366 * 24 * 60;
const clock = z.strictObject({ minutes: z.int().min(1).max(maxMinutes) });
const fault = z.strictObject({ fault: z.enum(faults) });

interface Params {
  id: string;
}

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
  app.post(root, async (_, reply) => reply.code(201).send((await start()).details()));
  app.post<{ Querystring: z.output<typeof query> }>(
    `${root}/visit`,
    { schema: { querystring: query } },
    async (request, reply) => {
      const isFull = open.size >= maxWorlds;
      const address = isFull ? '/qa/worlds' : `${(await start()).details().address}${request.query.at}`;
      return reply.redirect(address, 303);
    },
  );
  app.delete<{ Params: Params }>(`${root}/:id`, async (request, reply) => {
    await find(request.params);
    await close(request.params.id);
    return reply.code(204).send();
  });
  app.get<{ Params: Params }>(`${root}/:id/mails`, async (request) => (await find(request.params)).mails());
  const change = <Body>(name: string, body: z.ZodType<Body>, apply: (world: World, body: Body) => void) =>
    app.post<{ Params: Params }>(`${root}/:id/${name}`, { schema: { body } }, async (request) => {
      const world = await find(request.params);
      apply(world, body.parse(request.body));
      return world.details();
    });
  change('clock', clock, (world, { minutes }) => world.moveClock(minutes));
  change('fault', fault, (world, { fault: wanted }) => world.provoke(wanted));
}
