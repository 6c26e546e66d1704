import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { TextStyleFields } from '#web/dashboard/text-style-fields.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { ColourField, type Swatch } from '#web/ui/colour-field.tsx';
import { focusInvalid } from '#web/ui/focus-invalid.ts';
import { onPage } from './on-page.tsx';

const swatches: readonly Swatch[] = [
  ['#000000', 'black'],
  ['#15803d', 'green'],
];
const strictly = (text: string) => (/^#[\da-f]{6}$/.test(text) ? text : null);
const refused = { read: strictly };

function open(more: Partial<Parameters<typeof ColourField>[0]> = {}) {
  const told: string[] = [];
  let set: (colour: string) => void = () => {};
  function Held() {
    const [colour, setColour] = useState('#111111');
    set = setColour;
    const pick = (picked: string) => {
      told.push(picked);
      setColour(picked);
    };
    return (
      <ColourField
        label="Ground"
        swatches={swatches}
        value={colour}
        refusal="No colour"
        onPick={pick}
        onEnd={() => told.push('end')}
        {...more}
      />
    );
  }
  render(
    <main>
      <Held />
    </main>,
  );
  return { told, set: (colour: string) => set(colour) };
}

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ground' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Ground: choose a colour');
const type = (written: string) => fireEvent.change(text(), { target: { value: written } });

describe('a colour', () => {
  it('is told as often as the picker moves, and once more when it is closed', () => {
    const { told } = open();
    fireEvent.input(picker(), { target: { value: '#222222' } });
    fireEvent.input(picker(), { target: { value: '#333333' } });
    expect(told).toEqual(['#222222', '#333333']);
    fireEvent(picker(), new Event('change', { bubbles: true }));
    expect(told).toEqual(['#222222', '#333333', 'end']);
    expect(text().value).toBe('#333333');
  });

  it('[TRIPS-12, TRIPS-13] is told as soon as what is written is one; other text stays, and nothing is refused on the way', () => {
    const { told } = open();
    for (const written of ['', 'r', 're', 'red', 'red ', '#0b5', '#0b55z']) type(written);
    expect(told).toEqual(['#ff0000', '#00bb55']);
    expect(text().value).toBe('#0b55z');
    expect(text().getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(text());
    expect(told).toEqual(['#ff0000', '#00bb55', 'end']);
    expect(text().value).toBe('#0b55z');
    expect(screen.getByRole('alert').textContent).toBe('No colour');
  });

  it('that is none keeps the keyboard and is said when something is to be saved while it is typed', () => {
    open();
    act(() => text().focus());
    type('redd');
    expect(screen.queryByRole('alert')).toBeNull();
    let isHeld = false;
    act(() => {
      isHeld = focusInvalid();
    });
    expect([isHeld, screen.getByRole('alert').textContent, document.activeElement]).toEqual([
      true,
      'No colour',
      text(),
    ]);
    type('red');
    act(() => {
      isHeld = focusInvalid();
    });
    expect([isHeld, document.activeElement]).toEqual([false, text()]);
  });

  it('that was not chosen is chosen by taking or writing the same', async () => {
    const { told } = open({ value: '#000000', isChosen: false });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Black' }).checked).toBe(false);
    await userEvent.click(screen.getByRole('radio', { name: 'Black' }));
    type('#000');
    expect(told).toEqual(['#000000', 'end', '#000000']);
  });

  it('that comes from elsewhere takes the place of what was written', () => {
    const { set } = open();
    type('#22');
    fireEvent.change(picker(), { target: { value: '#444444' } });
    expect(text().value).toBe('#444444');
    type('red');
    expect(text().value).toBe('red');
    act(() => set('#111111'));
    expect(text().value).toBe('#111111');
  });

  it('is taken from those that are ready, by a press or by an arrow', async () => {
    const { told } = open();
    const row = screen.getByRole('radiogroup', { name: 'Ground: suggested colours' });
    await userEvent.click(within(row).getByRole('radio', { name: 'Black' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(told).toEqual(['#000000', 'end', '#15803d', 'end']);
    expect(within(row).getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true);
  });

  it('that is none is refused once its field is left, for as long as it is none', () => {
    const { told } = open(refused);
    type('red');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(text());
    expect(screen.getByRole('textbox', { name: 'Ground', description: 'No colour' })).toBe(text());
    expect(screen.getByRole('alert').textContent).toBe('No colour');
    expect(text().value).toBe('red');
    type('#22222');
    expect(screen.getByRole('alert')).toBeTruthy();
    type('#222222');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(told).toEqual(['end', '#222222']);
  });
});

const plain = { color: '#1f2937', fontSize: 24, bold: true, italic: false, underline: false };

function openStyle(value = plain) {
  const [onChange, onColour, onEnd] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    onPage(
      <TextStyleFields
        label="Full name"
        sizes={[18, 24, 32]}
        ground="#ffffff"
        value={value}
        chosenColour={value.color}
        {...{ onChange, onColour, onEnd }}
      />,
    ),
  );
  return { onChange, onColour, onEnd };
}

describe('the style of a text', () => {
  it.each(['en', 'tr'] as const)('has no barriers in %s', async (language) => {
    chooseLanguage(language);
    openStyle();
    await expectAccessible();
  });

  it('[TRIPS-12, TRIPS-14] has a colour, by eye, in writing or out of eight', async () => {
    const { onColour, onEnd } = openStyle();
    const group = within(screen.getByRole('group', { name: 'Full name' }));
    const ready = group.getAllByRole<HTMLInputElement>('radio').slice(0, 8);
    expect(ready.map(({ labels }) => labels?.[0]?.querySelector('circle')?.getAttribute('fill'))).toEqual([
      ...['#000000', '#4f46e5', '#e11d48', '#15803d', '#6b7280', '#7c3aed', '#0891b2', '#ca8a04'],
    ]);
    await userEvent.click(group.getByRole('radio', { name: 'Indigo' }));
    fireEvent.change(group.getByRole('textbox', { name: 'Text colour' }), { target: { value: 'navy' } });
    fireEvent.input(group.getByLabelText('Text colour: choose a colour'), { target: { value: '#123456' } });
    expect(onColour.mock.calls).toEqual([['#4f46e5'], ['#000080'], ['#123456']]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('[TRIPS-15] has one of the sizes that it is given, or the one that it has', async () => {
    const { onChange } = openStyle({ ...plain, fontSize: 20 });
    const sizes = within(screen.getByRole('group', { name: 'Font size' })).getAllByRole<HTMLInputElement>('radio');
    expect(sizes.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
      ['18 px', false],
      ['20 px', true],
      ['24 px', false],
      ['32 px', false],
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '32 px' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ fontSize: 32 });
  });

  it('[TRIPS-18] is bold, italic or underlined, each by a press', async () => {
    const { onChange } = openStyle();
    const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(['Bold', 'Italic', 'Underline'].map(pressed)).toEqual(['true', 'false', 'false']);
    for (const name of ['Bold', 'Italic', 'Underline']) await userEvent.click(screen.getByRole('button', { name }));
    expect(onChange.mock.calls).toEqual([[{ bold: false }], [{ italic: true }], [{ underline: true }]]);
  });
});
