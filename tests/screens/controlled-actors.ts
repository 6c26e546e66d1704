import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { pause } from '#machines/clock/pause.actors.ts';
import { controllable } from '#tests/kit/controllable.ts';

/** The flows of a page, each by a name, whose calls wait for the test to settle them. */
export function controlledActors() {
  const pending = new Map<string, ReturnType<typeof controllable>['pending']>();
  const callOf = (name: string, actor: string) => pending.get(name)?.get(actor);
  return {
    callOf,
    start<Machine extends AnyStateMachine>(name: string, machine: Machine, input?: unknown): never {
      const controlled = controllable(machine);
      pending.set(name, controlled.pending);
      const logic = 'pause' in machine.implementations.actors ? withPauses(controlled.logic) : controlled.logic;
      return createActor(logic, { input } as never).start() as never;
    },
    settle: (name: string, actor: string, output: unknown) => act(async () => callOf(name, actor)?.resolve(output)),
    fail: (name: string, actor: string, error?: unknown) => act(async () => callOf(name, actor)?.reject(error)),
  };
}

/** Pauses take their time, which the test lets pass. */
const withPauses = (logic: AnyStateMachine): AnyStateMachine => logic.provide({ actors: { pause } } as never);

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
