import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { type SessionSnapshot, sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { flow } from '#tests/flows/session.flow.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { controllable, drive } from '#tests/kit/controllable.ts';
import { numbered, wordsOf } from '#tests/kit/describe.ts';
import { coveringPaths, type Path } from '#tests/kit/paths.ts';
import { takePath } from '#tests/kit/run-path.ts';
import { openApp } from './open-app.tsx';

const paths = numbered(wordsOf(flow), coveringPaths(flow.model));

describe('session through the shell, at a page for signed-in creators', () => {
  it.for(paths)('$name', ({ path }) => take(path));
  it.for(paths)('under StrictMode: $name', ({ path }) => take(path, StrictMode));
});

async function take(path: Path, Mode?: typeof StrictMode): Promise<void> {
  const { logic, pending } = controllable(sessionMachine);
  const session = logic.provide({ actors: { signIn: controllable(signInMachine).logic } });
  const { actor, router } = openApp('/hotel-booking-requests', { session, ...(Mode && { Mode }) });
  const perform = ({ event }: { event: AnyEventObject }) =>
    act(async () => (endsSignIn(event) ? actor.send(event as never) : drive({ actor, pending } as never, event)));
  await takePath(path, perform, async (state) => {
    expect(actor.getSnapshot().value).toEqual(state.value);
    await expectPage(actor.getSnapshot());
    const isOut = state.matches('signedOut');
    if (!state.matches('restoring'))
      expect(router.state.location.pathname).toBe(isOut ? '/login' : '/hotel-booking-requests');
  });
  if (!actor.getSnapshot().matches('signingOut')) await expectAccessible();
}

/** The sign-in dialog is the real one; its end is an event of the path. */
const endsSignIn = ({ type }: AnyEventObject): boolean => type === 'xstate.done.actor.signIn';

async function expectPage(snapshot: SessionSnapshot): Promise<void> {
  if (snapshot.hasTag('initialising') || snapshot.matches('signingOut')) await screen.findByText('Loading...');
  else if (snapshot.hasTag('lapsed')) await screen.findByRole('dialog', { name: 'Please sign in again' });
  else if (snapshot.hasTag('signedIn')) await screen.findByRole('heading', { name: 'Your stays' });
  else await screen.findByRole('heading', { name: 'Sign in' });
}
