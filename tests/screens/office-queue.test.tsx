import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '#api/client.ts';
import { settleMs } from '#machines/clock/settle-ms.ts';
import { creatorSession } from '#machines/session/session.actors.ts';
import { item } from '#tests/flows/application-queue.flow.ts';
import { heldDetail } from '#tests/flows/application-review.flow.ts';
import { waiting } from '#tests/flows/waiting.flow.ts';
import { openApp } from './open-app.tsx';

const { adapter = [] } = client.defaults;
const user = { name: 'Mert Kaya', username: 'mert', email: 'mert@mail.example' };
const names: Record<string, string> = { 'application-1': 'Deniz Yıldız', 'application-2': 'Mia Noor' };

let decided: Set<string>;
let asked: string[];
/** Answers the decision that is under way. */
let release: (status: number) => void;

const held = () =>
  Object.entries(names)
    .filter(([id]) => !decided.has(id))
    .map(([id, fullName]) => ({ ...item, id, fullName }));

function answer(url: string, state: unknown): unknown {
  if (url === '/auth/session') return { role: 'staff', ...user, lifetime: 1_000_000 };
  if (url === '/admin/waiting') return waiting;
  if (url.includes('/notes')) return { fullName: '', data: [] };
  if (url === '/admin/applications') {
    const data = state === 'ONHOLD' ? held() : [];
    return { data, total: data.length, counts: { ONHOLD: held().length, TO_VERIFY: 0, APPROVED: 0, REJECTED: 0 } };
  }
  const id = url.split('/').at(-1) ?? '';
  return { ...heldDetail, id, accountId: `account of ${id}`, fullName: names[id] };
}

beforeEach(() => {
  [decided, asked, release] = [new Set(), [], () => {}];
  sessionStorage.setItem('staffToken', 'token-1');
  sessionStorage.setItem('staffUser', JSON.stringify(user));
  client.defaults.adapter = async (config) => {
    const { url = '', method, params, data, signal } = config;
    asked.push(`${method} ${url}`);
    const response = (status: number, reply: unknown) => ({ data: reply, status, statusText: '', headers: {}, config });
    if (!url.endsWith('/moves')) return response(200, answer(url, params?.state));
    const status = await new Promise<number>((resolve) => {
      release = resolve;
    });
    if (signal?.aborted) throw new Error('It was cut off.');
    const { ids = [url.split('/').at(-2)] } = JSON.parse(data);
    const busy = response(status, { code: 'unavailable', message: 'Please try again in a moment.' });
    if (status !== 200) throw Object.assign(new Error(), { isAxiosError: true, response: busy });
    for (const id of ids) decided.add(id);
    const told = ids.map((id: string) => ({ id, refusal: null }));
    return response(200, { state: 'APPROVED', data: told, undoableFor: 10_000 });
  };
});
afterEach(() => {
  client.defaults.adapter = adapter;
});

