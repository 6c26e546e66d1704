import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { isDirty, unsavedDraft } from '#machines/blog-editing/blog-editing.view.ts';
import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import { type BlogSavingActor, blogSavingMachine } from '#machines/blog-saving/blog-saving.machine.ts';
import type { BlogName, SaveAnswer, SaveRequest } from '#machines/blog-saving/blog-saving.setup.ts';
import type { StoredConfig } from '#machines/blog-saving/stored-config.ts';
import type { BlogFacts } from '#machines/rules/blog-facts.ts';
import { withIdempotencyKey } from '#machines/session/signed-action.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { settled } from '../controllable.ts';
import type { ConfigServer } from './config-server.ts';

const blog: BlogName = { username: 'deniz', id: 'creator-1' };
const signed: SignedCall = (signal, call) => call({ token: 'token', currentBlog: null, signal });
const outdated = new Error('The server has a newer one.');

/** A call on its way: the server has it or not, and the tab has the answer or not. */
interface Call {
  arrive(): void;
  answer(): void;
  lose(): void;
}

/** Does what a tab asks for when its answer is let through. */
type Network = <Answer>(ask: () => Answer) => Promise<Answer>;
interface Door {
  saveConfig(saving: SaveRequest, signal: AbortSignal): Promise<SaveAnswer>;
  fetchRemote(): Promise<StoredConfig>;
}

/** To make a chart costs more than to run it: all tabs share one. */
const doors = new WeakMap<object, Door>();
const doorOf = (system: object): Door => doors.get(system) ?? nowhere;
const nowhere: Door = { saveConfig: () => Promise.reject(), fetchRemote: () => Promise.reject() };
const machine = blogEditingMachine.provide({
  actors: {
    saving: blogSavingMachine.provide({
      actors: {
        saveConfig: fromPromise<SaveAnswer, SaveRequest>(({ input, signal, system }) =>
          doorOf(system).saveConfig(input, signal),
        ),
        fetchRemote: fromPromise<StoredConfig, BlogName>(({ system }) => doorOf(system).fetchRemote()),
      },
    }),
  },
});

/** What goes out under the key of its attempt, as the real door has it. */
function doorTo(server: ConfigServer, name: string, send: Network): Door {
  const signedAction = withIdempotencyKey(signed);
  return {
    fetchRemote: () => send(server.stored),
    saveConfig: (saving, signal) =>
      signedAction(saving, signal, async ({ attemptKey }) => {
        const answer = await send(() => server.save(name, saving, attemptKey));
        if (answer.kind === 'outdated') throw outdated;
        return answer;
      }).catch((failure): SaveAnswer => {
        if (failure === outdated) return { kind: 'outdated' };
        throw failure;
      }),
  };
}

export type ConfigTab = ReturnType<typeof openTab>;

/** The charts of an owner's draft as they stand in a tab, upon a network whose every step is taken from outside. */
export function openTab(name: string, facts: BlogFacts, server: ConfigServer) {
  const late: Call[] = [];
  let pending: Call | null = null;
  const send: Network = (ask) =>
    new Promise((resolve, reject) => {
      let arrived: { answer: ReturnType<typeof ask> } | null = null;
      const arrive = () => {
        arrived ??= { answer: ask() };
        return arrived.answer;
      };
      pending = {
        arrive,
        answer() {
          pending = null;
          resolve(arrive());
        },
        lose() {
          pending = null;
          if (!arrived) late.push(this);
          reject(new Error('Network Error'));
        },
      };
    });
  const begin = (unsaved: UnsavedDraft | null) => {
    const input = { facts, blog, stored: server.stored(), unsaved };
    const actor = createActor(machine, { input, clock: new SimulatedClock() });
    doors.set(actor.system, doorTo(server, name, send));
    return actor.start();
  };
  let editing = begin(null);

  return {
    name,
    editing: () => editing,
    saving: () => editing.getSnapshot().children.saving as BlogSavingActor,
    call: () => pending,
    isDirty: () => isDirty(editing.getSnapshot()),
    /** What was given up long ago comes to the server after all. */
    arriveLate: () => late.shift()?.arrive(),
    reload() {
      const unsaved = unsavedDraft(editing.getSnapshot().context);
      editing.stop();
      if (pending) late.push(pending);
      pending = null;
      editing = begin(unsaved);
    },
    /** An answer goes through the key of its attempt, too: twice as many turns. */
    async settled() {
      await settled();
      await settled();
    },
  };
}
