import { drive, startControlled } from '#tests/kit/controllable.ts';
import { flows } from '#tests/kit/flows.ts';
import type { Model } from '#tests/kit/model.ts';
import { toursOf } from '#tests/kit/tours.ts';
import { walkMachine, walkWithReloads } from '#tests/kit/walk-machine.ts';
import { type Walk, walksOf } from '#tests/kit/walks.ts';
import { atMost, type Figure, median, ratio } from './figure.ts';

const rounds = 11;
const models = Object.values(flows).map(({ model }) => model);

/** All walks and tours of all charts, with what they expect; and beside them the same events sent to the same charts, and nothing looked at. */
export async function walks(): Promise<Figure[]> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [walked, sent] = [await cpuOf(walkAll), await cpuOf(sendAll)];
    if (round === 0) continue;
    ours.push(walked);
    theirs.push(sent);
  }
  return [
    atMost(`all walks of all ${models.length} machines, CPU`, median(ours), 1, ' s'),
    ratio('the same / their events sent to bare charts', ours, theirs, 2),
  ];
}

/** Walks and tours are written anew each time: they are kept for a model, and this is another one. */
async function walkAll(): Promise<void> {
  for (const known of models) {
    const model = { ...known };
    for (const walk of walksOf(model)) await walkMachine(model, walk);
    for (const tour of toursOf(model)) {
      await walkMachine(model, tour);
      await walkWithReloads(model, tour);
    }
  }
}

async function sendAll(): Promise<void> {
  for (const model of models) {
    for (const walk of walksOf(model)) await sendTo(model, walk);
    for (const tour of toursOf(model)) for (const _ of ['once', 'and again']) await sendTo(model, tour);
  }
}

async function sendTo({ machine, input }: Model, walk: Walk): Promise<void> {
  const run = startControlled(machine, input);
  for (const { event } of walk.slice(1)) await drive(run, event);
  run.actor.stop();
}

async function cpuOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
