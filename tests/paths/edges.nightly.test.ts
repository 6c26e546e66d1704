import { describe, it } from 'vitest';
import { describeSteps, wordsOf } from '#tests/kit/describe.ts';
import { flows } from '#tests/kit/flows.ts';
import { edgePaths, type Path } from '#tests/kit/paths.ts';
import { runPath, runPathWithReloads } from '#tests/kit/run-path.ts';
import { leavesOf } from '#tests/kit/say.ts';

/** The state from which a path takes its last step. */
const lastStart = ({ steps }: Path): string => leavesOf((steps.at(-2) ?? steps.at(-1))?.state.value);

describe.each(Object.values(flows))('$model.title', (flow) => {
  const { model } = flow;
  const states = [...Map.groupBy(edgePaths(model), lastStart)].map(([state, paths]) => ({ state, paths }));

  it.for(states)('takes every event in $state', async ({ paths }) => {
    for (const path of paths)
      try {
        await runPath(model, path);
        await runPathWithReloads(model, path);
      } catch (failure) {
        throw new Error(describeSteps(wordsOf(flow), path.steps), { cause: failure });
      }
  });
});
