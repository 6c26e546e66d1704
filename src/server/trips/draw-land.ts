import { doTasks } from '../lib/worker-process.ts';
import { type LandTask, landPath } from './land.ts';

doTasks<LandTask, string>(async (task) => landPath(task));
