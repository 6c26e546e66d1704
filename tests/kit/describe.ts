import type { AnyEventObject } from 'xstate';
import { statesIn } from './coverage.ts';
import type { Flow } from './flow.ts';
import { kindOf } from './invariants.ts';
import type { Path, PathStep } from './paths.ts';
import { plainPresses } from './plain-presses.ts';
import { leavesOf } from './say.ts';

/** What is done for an event, in words that a person can follow. */
export type Words = Record<string, string | ((event: AnyEventObject) => string)>;

/** The words of a flow, with those of its timers and of its buttons. */
export function wordsOf({ words, ...flow }: Pick<Flow, 'model' | 'words' | 'gestures'>): Words {
  const { machine } = flow.model;
  const timers = statesIn(machine.root).flatMap(({ after }) => after);
  const delays = timers.map(({ eventType, delay }): [string, string] => {
    const milliseconds = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
    return [String(eventType), typeof milliseconds === 'number' ? `Wait ${milliseconds / 1000} s` : 'Wait'];
  });
  const presses = Object.entries(plainPresses(flow)).map(([type, name]) => [type, `Press ${name}`]);
  return { ...Object.fromEntries([...delays, ...presses]), ...words };
}

/** A person's event in the words of its flow, and an event that comes by itself in plain ones. */
export function describeEvent(words: Words, event: AnyEventObject): string {
  const description = words[event.type];
  if (description !== undefined)
    return typeof description === 'string' ? description : shortened(description(event).replace(/\s+/g, ' ').trim());
  const [, outcome, actor = ''] = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(.+)$/.exec(event.type) ?? [];
  if (outcome === 'snapshot') return `${actor} shows ${event.said ?? leavesOf(event.snapshot?.value)}`;
  if (outcome === 'error') return `${actor} fails`;
  if (outcome === 'done') return describeAnswer(actor, event);
  return event.type;
}

/** A payload may be as long as a limit. */
const shortened = (text: string): string =>
  text.replace(/“([^”]{100,})”/g, (_, quoted) => `“${quoted.slice(0, 20)}…” (${quoted.length} characters)`);

function describeAnswer(actor: string, event: AnyEventObject): string {
  const kind = kindOf(event);
  if (kind !== undefined) return `${actor} answers “${kind}”`;
  return event.output === undefined ? `${actor} ends` : `${actor} answers${event.output === null ? ' nothing' : ''}`;
}

const decapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The events of a path, without its opening, as one sentence. */
export const describeSteps = (words: Words, steps: readonly PathStep[]): string =>
  steps
    .slice(1)
    .map(({ event }, index) => (index === 0 ? describeEvent(words, event) : decapitalized(describeEvent(words, event))))
    .join(', ') || 'Open the page';

/** Paths as numbered tests. The number is that of the test case in docs/machines. */
export const numbered = (words: Words, paths: readonly Path[]): { name: string; path: Path }[] =>
  paths.map((path, index) => ({ name: `${index + 1}. ${describeSteps(words, path.steps)}`, path }));
