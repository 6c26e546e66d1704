import { doTasks } from '#server/lib/worker-process.ts';

/** A worker process that does what it is told, good or bad. */
doTasks<string, { pid: number; env: string[] }>(async (task) => {
  if (task === 'die') process.kill(process.pid, 'SIGKILL');
  if (task === 'crash') {
    setImmediate(() => {
      throw new Error('planted crash');
    });
    await new Promise(() => {});
  }
  if (task === 'fail') throw new Error('planted');
  if (task === 'hang') await new Promise(() => {});
  return { pid: process.pid, env: Object.keys(process.env) };
});
