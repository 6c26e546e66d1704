import { fromPromise } from 'xstate';
import type { Language } from '#contract/language.ts';
import { differenceOf } from '../difference-of.ts';
import { endOf } from '../end-of.ts';
import type { FlowDetails, FlowSummary, StepDetails } from '../flow-details.ts';
import { type Result, titleOf } from '../result.ts';
import type { Stage } from '../stage.ts';
import { pictureOf } from './picture-of.ts';
import { type Choice, type PlayedPath, playAllMachine } from './play-all.machine.ts';
import { frameDocument, openAt, stageFrame } from './player.actors.ts';
import { readFlow, readFlows } from './read-flows.ts';
import { readVersion, saveResult } from './results.ts';

const timeoutMs = 2_000;
const desktop = 1280;

/** Plays in the page's frame. */
export const playAll = playAllMachine.provide({
  actors: {
    readPaths: fromPromise(({ input }) => pathsOf(input)),
    playPath: fromPromise(async ({ input, signal }) => {
      const result = { ...(await play(input, signal)), commit: await readVersion() };
      const { picture: _, ...kept } = result;
      saveResult(kept);
      return result;
    }),
    saveResults: fromPromise(async ({ input: { by, results } }) => {
      const response = await fetch('/api/qa/results', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ by, results }),
      });
      if (!response.ok) throw new Error('The results could not be saved. They are still here.');
      return (await response.json()).file;
    }),
  },
});

async function pathsOf(choice: Choice): Promise<PlayedPath[]> {
  if (choice.kind === 'since') return changedPaths(choice.version);
  const names = choice.kind === 'flow' ? [choice.name] : (await readFlows()).map(({ name }: FlowSummary) => name);
  return (await Promise.all(names.map(readFlow))).flatMap((flow) =>
    flow.pathList.map((_, index) => pathIn(flow, index + 1)),
  );
}

async function changedPaths(version: string): Promise<PlayedPath[]> {
  const response = await fetch(`/api/qa/changes?since=${encodeURIComponent(version)}`);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  const { flows }: { flows: { name: string; kind: string; paths: { number: number }[] }[] } = answer;
  const changed = flows.filter(({ paths }) => paths.length > 0);
  const found = await Promise.all(
    changed.map(async ({ name, paths }) => {
      const flow = await readFlow(name);
      return paths.map(({ number }) => pathIn(flow, number));
    }),
  );
  return found.flat();
}

function pathIn({ name, title, pathList }: FlowDetails, number: number): PlayedPath {
  const path = pathList[number - 1];
  if (!path) throw new Error(`The flow "${name}" has no path ${number}.`);
  return { flow: name, title, number, path };
}

/** Takes each step, and compares what the screen shows then with what is expected. */
async function play(
  { flow, title, number, path, language }: PlayedPath & { language: Language },
  signal: AbortSignal,
): Promise<Result> {
  const result = {
    ...{ flow, target: `path ${number}`, title: titleOf(title, endOf(path)) },
    ...{ language, at: Date.now(), isPlayed: true },
  };
  const failed = (step: number, note: string, width: number): Result => ({
    ...{ ...result, step, note, width },
    verdict: 'failed',
    picture: pictureOf(frameDocument()),
  });
  // The flow before may have been shown at the width of a phone.
  stageFrame().width = String(desktop);
  const stage = await openAt({ flow, steps: [], language }, signal);
  const width = stage.width ?? desktop;
  for (const [step, expected] of path.steps.entries()) {
    signal.throwIfAborted();
    try {
      if (step > 0) await stage.take(expected.event);
    } catch (failure) {
      return failed(
        step,
        `The step could not be taken. ${failure instanceof Error ? failure.message : failure}`,
        width,
      );
    }
    const problem = await problemAfter(stage, expected);
    if (problem !== null) return failed(step, problem, width);
  }
  return { ...result, verdict: 'passed', note: '', step: path.steps.length - 1, width };
}

/** A part of the screen may still be loading. */
async function problemAfter(stage: Stage, expected: StepDetails): Promise<string | null> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const problem = differenceOf(expected, await stage.look());
    if (problem === null || performance.now() > end) return problem;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
