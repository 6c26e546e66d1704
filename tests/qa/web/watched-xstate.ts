import { createActor as createUnwatched } from 'xstate';
import { watch } from './watch-actors.ts';

export * from 'xstate';

/** As `createActor`, and the panel sees the actor and all that it starts. */
export const createActor: typeof createUnwatched = (logic, ...[options]) => {
  const given = options?.inspect;
  const inspect: typeof watch = (event) => {
    watch(event);
    if (typeof given === 'function') given(event);
    else given?.next?.(event);
  };
  return createUnwatched(logic, { ...options, inspect } as never);
};
