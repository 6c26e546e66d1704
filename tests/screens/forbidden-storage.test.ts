import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { emailVerification } from '#machines/email-verification/email-verification.actors.ts';
import { creatorSession, sponsorSession } from '#machines/session/session.actors.ts';
import { isSignedIn } from '#machines/session/session.view.ts';
import { eventually } from '#tests/kit/eventually.ts';

const user = { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' };
const session = { token: 'token-1', user, currentBlog: 'deniz' };
const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());

describe('a device that lets nothing be kept', () => {
  beforeEach(() => {
    uncaught.mockClear();
    addEventListener('error', uncaught);
    for (const deed of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, deed).mockImplementation(() => {
        throw new DOMException('Forbidden', 'SecurityError');
      });
  });
  afterEach(() => {
    removeEventListener('error', uncaught);
    vi.restoreAllMocks();
  });

  it.each([
    ['creators', creatorSession],
    ['sponsors', sponsorSession],
  ])('lets %s sign in until the next load, and out', async (_, chart) => {
    const actor = createActor(chart).start();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    actor.send({ type: 'session.begin', session });
    expect(isSignedIn(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'session.end' });
    expect(actor.getSnapshot().status).toBe('active');
    expect(isSignedIn(actor.getSnapshot())).toBe(false);
    actor.stop();
  });

  it('stays signed in when another tab tells of a change', async () => {
    const actor = createActor(creatorSession).start();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    actor.send({ type: 'session.begin', session });
    dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }));
    expect(isSignedIn(actor.getSnapshot())).toBe(true);
    expect(uncaught).not.toHaveBeenCalled();
    actor.stop();
  });

  it('lets an address be verified', () => {
    const actor = createActor(emailVerification, { input: { attemptSeed: 'seed' } }).start();
    actor.send({ type: 'verification.observe', verified: { email: 'a@mail.example', applicationId: 'application-1' } });
    expect(actor.getSnapshot().hasTag('verified')).toBe(true);
    actor.send({ type: 'email.change', email: 'b@mail.example' });
    expect(actor.getSnapshot().value).toBe('closed');
    expect(uncaught).not.toHaveBeenCalled();
    actor.stop();
  });
});
