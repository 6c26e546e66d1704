import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog, lazyPart } from '#web/page/lazy-part.tsx';

const Part = ({ name }: { name: string }) => <p>{`Here is ${name}`}</p>;
const missing = 'This part could not be loaded. What you typed is still here.';

/** A page with a field and two parts of one script, each of whose fetches is settled in turn. */
function pageWith(...fetches: (() => Promise<{ Part: typeof Part }>)[]) {
  const load = vi.fn(() => fetches.shift()?.() ?? new Promise<never>(() => {}));
  const script = laterScript(load);
  const First = lazyPart(script, (module) => module.Part, { waiting: <p>On its way</p>, isAwaited: true });
  const Second = lazyPart(script, (module) => module.Part);
  const Quiet = lazyPart(script, (module) => module.Part, { isQuiet: true });
  const page = (withSecond: boolean) => (
    <StrictMode>
      <main>
        <title>A form</title>
        <h1>A form</h1>
        <label>
          Name <input />
        </label>
        <First name="the first" />
        <Quiet name="the quiet one" />
        {withSecond ? <Second name="the second" /> : null}
      </main>
    </StrictMode>
  );
  const { rerender } = render(page(false));
  return { load, script, showSecond: () => rerender(page(true)) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const comes = async () => ({ Part });
const fails = () => Promise.reject(new Error('Failed to fetch'));

describe('a part whose script comes later', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is shown once its script has come, and the script is fetched once for all its parts', async () => {
    const { load, showSecond } = pageWith(comes);
    expect(screen.getByText('On its way')).toBeDefined();
    await pass(0);
    expect(screen.getByText('Here is the first')).toBeDefined();
    showSecond();
    expect(screen.getByText('Here is the second')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says so where it never comes, after as long as a page is waited for, and what was typed stays', async () => {
    pageWith(() => new Promise(() => {}), comes);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Deniz' } });
    await pass(119_999);
    expect(screen.queryByText(missing)).toBeNull();
    await pass(1);
    expect(screen.getByText(missing)).toBeDefined();
    expect(document.activeElement?.textContent).toContain(missing);
    vi.useRealTimers();
    await expectAccessible();
    vi.useFakeTimers();
    await press('Try again');
    await pass(0);
    expect(screen.getByText('Here is the first')).toBeDefined();
    expect(screen.getByText('Here is the quiet one')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Deniz');
  });

  it('that fails again can be asked for once more, or the page loaded anew', async () => {
    const { load } = pageWith(fails, fails, comes);
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await press('Try again');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
    await press('Try again');
    await pass(0);
    expect(screen.getByText('Here is the first')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is asked for again where another part of its script is to be shown', async () => {
    const { showSecond } = pageWith(fails, comes);
    await pass(0);
    expect(screen.getByText(missing)).toBeDefined();
    showSecond();
    await pass(0);
    expect(screen.getByText('Here is the first')).toBeDefined();
    expect(screen.getByText('Here is the second')).toBeDefined();
  });
});

describe('a dialog whose script comes later', () => {
  const coming = () => screen.queryByRole('dialog', { name: 'Loading...' });
  const showWith = (load: () => Promise<{ Part: typeof Part }>) => {
    const Later = lazyDialog(laterScript(load), (module) => module.Part);
    const page = (isOpen: boolean) => <StrictMode>{isOpen ? <Later name="the dialog" /> : null}</StrictMode>;
    const { rerender } = render(page(true));
    return { close: () => rerender(page(false)) };
  };
  afterEach(cleanup);

  it('has one in its place at once, which says what it waits for until it comes', async () => {
    const script = Promise.withResolvers<{ Part: typeof Part }>();
    showWith(() => script.promise);
    expect(coming()?.ariaBusy).toBe('true');
    expect(coming()?.textContent).toBe('Loading...');
    await act(async () => script.resolve({ Part }));
    expect(screen.getByText('Here is the dialog')).toBeDefined();
    expect(coming()).toBeNull();
  });

  it('has none in its place any more once it is missing, or is not wanted', async () => {
    const script = Promise.withResolvers<{ Part: typeof Part }>();
    showWith(() => script.promise);
    await act(async () => script.reject(new Error('Failed to fetch')));
    expect(coming()).toBeNull();
    expect(document.activeElement?.textContent).toContain(missing);
    cleanup();
    const { close } = showWith(() => new Promise<never>(() => {}));
    expect(coming()).not.toBeNull();
    close();
    expect(coming()).toBeNull();
  });
});
