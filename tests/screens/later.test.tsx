import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { Later, LazyModule } from '#web/ui/later.tsx';

const Part = ({ name }: { name: string }) => <p>{`Here is ${name}`}</p>;
const missing = 'We couldn’t load this part. Your text is still here.';

function showPage(...fetches: (() => Promise<{ Part: typeof Part }>)[]) {
  const load = vi.fn(() => fetches.shift()?.() ?? new Promise<never>(() => {}));
  const module = new LazyModule(load);
  const page = (withSecond: boolean) => (
    <StrictMode>
      <main>
        <title>A form</title>
        <h1>A form</h1>
        <label>
          Name <input />
        </label>
        <Later module={module} fallback={<p>Not there yet</p>}>
          {(loaded) => <loaded.Part name="the first" />}
        </Later>
        <Later module={module} hidesError>
          {(loaded) => <loaded.Part name="the silent one" />}
        </Later>
        {withSecond ? <Later module={module}>{(loaded) => <loaded.Part name="the second" />}</Later> : null}
      </main>
    </StrictMode>
  );
  const { rerender } = render(page(false));
  return { load, showSecond: () => rerender(page(true)) };
}

const pass = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const loads = async () => ({ Part });
const fails = () => Promise.reject(new Error('Failed to fetch'));

describe('a part that is loaded later', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('is shown once its module is loaded, which happens once for all parts of the module', async () => {
    const { load, showSecond } = showPage(loads);
    expect(screen.getByText('Not there yet')).toBeDefined();
    await pass(0);
    expect(screen.getByText('Here is the first')).toBeDefined();
    showSecond();
    expect(screen.getByText('Here is the second')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[ROUTE-24] reports a module that never arrives after two minutes, keeps what was typed, and can be retried', async () => {
    showPage(() => new Promise(() => {}), loads);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Deniz' } });
    await pass(119_999);
    expect(screen.queryByText(missing)).toBeNull();
    await pass(1);
    expect(screen.getByText(missing)).toBeDefined();
    vi.useRealTimers();
    await expectAccessible();
    vi.useFakeTimers();
    await press('Try again');
    await pass(0);
    expect(screen.getByText('Here is the first')).toBeDefined();
    expect(screen.getByText('Here is the silent one')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Deniz');
  });

  it('offers to reload the page after the second failure', async () => {
    const { load } = showPage(fails, fails, loads);
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
});

describe('a preloaded module', () => {
  afterEach(cleanup);

  it('is shown without its fallback', async () => {
    const module = new LazyModule(loads);
    module.preload();
    await act(async () => {});
    render(
      <Later module={module} fallback="Not there yet">
        {(loaded) => <loaded.Part name="the dialog" />}
      </Later>,
    );
    expect(screen.getByText('Here is the dialog')).toBeDefined();
  });

  it('is loaded again when it is shown, if the preload failed', async () => {
    const load = vi.fn(loads).mockRejectedValueOnce(new Error('Failed to fetch'));
    const module = new LazyModule(load);
    module.preload();
    await act(async () => {});
    await act(async () => render(<Later module={module}>{(loaded) => <loaded.Part name="the dialog" />}</Later>));
    expect(screen.getByText('Here is the dialog')).toBeDefined();
  });
});

describe('a part that the user asks for', () => {
  afterEach(cleanup);
  const show = (load: () => Promise<{ Part: typeof Part }>) =>
    render(
      <Later module={new LazyModule(load)} isOnDemand>
        {(loaded) => <loaded.Part name="the dialog" />}
      </Later>,
    );

  it('announces that it is loading', async () => {
    const script = Promise.withResolvers<{ Part: typeof Part }>();
    show(() => script.promise);
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    script.resolve({ Part });
    await screen.findByText('Here is the dialog');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('moves the focus to the error', async () => {
    await act(async () => show(fails));
    expect(document.activeElement?.textContent).toContain(missing);
  });
});
