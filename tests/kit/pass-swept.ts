import { sweepOut } from '#server/sweep-out.ts';
import type { TestServer } from './server.ts';

const day = 24 * 60 * 60_000;

/** Time passes, and a day before its end a server has swept, as one does each ten minutes. */
export async function passSwept(server: Pick<TestServer, 'platform' | 'clock'>, time: number): Promise<void> {
  server.clock.now += time - day;
  await sweepOut(server.platform);
  server.clock.now += day;
}
