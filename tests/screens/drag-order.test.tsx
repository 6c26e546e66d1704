import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { SectionsTab } from '#web/dashboard/sections-tab.tsx';
import { onPage } from './on-page.tsx';

const held = () => document.querySelector('[aria-live=assertive]') !== null;

it('[SECT-03] a section can be dragged from the press of its handle to the release', async () => {
  const creator = makeBlogCreator();
  const stored = { config: {}, version: 5, updatedAt: 5 };
  const input = { facts: factsOf(creator), blog: { username: 'deniz', id: 'creator-1' }, stored, unsaved: null };
  const editing = createActor(blogEditingMachine, { input }).start();
  render(onPage(<SectionsTab editing={editing} creator={creator} />));
  const handle = screen.getByRole('button', { name: /^Move Languages: Alt/ });
  const press = (button = 0) => fireEvent.pointerDown(handle, { button, isPrimary: true, pointerId: 1 });
  const release = () => fireEvent.pointerUp(window, { pointerId: 1 });

  fireEvent.pointerDown(screen.getByRole('switch', { name: 'Languages' }), { isPrimary: true, pointerId: 1 });
  press(2);
  expect(held()).toBe(false);
  press();
  await waitFor(() => expect(held()).toBe(true));
  release();
  expect(held()).toBe(false);
  await act(async () => press());
  expect(held()).toBe(true);
  fireEvent.pointerUp(window, { pointerId: 2 });
  expect(held()).toBe(true);
  release();
  expect(held()).toBe(false);
});
