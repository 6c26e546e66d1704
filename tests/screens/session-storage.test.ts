import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { emptyDraft } from '#machines/application/application.machine.ts';
import { creatorSession, sponsorSession, staffSession } from '#machines/session/session.actors.ts';
import { sessionStores } from '#machines/session/session-store.ts';
import { defineStored } from '#machines/storage.ts';
import { storedDrafts } from '#machines/text-drafts.ts';
import * as z from '#rules/zod.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { readApplied, writeApplied, writeDraft } from '#web/application/application-storage.ts';
import { storedNotes } from '#web/back-office/office-storage.ts';
import { storedEntries } from '#web/discovery/shortlist-storage.ts';

const user = { name: 'Deniz', username: 'deniz', email: 'deniz@mail.example' };
const session = { token: 'token-1', user, currentBlog: null };
const move = (type: 'pagehide' | 'pageshow', persisted = true) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted }));

describe('what is kept of a session', () => {
  const keys = ['authToken', 'currentBlog', 'currentUser'];
  const stored = () => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
  afterEach(() => localStorage.clear());

  it('[AUTH-02, AUTH-03, AUTH-06] is token, blog and user, under three names, until it ends', async () => {
    const actor = createActor(creatorSession).start();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    actor.send({ type: 'session.begin', session: { ...session, currentBlog: 'deniz' } });
    expect(stored()).toEqual({
      authToken: 'token-1',
      currentBlog: 'deniz',
      currentUser: '{"name":"Deniz","username":"deniz","email":"deniz@mail.example"}',
    });
    actor.send({ type: 'session.end' });
    expect(stored()).toEqual({ authToken: null, currentBlog: null, currentUser: null });
    actor.stop();
  });

  it.each(['authToken', 'currentUser'])('[AUTH-09] is not restored without %s', async (missing) => {
    sessionStores.creator.write({ ...session, currentBlog: 'deniz' });
    localStorage.removeItem(missing);
    const actor = createActor(creatorSession).start();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    expect(actor.getSnapshot().context.session).toBeNull();
    actor.stop();
  });
});

describe('a new name', () => {
  afterEach(() => localStorage.clear());

  it('is stored, and shown in another tab of the same person', async () => {
    const actor = createActor(creatorSession).start();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    actor.send({ type: 'session.begin', session });
    actor.send({ type: 'session.rename', name: 'Deniz Ada' });
    expect(sessionStores.creator.read()?.user.name).toBe('Deniz Ada');
    localStorage.setItem('currentUser', JSON.stringify({ ...user, name: 'Deniz A.' }));
    dispatchEvent(new StorageEvent('storage', { key: 'currentUser', storageArea: localStorage }));
    expect(actor.getSnapshot().context.session?.user.name).toBe('Deniz A.');
    expect(sessionStores.creator.read()?.token).toBe('token-1');
    actor.stop();
  });
});

