import { expect, it } from 'vitest';
import { startBackgroundWork } from './background-work.ts';

it('logs an outage of many tries once for each reason, and its end', async () => {
  const lines: string[] = [];
  const write = (facts: object, event: string) => void lines.push(`${event} ${Object.values(facts)}`);
  const outcomes = ['away', 'away', 'away', 'starting up', 'starting up', null, null, 'away', null];
  const ended = Promise.withResolvers<void>();
  const run = async () => {
    const failure = outcomes.shift();
    if (failure === undefined) ended.resolve();
    if (failure) throw new Error(failure);
  };
  const work = startBackgroundWork({ log: { info: write, warn: write, error: write } }, [{ pause: 0, run }]);
  await ended.promise;
  await work.stop();
  const outage = ['job_failed away', 'job_failed starting up', 'job_recovered starting up'];
  expect(lines).toEqual([...outage, 'job_failed away', 'job_recovered away']);
});
