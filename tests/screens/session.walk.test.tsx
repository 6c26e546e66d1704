import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { signInMachine } from '#machines/sign-in/sign-in.machine.ts';
import { flow } from '#tests/flows/session.flow.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { controllable, drive } from '#tests/kit/controllable.ts';
import { titleOf } from '#tests/kit/say.ts';
import { toursOf } from '#tests/kit/tours.ts';
import type { Walk } from '#tests/kit/walks.ts';
import { openApp } from './open-app.tsx';

const walks = toursOf(flow.model, { everywhere: true }).map((walk) => ({ title: titleOf(walk), walk }));

describe('session through the shell, at a page for the signed-in', () => {
  it.each(walks)('$title', ({ walk }) => take(walk));
  it.each(walks)('under StrictMode: $title', ({ walk }) => take(walk, StrictMode));
});

async function take(walk: Walk, Mode?: typeof StrictMode): Promise<void> {
  const { logic, pending } = controllable(sessionMachine);
  const session = logic.provide({ actors: { signIn: controllable(signInMachine).logic } });
  const { actor, router } = openApp('/hotel-booking-requests', { session, ...(Mode && { Mode }) });
  await expectPage(actor.getSnapshot());
  for (const { event, snapshot } of walk.slice(1)) {
    await act(async () => (hasEnded(event) ? actor.send(event as never) : drive({ actor, pending } as never, event)));
    expect(actor.getSnapshot().value).toEqual(snapshot.value);
    await expectPage(actor.getSnapshot());
    const isOut = snapshot.matches('signedOut') || snapshot.matches('signingOut');
    expect(router.state.location.pathname).toBe(isOut ? '/login' : '/hotel-booking-requests');
  }
  await expectAccessible();
}

/** The sign-in upon the page is a real one; that it has ended is the walk's to say. */
const hasEnded = ({ type }: { type: string }): boolean => type === 'xstate.done.actor.signIn';

async function expectPage(snapshot: { hasTag(tag: 'initialising' | 'signedIn' | 'lapsed'): boolean }): Promise<void> {
  if (snapshot.hasTag('initialising')) await screen.findByText('Loading...');
  else if (snapshot.hasTag('lapsed')) await screen.findByRole('dialog', { name: 'Please sign in again' });
  else if (snapshot.hasTag('signedIn')) await screen.findByRole('heading', { name: 'Your hotel stays' });
  else await screen.findByRole('heading', { name: 'Sign in' });
}