describe('a sponsor and a creator of the same name on one device', () => {
  const started = async (chart: typeof creatorSession) => {
    const actor = createActor(chart).start();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    actor.send({ type: 'session.begin', session });
    return actor;
  };

  it('are signed in for all tabs, each under keys of their own', async () => {
    const [creator, sponsor] = [await started(creatorSession), await started(sponsorSession)];
    const stored = () => Object.keys(localStorage).filter((key) => /Token$|User$/.test(key));
    expect(stored().sort()).toEqual(['authToken', 'currentUser', 'sponsorToken', 'sponsorUser']);
    expect(sessionStores.sponsor.read()).toEqual(session);
    sponsor.send({ type: 'session.end' });
    expect(stored().sort()).toEqual(['authToken', 'currentUser']);
    expect(creator.getSnapshot().hasTag('signedIn')).toBe(true);
    for (const actor of [creator, sponsor]) actor.stop();
  });

  it('leave none of their own drafts on the device when they sign out, not even one about to be stored', async () => {
    const [creator, sponsor] = [await started(creatorSession), await started(sponsorSession)];
    const write = (key: string, owner: string, delay: { delayMs?: number } = {}) =>
      defineStored({ key, area: 'session', schema: z.string(), owner, ...delay }).write('Along the coast');
    write('vaya.trip.1', 'creator:deniz');
    write('vaya.invitation', 'sponsor:deniz');
    write('vaya.blog.deniz', 'sponsor:deniz', { delayMs: 100 });
    sponsor.send({ type: 'session.end' });
    dispatchEvent(new Event('pagehide'));
    expect(Object.keys(sessionStorage)).toEqual(['vaya.trip.1']);
    creator.send({ type: 'session.end' });
    expect(Object.keys(sessionStorage)).toEqual([]);
    for (const actor of [creator, sponsor]) actor.stop();
  });

  it('sign out with another tab where it is their own account, and not by an end that is late', async () => {
    const [creator, sponsor] = [await started(creatorSession), await started(sponsorSession)];
    const tellTab = (newValue: string) =>
      dispatchEvent(new StorageEvent('storage', { key: 'vaya.signOut', newValue, storageArea: localStorage }));
    tellTab('sponsor:deniz');
    expect([creator.getSnapshot().hasTag('signedIn'), sponsor.getSnapshot().value]).toEqual([true, 'signingOut']);
    sessionStores.creator.write({ ...session, token: 'token-2' });
    tellTab('creator:deniz');
    expect(creator.getSnapshot().value).toBe('signingOut');
    expect(sessionStores.creator.read()?.token).toBe('token-2');
    for (const actor of [creator, sponsor]) actor.stop();
    localStorage.clear();
  });
});

describe('a sign-out on a device that several people use', () => {
  const started = async (chart: typeof staffSession, username: string) => {
    const actor = createActor(chart).start();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    actor.send({ type: 'session.begin', session: { ...session, user: { ...user, username } } });
    return actor;
  };

  it('leaves nothing typed by the one who signs out, by earlier accounts or by an applicant', async () => {
    const earlier = await started(sponsorSession, 'bluebay');
    storedDrafts(earlier, 'stay').saveDrafts({ id: 'stay-1', drafts: { note: 'Typed by Blue Bay' } });
    storedEntries(earlier).notes.write({ 'creator-1': 'Typed by Blue Bay' });
    storedEntries(earlier).changes.write([{ id: 'creator-1', isListed: true, note: 'Typed by Blue Bay' }]);
    earlier.stop();
    sessionStores.sponsor.clear();
    const staff = await started(staffSession, 'mia');
    storedDrafts(staff, 'application').saveDrafts({ id: 'application-1', drafts: { text: 'Typed by Mia' } });
    storedNotes(staff).write({ accountId: 'creator-1', draft: 'Typed by Mia' });
    writeDraft({ ...emptyDraft, fullName: 'Typed by Noor' });
    writeApplied({ status: 'ONHOLD', reference: 'VA-1', statusToken: 'token' });
    for (const [name, choice] of [
      ['language', 'tr'],
      ['theme', 'dark'],
    ])
      localStorage.setItem(`vaya.${name}`, choice ?? '');
    staff.send({ type: 'session.end' });
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(Object.keys(localStorage).sort()).toEqual(['vaya.language', 'vaya.theme']);
    expect(readApplied()).toBeNull();
    staff.stop();
  });
});

