import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type SessionActor, sessionMachine } from '#machines/session/session.machine.ts';
import { withIdempotencyKey } from '#machines/session/signed-action.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { session } from '#tests/flows/session.flow.ts';
import { controllable, drive } from '#tests/kit/controllable.ts';

const renewed = { ...session, token: 'token-2' };
const ended = { code: 'unauthenticated', message: 'Please sign in.' };
const soon = () => new Promise((resolve) => setTimeout(resolve));

/** A server that knows one token, and everybody who called it. */
function stage() {
  const { logic, pending } = controllable(sessionMachine);
  const actor = createActor(logic).start() as SessionActor;
  const server = { known: 'token-1', calls: [] as string[] };
  const signed = signedCallOf(actor);
  const call = (name: string, signal = new AbortController().signal) =>
    signed(signal, async ({ token }) => {
      server.calls.push(`${name} by ${token}`);
      await soon();
      if (token !== server.known) throw ended;
      return `${name} done`;
    });
  const enter = async () => {
    drive({ actor, pending } as never, {
      type: 'xstate.done.actor.restoreSession',
      output: { kind: 'restored', session },
    });
    drive({ actor, pending } as never, { type: 'xstate.done.actor.checkSession', output: 'good' });
  };
  return { actor, server, call, enter };
}

describe('a call in the name of whoever is signed in', () => {
  it('waits for the sign-in once the session has lapsed, and is made again as it was', async () => {
    const { actor, server, call, enter } = stage();
    await enter();
    server.known = 'token-2';
    const answers = Promise.all([call('save'), call('read')]);
    await soon();
    await soon();
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'lapsed' });
    const late = call('list');
    actor.send({ type: 'session.begin', session: renewed });
    expect(await answers).toEqual(['save done', 'read done']);
    expect(await late).toBe('list done');
    expect(server.calls).toEqual([
      'save by token-1',
      'read by token-1',
      'save by token-2',
      'read by token-2',
      'list by token-2',
    ]);
  });

  it('is given up with its flow', async () => {
    const { actor, server, call, enter } = stage();
    await enter();
    server.known = 'token-2';
    const flow = new AbortController();
    const answer = call('save', flow.signal);
    await soon();
    await soon();
    flow.abort();
    await expect(answer).rejects.toThrow('aborted');
    actor.send({ type: 'session.begin', session: renewed });
    await soon();
    expect(server.calls).toEqual(['save by token-1']);
  });

  it('is never made in the name of somebody else', async () => {
    const { actor, server, call, enter } = stage();
    await enter();
    server.known = 'token-3';
    const answer = call('approve');
    await soon();
    await soon();
    const other = { ...session, token: 'token-3', user: { ...session.user, username: 'ada' } };
    actor.send({ type: 'session.begin', session: other });
    await expect(answer).rejects.toThrow('Another user has signed in.');
    expect(server.calls).toEqual(['approve by token-1']);
  });

  it('that comes back late says nothing of the session that has begun since', async () => {
    const { actor, server, call, enter } = stage();
    await enter();
    server.known = 'token-2';
    const answer = call('read');
    actor.send({ type: 'session.begin', session: renewed });
    expect(await answer).toBe('read done');
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'confirmed' });
  });

  it('at the very start tells of a sign-in that was kept too long, and the sign-in takes the place of the page', async () => {
    const { actor, server, call } = stage();
    server.known = 'token-2';
    actor.send({ type: 'session.observe', session });
    actor.send({ type: 'session.observe', session: null });
    expect(actor.getSnapshot().value).toBe('signedOut');
    const waiting = call('read');
    actor.send({ type: 'session.begin', session: renewed });
    await expect(waiting).rejects.toThrow('Another user has signed in.');
  });
});

describe('a deed in the name of whoever is signed in', () => {
  const { signal } = new AbortController();
  const keys: string[] = [];
  const deed = withIdempotencyKey(async (given, call) => call({ token: 'token-1', currentBlog: null, signal: given }));
  const approve = (answer: () => string) =>
    deed({ move: 'approve' }, signal, async ({ attemptKey }) => {
      keys.push(attemptKey);
      return answer();
    });
  const lost = () => {
    throw 'Wrong Services';
  };

  it('goes under the same key until it is answered, and under another then', async () => {
    await expect(approve(lost)).rejects.toBe('Wrong Services');
    await approve(() => 'done');
    await approve(() => 'done');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('is another deed once something else was done in between', async () => {
    keys.length = 0;
    await expect(approve(lost)).rejects.toBe('Wrong Services');
    await deed({ move: 'undo' }, signal, async ({ attemptKey }) => void keys.push(attemptKey));
    await approve(() => 'done');
    expect(new Set(keys).size).toBe(3);
  });
});
