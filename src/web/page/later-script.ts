import { createActor, fromPromise } from 'xstate';
import { laterScriptMachine } from '#machines/later-script/later-script.machine.ts';
import { loadAnew } from '#web/ui/load-anew.ts';
import { loadModule } from '#web/ui/load-module.ts';

export type LaterScript<Module> = ReturnType<typeof laterScript<Module>>;

/** A script that comes after its page: whoever shows a part of it waits for this one actor. */
export function laterScript<Module>(load: () => Promise<Module>) {
  let come: Module | null = null;
  let tries = 0;
  const fetchScript = fromPromise<void>(async () => {
    tries += 1;
    come = await loadModule(() => (tries === 1 ? load() : loadAnew(load, tries)));
  });
  const actor = createActor(laterScriptMachine.provide({ actors: { fetchScript } })).start();
  return { actor, module: () => come, want: () => actor.send({ type: 'script.want' }) };
}