describe('a sign-out in another tab', () => {
  const deniz = user;
  const ada = { ...user, username: 'ada' };
  const write = (key: string, owner?: string) =>
    defineStored({ key, area: 'session', schema: z.string(), ...(owner && { owner }) }).write('Along the coast');
  const signOutElsewhere = (owner: string) => {
    localStorage.removeItem('authToken');
    dispatchEvent(new StorageEvent('storage', { key: 'vaya.signOut', newValue: owner, storageArea: localStorage }));
  };
  const typed = () => Object.keys(sessionStorage).filter((key) => key.startsWith('vaya.'));
  let actors: ReturnType<typeof createActor<typeof creatorSession>>[] = [];
  const open = async (chart = creatorSession) => {
    const actor = createActor(chart).start();
    actors.push(actor);
    await eventually(() => expect(actor.getSnapshot().value).not.toBe('restoring'));
    return actor;
  };
  const afterIt = async () => {
    const actor = await open();
    actor.send({ type: 'session.begin', session });
    write('vaya.blog.deniz', 'creator:deniz');
    write('vaya.trip.9', 'creator:zoe');
    write('vaya.draft.question.1');
    signOutElsewhere('creator:deniz');
    expect(typed()).toEqual(['vaya.blog.deniz']);
    return actor;
  };
  afterEach(() => {
    for (const actor of actors) actor.stop();
    actors = [];
    localStorage.clear();
    sessionStorage.clear();
  });

  it('leaves the drafts of that person in this tab until they sign in again', async () => {
    const actor = await afterIt();
    actor.send({ type: 'session.begin', session: { ...session, token: 'token-2', user: deniz } });
    expect(typed()).toEqual(['vaya.blog.deniz']);
    actor.send({ type: 'session.end' });
    expect(typed()).toEqual([]);
  });

  it('has them cleared by a sign-in of another person, here, in another tab or before the next load', async () => {
    (await afterIt()).send({ type: 'session.begin', session: { ...session, token: 'token-3', user: ada } });
    expect(typed()).toEqual([]);
    for (const actor of actors) actor.stop();
    localStorage.clear();

    await afterIt();
    sessionStores.creator.write({ ...session, token: 'token-3', user: ada });
    dispatchEvent(new StorageEvent('storage', { key: 'authToken', storageArea: localStorage }));
    expect(typed()).toEqual([]);
    for (const actor of actors) actor.stop();
    localStorage.clear();

    (await afterIt()).stop();
    sessionStores.creator.write({ ...session, token: 'token-3', user: ada });
    await open();
    expect(typed()).toEqual([]);
  });

  it('leaves nothing that staff have typed', async () => {
    const staff = await open(staffSession);
    staff.send({ type: 'session.begin', session });
    write('vaya.draft.application.1', 'staff:deniz');
    signOutElsewhere('staff:deniz');
    expect(typed()).toEqual([]);
  });
});

describe.each([
  ['a creator', creatorSession, sessionStores.creator],
  ['a sponsor', sponsorSession, sessionStores.sponsor],
  ['a member of staff', staffSession, sessionStores.staff],
])('a page that Back brings up again for %s', (_, chart, store) => {
  let stop = () => {};
  afterEach(() => {
    stop();
    store.clear();
  });
  const begun = async () => {
    const actor = createActor(chart).start();
    stop = () => actor.stop();
    await eventually(() => expect(actor.getSnapshot().value).toBe('signedOut'));
    actor.send({ type: 'session.begin', session });
    return actor;
  };

  it('is theirs no more where they have signed out meanwhile', async () => {
    const actor = await begun();
    move('pagehide');
    store.clear();
    move('pageshow');
    expect(actor.getSnapshot()).toMatchObject({ value: 'signedOut', context: { session: null } });
  });

  it('goes on with the session that was begun meanwhile', async () => {
    const actor = await begun();
    move('pagehide');
    store.write({ ...session, token: 'token-2' });
    move('pageshow');
    expect(actor.getSnapshot().context.session?.token).toBe('token-2');
    stop();
    store.clear();
    move('pageshow');
    expect(actor.getSnapshot().context.session?.token).toBe('token-2');
  });

  it('stays as it was where nothing has happened, or where it was loaded anew', async () => {
    const actor = await begun();
    actor.send({ type: 'session.lapse', token: 'token-1' });
    const before = actor.getSnapshot();
    move('pagehide');
    move('pageshow');
    store.clear();
    move('pageshow', false);
    expect(actor.getSnapshot()).toBe(before);
  });
});
