import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { dataFolder, startServerProcess } from '#tests/kit/server-process.ts';
import { atMost, type Figure, median } from './figure.ts';

const rounds = 7;

/** From the command to the first page in hand, on an empty folder and on the same folder again; then at rest. */
export async function startToFirstPage(): Promise<Figure[]> {
  const [fresh, warm, resident]: number[][] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const data = dataFolder();
    fresh?.push((await startOnce(data.folder)).seconds);
    const again = await startOnce(data.folder);
    warm?.push(again.seconds);
    resident?.push(again.megabytes);
    data.remove();
  }
  return [
    atMost('start to first page, empty folder', median(fresh ?? []), 1, ' s'),
    atMost('start to first page, warm', median(warm ?? []), 0.4, ' s'),
    atMost('memory at rest', median(resident ?? []), 150, ' MB', 0),
  ];
}

async function startOnce(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const server = await startServerProcess({ DATA_DIR: folder });
  const page = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text();
  const seconds = (performance.now() - started) / 1000;
  if (!page.includes('id="root"')) throw new Error(`This is not the first page: ${page}`);
  await wait(500);
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.process.pid)], { encoding: 'utf8' }));
  await server.end('SIGTERM');
  return { seconds, megabytes: kilobytes / 1024 };
}
