import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Place {
  port: number;
  addresses: readonly string[];
}

/** That knock at once and are not let in yet; beyond, a connection is tried again after a second, and then after three. */
const mostConnecting = 4_096;

/**
 * Opens the app at each of these addresses. One server speaks at all of them: who comes in at a further address is
 * handed to it, so that its limits of time, its refusals and its end hold there as well.
 */
export async function listen(app: FastifyInstance, { port, addresses }: Place): Promise<void> {
  const [first = '', ...further] = addresses;
  const doors = further.map((address) => ({ address, door: doorTo(app) }));
  await app.listen({ port, host: first, backlog: mostConnecting });
  const { port: opened } = app.server.address() as AddressInfo;
  for (const { address, door } of doors) await open(door, address, opened).catch(unlessAbsent);
}

/** Browsers choose for themselves which address `localhost` is. */
export async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

function doorTo(app: FastifyInstance): Server {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  const { promise: everybodyHasLeft, resolve } = Promise.withResolvers<void>();
  app.addHook('preClose', async () => void door.close(() => resolve()));
  app.addHook('onClose', () => everybodyHasLeft);
  return door;
}

async function open(door: Server, host: string, port: number): Promise<void> {
  door.listen({ host, port, backlog: mostConnecting });
  await once(door, 'listening');
}

/** A name may stand for an address that this machine does not have, as where there is no IPv6. */
function unlessAbsent(failure: NodeJS.ErrnoException): void {
  if (failure.code !== 'EADDRNOTAVAIL' && failure.code !== 'EAFNOSUPPORT') throw failure;
}
