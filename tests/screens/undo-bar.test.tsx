import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { client } from '#api/client.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { idempotencyKeyHeader } from '#contract/route.ts';
import { recentDecisions } from '#machines/back-office/recent-decisions.actors.ts';
import type { Decision } from '#machines/back-office/recent-decisions.setup.ts';
import type { SignedCall } from '#machines/session/signed-call.ts';
import { approval } from '#tests/flows/recent-decisions.flow.ts';
import { UndoBar } from '#web/back-office/undo-bar.tsx';
import { pass } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

type Answer = { status: number; body: unknown };

const { adapter = [] } = client.defaults;
const busy: ErrorBody = { code: 'unavailable', message: 'Please try again in a moment.' };
const crowded: ErrorBody = { code: 'tooManyRequests', message: 'That was too often. Please wait.' };
const told = (refusal: string | null): Answer => ({
  status: 200,
  body: { data: [{ id: 'application-1', refusal }], undoableFor: 0 },
});
const turnedDown = (status: number, body: ErrorBody): Answer => ({ status, body });

const signed: SignedCall = (signal, call) => call({ token: 'token-1', currentBlog: null, signal });

/** A server that gives these answers one after the other; where there is none, nothing is heard of it. */
function serverWith(answers: Answer[]): { keys: string[] } {
  const keys: string[] = [];
  client.defaults.adapter = async (config) => {
    keys.push(String(config.headers.get(idempotencyKeyHeader)));
    const answer = answers.shift();
    const response = answer && { data: answer.body, status: answer.status, statusText: '', headers: {}, config };
    if (response && config.validateStatus?.(response.status)) return response;
    throw Object.assign(new Error('Network Error'), { isAxiosError: true, ...(response && { response }) });
  };
  return { keys };
}

/** Ten seconds before the mails leave. */
function openBar() {
  const kept: (readonly Decision[])[] = [];
  const chart = recentDecisions({ signed, keepDecisions: (decisions) => void kept.push(decisions) });
  const decision = { ...approval, deadline: Date.now() + 10_000 };
  render(onPage(<UndoBar actor={createActor(chart, { input: { decisions: [decision] } }).start()} />));
  return { latestKept: () => kept.at(-1) };
}

const undo = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo: Deniz Yıldız' })));
  await pass(700);
};
const isOffered = (name: string) => screen.queryByRole('button', { name }) !== null;
const said = () => screen.queryByRole('alert')?.textContent ?? '';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  client.defaults.adapter = adapter;
});

describe('an undo that is not heard', () => {
  it.each([
    ['a server that is busy', 503, busy],
    ['one that was asked too often', 429, crowded],
  ])('says the words of %s, and is asked for again under the same key', async (_, status, body) => {
    const { keys } = serverWith([turnedDown(status, body), told(null)]);
    openBar();
    await undo();
    expect(said()).toContain(body.message);
    expect([isOffered('Undo: Deniz Yıldız'), isOffered('Dismiss')]).toEqual([true, false]);
    await undo();
    expect(screen.getByRole('status').textContent).toContain('Undone. Deniz Yıldız');
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('says so where nothing came back at all, and is offered still', async () => {
    serverWith([]);
    const { latestKept } = openBar();
    await undo();
    expect(said()).toContain('We couldn’t undo the decision. Please try again.');
    expect([isOffered('Undo: Deniz Yıldız'), latestKept()]).toEqual([true, undefined]);
  });

  const untold = 'We couldn’t confirm that the decision on Deniz Yıldız was undone';

  it('is told when its time is over, and not gone as if it had been done', async () => {
    serverWith([turnedDown(503, busy)]);
    const { latestKept } = openBar();
    await undo();
    await pass(10_000);
    expect(said()).toContain(untold);
    expect([isOffered('Undo: Deniz Yıldız'), isOffered('Dismiss'), latestKept()]).toEqual([false, true, []]);
  });

  it('is told at once where its time was over before it failed', async () => {
    let fail = () => {};
    client.defaults.adapter = () => new Promise((_, reject) => (fail = () => reject(new Error('Network Error'))));
    openBar();
    await undo();
    await pass(11_000);
    expect(said()).toBe('');
    fail();
    await pass(1);
    expect(said()).toContain(untold);
    expect(isOffered('Undo: Deniz Yıldız')).toBe(false);
  });
});

describe('an undo that comes too late', () => {
  it.each([
    ['as one of those that it was asked for', told('This cannot be done any more.')],
    ['for all of them', turnedDown(409, { code: 'conflict', message: 'This cannot be done any more.' })],
  ])('is said %s, and offered no more', async (_, answer) => {
    serverWith([answer]);
    const { latestKept } = openBar();
    await undo();
    expect(said()).toContain('This cannot be done any more.');
    expect([isOffered('Undo: Deniz Yıldız'), isOffered('Dismiss'), latestKept()]).toEqual([false, true, []]);
  });
});

describe('a decision that is being taken back', () => {
  it('is kept until the answer is there, for whoever leaves the page meanwhile', async () => {
    client.defaults.adapter = () => new Promise(() => {});
    const { latestKept } = openBar();
    await undo();
    expect(screen.getByText('Undoing...')).toBeDefined();
    expect(latestKept()).toBeUndefined();
  });
});
