import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { blogMachine } from '#machines/blog/blog.machine.ts';
import { followingMachine } from '#machines/following/following.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { BlogScreen } from '#web/blog/blog-screen.tsx';

describe('the public page within the app', () => {
  let pending: ReturnType<typeof controllable<typeof blogMachine>>['pending'];
  let effects: ReturnType<typeof controllable<typeof blogMachine>>['effects'];
  const settle = (name: string, output: unknown) => act(async () => pending.get(name)?.resolve(output));
  const fail = (name: string, error: unknown) => act(async () => pending.get(name)?.reject(error));

  beforeEach(() => {
    const controlled = controllable(blogMachine);
    ({ pending, effects } = controlled);
    const query = { today: '2026-06-15', language: null, segment: null, part: 1 };
    const actor = createActor(
      controlled.logic.provide({ actors: { following: controllable(followingMachine).logic } }),
    ).start();
    render(<BlogScreen actor={actor} query={query} isOwn={false} onLogOut={() => {}} />, { wrapper: MemoryRouter });
  });

  it('[BLOG-20, BLOG-28] says that the profile loads', async () => {
    expect(screen.getByText('Loading profile...')).toBeTruthy();
    await settle('fetchBlog', { kind: 'found', profile: makeBlogCreator(), config: {} });
    expect(screen.queryByText('Loading profile...')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Deniz Yıldız' })).toBeTruthy();
  });

  it.each([
    ['[BLOG-21, BLOG-28, HTTP-09]', "the server's message", { message: 'The server is full.' }, 'The server is full.'],
    ['[BLOG-21, HTTP-09]', "the client's message", new Error('Network Error'), 'Network Error'],
    ['[BLOG-23, HTTP-09]', 'its own default', 'Wrong Services', 'Error fetching creator profile'],
  ])('%s a failed load shows %s, and can be tried again by a reload', async (_, _message, error, text) => {
    await fail('fetchBlog', error);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Error Loading Profile');
    expect(screen.getByText(text)).toBeTruthy();
    expect(effects).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(effects).toEqual([{ reloadPage: undefined }]);
  });

  it('[BLOG-22] says that there is no creator', async () => {
    await settle('fetchBlog', { kind: 'missing' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No creator data available');
  });

  it('[CONFIG-33, CONFIG-34] shows the page by default, and no error, where the config call fails', async () => {
    await settle('fetchBlog', { kind: 'found', profile: makeBlogCreator(), config: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Deniz Yıldız' })).toBeTruthy();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const byDefault = ['Locations', 'Languages', 'Expertises', 'Services', 'Service Offers', 'Contact'];
    expect(headings.filter((text) => byDefault.includes(text))).toEqual(byDefault);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
