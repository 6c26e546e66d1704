import { join } from 'node:path';
import { WorkerProcess } from '../lib/worker-process.ts';
import type { LandTask } from './land.ts';

const worker = new WorkerProcess<LandTask, string>(
  join(import.meta.dirname, 'draw-land.ts'),
  {},
  { idleMs: 60_000, taskMs: 30_000 },
);

/** The finest coast takes half a second of CPU to read, which would delay every other request of this process. */
export const drawLandApart = (task: LandTask): Promise<string> => worker.run(task);
