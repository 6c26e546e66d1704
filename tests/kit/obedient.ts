import { doTasks } from '#server/platform/process-apart.ts';

/** A process apart that does what it is told, good or bad. */
doTasks<string, { pid: number; env: string[] }>(async (task) => {
  if (task === 'die') process.kill(process.pid, 'SIGKILL');
  if (task === 'fail') throw new Error('planted');
  if (task === 'hang') await new Promise(() => {});
  return { pid: process.pid, env: Object.keys(process.env) };
});