const open = async (path: string) => {
  const { heading } = openApp(path, { session: creatorSession });
  await heading('Applications');
  await screen.findByRole('link', { name: /^Deniz/ });
};
const press = (role: 'button' | 'link', name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole(role, { name })));
const answered = (status = 200) => act(async () => release(status));
const timesRead = () => asked.filter((each) => each === 'get /admin/applications').length;
const opened = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('a decision that is under way', () => {
  const approve = async () => {
    await open('/admin?list=applications&application=application-1');
    await opened('Deniz Yıldız');
    await press('button', 'Approve');
    await waitFor(() => expect(asked).toContain('post /admin/applications/application-1/moves'));
  };

  it('is not cut off where another row is opened: it is told, the queue is read again, and that row stands open', async () => {
    await approve();
    await press('link', /^Mia/);
    expect(screen.getByText('Working...')).toBeDefined();
    const before = timesRead();
    await answered();
    await screen.findByText(/^Deniz Yıldız is approved\./);
    expect(screen.getByRole('button', { name: 'Undo: Deniz Yıldız' })).toBeDefined();
    await opened('Mia Noor');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Deniz/ })).toBeNull());
    expect(timesRead()).toBeGreaterThan(before);
  });

  it('is not cut off where another list is gone to, which is read once it is told', async () => {
    await approve();
    await press('link', 'Waiting');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Applications');
    await answered();
    await screen.findByText(/^Deniz Yıldız is approved\./);
    await screen.findByRole('heading', { level: 1, name: 'Waiting' });
  });

  it('leads to the row that was opened also where it did not work, which is told, and the queue is read again', async () => {
    await approve();
    await press('link', /^Mia/);
    const before = timesRead();
    await answered(503);
    await opened('Mia Noor');
    await waitFor(() => expect(timesRead()).toBeGreaterThan(before));
    const said = screen.getByRole('alert');
    expect(said.textContent).toContain('Deniz Yıldız: Please try again in a moment.');
    expect(screen.getAllByRole('link', { name: /^Deniz/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await press('button', 'Dismiss');
    expect(said.isConnected).toBe(false);
  });

  it('and did not work leads back by its name, wherever one reads it', async () => {
    await approve();
    await press('link', 'Waiting');
    await answered(503);
    await screen.findByRole('heading', { level: 1, name: 'Waiting' });
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Deniz Yıldız' }));
    await opened('Deniz Yıldız');
    await press('button', 'Approve');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a double press on Approve', () => {
  const decisions = () => asked.filter((each) => each.endsWith('/moves'));
  const key = (pressed: string) => act(async () => fireEvent.keyDown(document.body, { key: pressed }));
  /** The pause after which a press counts is over when the test says so: a busy machine would take longer than it lasts. */
  const holdPause = () => {
    const { setTimeout } = globalThis;
    const held: (() => void)[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      ms === settleMs ? held.push(run) : setTimeout(run, ms)) as typeof globalThis.setTimeout);
    return () =>
      act(async () => {
        for (const run of held) run();
      });
  };
  const approve = async (by: () => Promise<unknown>) => {
    await open('/admin?list=applications&application=application-1');
    await opened('Deniz Yıldız');
    await by();
    await waitFor(() => expect(decisions()).toHaveLength(1));
    await answered();
    const name = await opened('Mia Noor');
    expect(document.activeElement).toBe(name);
    await by();
    expect(decisions()).toEqual(['post /admin/applications/application-1/moves']);
  };

  it.each([
    ['clicks', () => press('button', 'Approve')],
    ['keys', () => key('a')],
  ])('of two %s decides on one applicant, and the next one can be decided on once it has been seen', async (_, by) => {
    const endPause = holdPause();
    await approve(by);
    expect(screen.getByRole('button', { name: 'Approve' }).ariaDisabled).toBe('true');
    await endPause();
    expect(screen.getByRole('button', { name: 'Approve' }).ariaDisabled).toBe('false');
    vi.restoreAllMocks();
    await by();
    await waitFor(() => expect(decisions()).toHaveLength(2));
    await answered();
    await screen.findByText(/^Mia Noor is approved\./);
    const undos = screen.getAllByRole('button', { name: /^Undo: / }).map(({ ariaLabel }) => ariaLabel);
    expect(undos).toEqual(['Undo: Mia Noor', 'Undo: Deniz Yıldız']);
  });
});

it('another tab closes the application that is open, and a phone has a way back to the list', async () => {
  await open('/admin?list=applications&application=application-1');
  await opened('Deniz Yıldız');
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/admin?list=applications');
  await press('button', /^Approved/);
  await screen.findByText('Nothing is waiting here.');
  expect(screen.queryByRole('heading', { level: 2, name: 'Deniz Yıldız' })).toBeNull();
});

describe('what is written to several who are rejected', () => {
  const tick = async (name: string) =>
    act(async () => fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` })));
  const field = (label: string) =>
    within(screen.getByRole('region', { name: 'Selected applications' })).getByLabelText<HTMLInputElement>(label);
  const typed = () => [field('Reason').value, field('Message to the applicant').value];
  const write = async () => {
    await open('/admin?list=applications');
    await tick('Deniz Yıldız');
    fireEvent.change(field('Reason'), { target: { value: 'content' } });
    fireEvent.change(field('Message to the applicant'), { target: { value: 'Too few trips' } });
  };
  const whole = ['content', 'Too few trips'];

  it('is there again after another tab, whoever is ticked then', async () => {
    await write();
    await press('button', /^Rejected/);
    await screen.findByText('Nothing is waiting here.');
    expect(screen.queryByRole('region', { name: 'Selected applications' })).toBeNull();
    await press('button', /^On hold/);
    await tick('Mia Noor');
    expect(typed()).toEqual(whole);
  });

  it('is there again after another list and after a reload, for whoever wrote it', async () => {
    await write();
    await press('link', 'Waiting');
    await screen.findByRole('heading', { level: 1, name: 'Waiting' });
    await press('link', 'Applications');
    await tick('Deniz Yıldız');
    expect(typed()).toEqual(whole);
    cleanup();
    await open('/admin?list=applications');
    await tick('Deniz Yıldız');
    expect(typed()).toEqual(whole);
    cleanup();
    sessionStorage.setItem('staffUser', JSON.stringify({ ...user, username: 'noor' }));
    await open('/admin?list=applications');
    await tick('Deniz Yıldız');
    expect(typed()).toEqual(['', '']);
  });

  it('is gone once they are rejected', async () => {
    await write();
    await press('button', 'Reject 1 and notify');
    await waitFor(() => expect(asked).toContain('post /admin/applications/moves'));
    await answered();
    await screen.findByText(/^Deniz Yıldız is rejected\./);
    await tick('Mia Noor');
    expect(typed()).toEqual(['', '']);
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Too few trips'));
  });
});
