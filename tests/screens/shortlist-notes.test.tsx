import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { creatorDetailsMachine } from '#machines/creator-details/creator-details.machine.ts';
import { shortlist as shortlistOf } from '#machines/shortlist/shortlist.actors.ts';
import {
  type NotesById,
  type ShortlistAnswer,
  type ShortlistChange,
  shortlistMachine,
} from '#machines/shortlist/shortlist.machine.ts';
import { deniz } from '#tests/flows/discovery.flow.ts';
import { DiscoveryScreen } from '#web/discovery/discovery-screen.tsx';
import { Shortlist } from '#web/discovery/shortlist-page.tsx';
import { idleDiscovery, onFirstList } from './idle-discovery.tsx';

it('a shortlist says of each creator what was noted, or that nothing was', () => {
  const invitation = { _id: 'stay-1', state: 'CONFIRMED' as const };
  const shortlist = createActor(shortlistMachine, {
    snapshot: shortlistMachine.resolveState({
      value: { ready: 'calm' },
      context: {
        list: {
          one: { note: 'For the spring', listIds: [null], invitation },
          other: { note: '', listIds: [null], invitation: null },
        },
        ...{
          lists: [],
          change: null,
          next: [],
          drafts: {},
          left: {},
          removed: {},
          places: [],
          toggled: null,
          message: null,
        },
      },
    }),
  }).start();
  const found = Object.fromEntries(['one', 'other'].map((_id) => [_id, { ...deniz, _id }]));
  const details = createActor(creatorDetailsMachine, {
    snapshot: creatorDetailsMachine.resolveState({
      value: 'idle',
      context: { wanted: [], isListed: true, found: found as never, unreached: [] },
    }),
  }).start();
  render(<Shortlist actors={idleDiscovery({ shortlist, details }, onFirstList)} />, { wrapper: MemoryRouter });
  const told = screen.getAllByRole('listitem').filter((item) => item.querySelector('article'));
  const notes = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Note about / });
  expect(notes.map(({ value, placeholder }) => [value, placeholder])).toEqual([
    ['For the spring', 'Add a note'],
    ['', 'Add a note'],
  ]);
  expect(told.map((item) => item.textContent?.includes('Confirmed'))).toEqual([true, false]);
});

it('a note is kept as it is typed, until just that is saved', async () => {
  let notes: NotesById = {};
  const answers: ((reply: object) => void)[] = [];
  const signed = () => new Promise((resolve) => answers.push(resolve));
  const kept = {
    read: () => notes,
    write(now: NotesById) {
      notes = now;
    },
  };
  const entry = (note: string) => ({ creatorId: 'one', note, listIds: [null], invitation: null });
  const list = createActor(
    shortlistOf(signed as never, { notes: kept, changes: { read: () => [], write() {} } }),
  ).start();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.({ data: [entry('')], lists: [] });
  await waitFor(() => expect(list.getSnapshot().value).toEqual({ ready: 'calm' }));
  list.send({ type: 'note.type', id: 'one', note: 'For' });
  expect(notes).toEqual({ one: 'For' });
  list.send({ type: 'note.save' });
  list.send({ type: 'note.type', id: 'one', note: 'For May' });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ data: [entry('For')], lists: [] });
  await waitFor(() => expect(list.getSnapshot().value).toEqual({ ready: 'writing' }));
  expect(notes).toEqual({ one: 'For May' });
  list.send({ type: 'note.save' });
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.({ data: [entry('For May')], lists: [] });
  await waitFor(() => expect(notes).toEqual({}));
  list.stop();
});

it('where the shortlist could not be loaded the directory says so and tries again', () => {
  const { context } = createActor(shortlistMachine).getSnapshot();
  const shortlist = createActor(shortlistMachine, {
    snapshot: shortlistMachine.resolveState({ value: 'failed', context }),
  });
  const send = vi.spyOn(shortlist, 'send');
  render(<DiscoveryScreen actors={idleDiscovery({ shortlist })} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your lists.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledWith({ type: 'call.retry' });
});

it('a removed creator stays in place with Undo, and comes back with the note and list', async () => {
  const entry = (note: string) => ({ note, listIds: [null], invitation: null });
  const context = { list: { one: entry('Sea'), two: entry('Hills') }, lists: [], change: null, next: [], drafts: {} };
  const slow = fromPromise<ShortlistAnswer, { change: ShortlistChange }>(() => new Promise(() => {}));
  const shortlist = createActor(
    shortlistMachine.provide({ actors: { saveEntry: slow }, actions: { keepChanges() {} } }),
    {
      snapshot: shortlistMachine.resolveState({
        value: { ready: 'calm' },
        context: {
          ...context,
          left: {},
          removed: {},
          places: [],
          toggled: null,
          message: null,
        },
      }),
    },
  );
  const found = { one: { ...deniz, _id: 'one', fullName: 'Ada Ay' }, two: { ...deniz, _id: 'two', fullName: 'Noor' } };
  const details = createActor(creatorDetailsMachine, {
    snapshot: creatorDetailsMachine.resolveState({
      value: 'idle',
      context: { wanted: [], isListed: true, found: found as never, unreached: [] },
    }),
  }).start();
  shortlist.start();
  render(<Shortlist actors={idleDiscovery({ shortlist, details }, onFirstList)} />, { wrapper: MemoryRouter });
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ada Ay from this list' }));
  const cards = () => screen.getAllByRole('article').map((card) => card.parentElement?.textContent ?? '');
  await waitFor(() => expect(cards()[0]).toContain('Removed.'));
  expect(cards().map((text) => [text.includes('Ada Ay'), text.includes('Noor')])).toEqual([
    [true, false],
    [false, true],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Ada Ay was removed' }));
  expect(shortlist.getSnapshot().context.next).toEqual([{ id: 'one', isListed: true, note: 'Sea', listIds: [null] }]);
  await waitFor(() => expect(cards()[0]).toContain('Sea'));
  expect(cards()[0]).not.toContain('Removed.');
});
