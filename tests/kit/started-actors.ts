import { Actor, type AnyActor } from 'xstate';

const started = new Set<AnyActor>();
const { start } = Actor.prototype;

Actor.prototype.start = function startAndRemember(this: AnyActor) {
  if (!this._parent) started.add(this);
  return start.call(this);
};

/** Stops every actor that a test has started, itself or through a page: one that ran on would take the next test's answers. */
export function stopActors(): void {
  for (const actor of started) actor.stop();
  started.clear();
}
