import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { languages } from '#contract/language.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Component as Gallery } from '#web/ui/gallery/gallery-route.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

const open = () => render(<Gallery />, { wrapper: MemoryRouter });
const button = (name: string) => screen.getByRole('button', { name });

describe('the gallery', () => {
  it.each(languages)('shows every part without barriers in %s', async (language) => {
    chooseLanguage(language);
    open();
    expect(screen.getAllByRole('region').length).toBe(8);
    await expectAccessible();
  });

  it('opens a dialog, and comes back to what opened it', async () => {
    open();
    await userEvent.click(button('Open a dialog'));
    expect(screen.getByRole('dialog', { name: 'Check your email' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Open a dialog');
  });

  it('tells by a toast in a place that was there before, for as long as it is looked at', async () => {
    vi.useFakeTimers();
    open();
    const region = screen.getAllByRole('status').at(-1) ?? expect.fail('There is no place for a toast.');
    const before = screen.getAllByRole('status');
    fireEvent.click(button('Show a toast'));
    const toast = before.map((place) => within(place).queryByText('Saved!')).find(Boolean);
    expect(toast).toBeTruthy();
    expect(region.isConnected).toBe(true);
    fireEvent.pointerEnter(toast?.parentElement ?? region);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Saved!')).toBeTruthy();
    fireEvent.pointerLeave(toast?.parentElement ?? region);
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.queryByText('Saved!')).toBeNull();
    fireEvent.click(button('Show a toast'));
    fireEvent.click(button('Dismiss'));
    expect(screen.queryByText('Saved!')).toBeNull();
    vi.useRealTimers();
  });
});

/** A flow whose only event is what a switch sends. */
function flowOf(isAccepted: boolean) {
  const sent: boolean[] = [];
  const actor = {
    send: (isOn: boolean) => void sent.push(isOn),
    getSnapshot: () => ({ status: 'active', can: () => isAccepted }),
    subscribe: () => ({ unsubscribe() {} }),
  };
  return { sent, actor, event: (isOn: boolean) => isOn };
}

describe('a switch', () => {
  it('is turned by its label, by a press and by the space bar, and tells its hint', async () => {
    const { sent, ...flow } = flowOf(true);
    render(<Switch label="Show it" hint="At once." isOn={false} {...flow} />);
    const control = screen.getByRole('switch', { name: 'Show it', description: 'At once.' });
    await userEvent.click(screen.getByText('Show it'));
    await userEvent.click(control);
    control.focus();
    await userEvent.keyboard(' ');
    expect(sent).toEqual([true, true, true]);
  });

  it('cannot be turned while its chart does not accept it', async () => {
    const { sent, ...flow } = flowOf(false);
    render(<Switch label="Show it" isOn={false} {...flow} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(sent).toEqual([]);
  });
});

describe('a select', () => {
  const options = [
    { value: 'old', label: 'Oldest first' },
    { value: 'new', label: 'Newest first' },
  ] as const;

  it('tells which of its options was chosen', async () => {
    const onSelect = vi.fn();
    render(<Select label="Sort" value="old" options={options} onSelect={onSelect} />);
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Newest first');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('new');
  });

  it('says what is wrong with it', () => {
    render(<Select label="Sort" value="old" options={options} error="Sort is required" onSelect={() => {}} />);
    expect(screen.getByRole('combobox', { name: 'Sort', description: 'Sort is required' })).toBeTruthy();
  });
});

describe('a chip', () => {
  it('is taken back by a button that names it', async () => {
    const onRemove = vi.fn();
    render(<Chip label="Antalya" onRemove={onRemove} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Antalya' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('that stays has no button', () => {
    render(<Chip label="Antalya" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a long text', () => {
  it('says how much is left once it gets tight, ten letters at a time', () => {
    const told = (length: number, tone: 'calm' | 'warning') => {
      render(
        <TextArea
          label="Words"
          name="words"
          value={'a'.repeat(length)}
          maxLength={100}
          tone={tone}
          onText={() => {}}
        />,
      );
      const { textContent } = screen.getByRole('status');
      cleanup();
      return textContent;
    };
    expect(told(89, 'calm')).toBe('');
    expect([91, 92, 99].map((length) => told(length, 'warning'))).toEqual(Array(3).fill('90 of 100 characters used'));
  });
});

describe('a password', () => {
  it('is shown by a button that says what it does, and not that it is pressed as well', async () => {
    render(<PasswordField label="Password" />);
    const toggle = screen.getByRole('button', { name: 'Show password' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-label')).toBe('Hide password');
    expect(toggle.getAttribute('aria-pressed')).toBeNull();
  });
});
