import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { client } from '#api/client.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { shortlist as shortlistOf } from '#machines/shortlist/shortlist.actors.ts';
import type { NotesById, ShortlistChange } from '#machines/shortlist/shortlist.machine.ts';
import { noteOf } from '#machines/shortlist/shortlist.view.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { eventually } from '#tests/kit/eventually.ts';
import { openApp } from './open-app.tsx';

const { adapter = [] } = client.defaults;
const creators = ['Deniz Yıldız', 'Ada Ay', 'Selin Kaya'].map((fullName, index) => ({
  ...deniz,
  _id: `creator-${index + 1}`,
  fullName,
}));
const user = { name: 'Blue Bay', username: 'bluebay', email: 'bay@mail.example' };

/** A server whose list this is; while it is slow no change arrives. */
let listed: string[] = [];
let isSlow = true;
let sent: unknown[] = [];

function changed(id: string, { isListed, ...change }: { isListed: boolean }) {
  sent.push({ id, isListed, ...change });
  listed = [...listed.filter((each) => each !== id), ...(isListed ? [id] : [])];
}

function answer(url: string, body: never): unknown {
  if (url === '/sponsor/shortlist' || url.startsWith('/sponsor/shortlist/')) {
    const id = url.split('/')[3];
    if (id) changed(id, body);
    return { data: listed.map((creatorId) => ({ creatorId, note: '', listIds: [null], invitation: null })), lists: [] };
  }
  if (url === '/creator') return { data: creators, total: 3, totalPages: 1 };
  return url === '/auth/session' ? { role: 'sponsor' } : [];
}

beforeEach(() => {
  [listed, isSlow, sent] = [[], true, []];
  localStorage.setItem('sponsorToken', 'token-1');
  localStorage.setItem('sponsorUser', JSON.stringify(user));
  client.defaults.adapter = async (config) => {
    const { url = '', data } = config;
    if (isSlow && url.startsWith('/sponsor/shortlist/')) return new Promise(() => {});
    return { data: answer(url, JSON.parse(data ?? 'null') as never), status: 200, statusText: '', headers: {}, config };
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

const bookmark = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Add ${name} to your lists` }));

it('whoever leaves the directory while bookmarks wait behind a slow one finds all of them sent upon coming back', async () => {
  const { router } = openApp('/discovery', { session: creatorSession });
  await screen.findByText('Showing 3 of 3 creators');
  for (const { fullName } of creators) bookmark(fullName);
  await act(() => router.navigate('/application/success'));
  await screen.findByRole('heading', { name: /received|Thank/i });
  expect(sent).toEqual([]);
  isSlow = false;
  await act(() => router.navigate('/discovery'));
  await waitFor(() => expect(sent).toEqual(creators.map(({ _id: id }) => ({ id, isListed: true, note: '' }))));
  expect(sessionStorage.getItem('vaya.shortlist')).toBeNull();
});

function keeping<Unsaved>(first: Unsaved) {
  let now = first;
  return {
    read: () => now,
    write(next: Unsaved) {
      now = next;
    },
  };
}

/** A device whose calls wait: of them the last is answered. */
function onDevice() {
  const kept = { notes: keeping<NotesById>({}), changes: keeping<readonly ShortlistChange[]>([]) };
  let reply = (_: object) => {};
  const signed = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  return {
    ...kept,
    async open(listed: Record<string, string> = {}) {
      const list = createActor(shortlistOf(signed as never, kept)).start();
      const data = Object.entries(listed).map(([creatorId, note]) => ({ creatorId, note, listId: null }));
      reply({ data, lists: [] });
      await eventually(() => expect(list.getSnapshot().value).not.toBe('loading'));
      return list;
    },
  };
}

const bookmarkOf = (id: string, note = '') => ({ id, isListed: true, note });
const change = (id: string, note = '') => ({ type: 'entry.change', change: bookmarkOf(id, note) }) as const;

describe('a shortlist that is left before all is answered', () => {
  it('goes on with the change that was on its way and with all behind it', async () => {
    const { open, changes } = onDevice();
    const asked = ['a', 'b', 'c'].map((id) => bookmarkOf(id));
    const before = await open();
    for (const id of ['a', 'b', 'c']) before.send(change(id));
    before.stop();
    expect(changes.read()).toEqual(asked);
    const after = await open();
    const { context } = after.getSnapshot();
    expect([context.change, ...context.next]).toEqual(asked);
    after.stop();
  });

  it('says nothing of a note to whoever has arrived, since somebody may have written one there', async () => {
    const { open } = onDevice();
    const before = await open();
    before.send(change('a'));
    before.stop();
    const after = await open({ a: 'From another tab' });
    expect(after.getSnapshot().context).toMatchObject({ change: { id: 'a', isListed: true }, drafts: {} });
    after.stop();
  });

  it('has a note again that was typed meanwhile, and sends one that a change brings but once', async () => {
    const { open, notes } = onDevice();
    const before = await open();
    before.send(change('a'));
    before.send(change('b', 'For the spring'));
    before.send({ type: 'note.type', id: 'a', note: 'For May' });
    before.send({ type: 'note.type', id: 'b', note: 'For the spring' });
    before.stop();
    const after = await open();
    const { context } = after.getSnapshot();
    expect([context.drafts, context.next]).toEqual([{ a: 'For May' }, [bookmarkOf('b', 'For the spring')]]);
    expect(noteOf('a')(after.getSnapshot())).toBe('For May');
    after.stop();
    expect(notes.read()).toEqual({ a: 'For May', b: 'For the spring' });
  });

  it('has no note again of whoever was taken off', async () => {
    const { open, notes } = onDevice();
    const before = await open({ a: '', b: '' });
    before.send(change('b'));
    before.send({ type: 'note.type', id: 'a', note: 'For May' });
    before.send({ type: 'entry.change', change: { id: 'a', isListed: false } });
    before.stop();
    expect(notes.read()).toEqual({ a: 'For May' });
    const after = await open({ a: '', b: '' });
    expect(after.getSnapshot().context.drafts).toEqual({});
    after.stop();
  });
});
