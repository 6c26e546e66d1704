import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { atlasPages } from '#tests/kit/atlas-pages.ts';
import { drive, startControlled } from '#tests/kit/controllable.ts';
import { declaredTransitions } from '#tests/kit/coverage.ts';
import { titleOf, walksOf } from '#tests/kit/model.ts';
import { models } from './models.ts';

const folder = join(import.meta.dirname, '../../docs/machines');

describe.each(Object.values(models))('$title', (model) => {
  const walks = walksOf(model);
  const taken = new Set<string>();

  it.each(walks.map((walk) => [titleOf(walk), walk] as const))('%s', async (_, walk) => {
    const run = startControlled(model.machine, model.input);
    for (const [index, step] of walk.entries()) {
      if (index > 0) await drive(run, step.event);
      const { value, status, context } = run.actor.getSnapshot();
      expect({ value, status, context }).toEqual({
        value: step.snapshot.value,
        status: step.snapshot.status,
        context: step.snapshot.context,
      });
    }
    for (const key of run.taken) taken.add(key);
    run.actor.stop();
  });

  it('takes every transition that the chart declares', () => {
    expect(declaredTransitions(model.machine).filter((key) => !taken.has(key))).toEqual([]);
  });

  it('goes on after a reload between all steps', async () => {
    for (const walk of walks) {
      let run = startControlled(model.machine, model.input);
      for (const [index, step] of walk.entries()) {
        if (index > 0) await drive(run, step.event);
        expect(run.actor.getSnapshot().value, titleOf(walk)).toEqual(step.snapshot.value);
        if (step.snapshot.status !== 'active') break;
        const kept = JSON.parse(JSON.stringify(run.actor.getPersistedSnapshot()));
        run.actor.stop();
        run = startControlled(model.machine, model.input, kept);
      }
      run.actor.stop();
    }
  });
});

describe('docs/machines', () => {
  it.each(atlasPages(models))('%s is what the charts say', (name, text) => {
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });
});
