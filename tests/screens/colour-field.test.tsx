import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { languages } from '#contract/language.ts';
import { type BlogEditingActor, blogEditingMachine } from '#machines/blog-editing/blog-editing.machine.ts';
import { previewedSettings, unsavedDraft } from '#machines/blog-editing/blog-editing.view.ts';
import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import { factsOf } from '#machines/rules/blog-facts.ts';
import type { ColourSetting } from '#machines/rules/colour-setting.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { SettingColour } from '#web/dashboard/setting-colour.tsx';
import { TextStyleFields } from '#web/dashboard/text-style-fields.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { ColourField, type Swatch } from '#web/ui/colour-field.tsx';
import { onPage } from './on-page.tsx';

const swatches: readonly Swatch[] = [
  ['#000000', 'black'],
  ['#15803d', 'green'],
];
const ground = { kind: 'page', name: 'backgroundColor' } as const;
const border = { kind: 'page', name: 'pictureBorderColor' } as const;
const noColour = 'This is not a colour. Use a name such as tomato, or a code such as #ff6347.';

const begin = (unsaved: UnsavedDraft | null = null) =>
  createActor(blogEditingMachine, {
    input: {
      facts: factsOf(makeBlogCreator()),
      blog: { username: 'deniz', id: 'creator-1' },
      stored: { config: { pageStyle: { backgroundColor: '#111111' } }, version: 5, updatedAt: 5 },
      unsaved,
    },
    clock: new SimulatedClock(),
  }).start();

function Field({ editing, setting }: { editing: BlogEditingActor; setting: ColourSetting }) {
  const { background, picture } = useSelector(editing, ({ context }) => previewedSettings(context).style);
  const value = setting === ground ? background : picture.borderColor;
  return <SettingColour label="Ground" {...{ editing, setting, value, swatches }} />;
}

function open(setting: ColourSetting = border, editing = begin()) {
  render(
    <main>
      <Field {...{ editing, setting }} />
    </main>,
  );
  const colour = () => previewedSettings(editing.getSnapshot().context).style.picture.borderColor;
  return { editing, colour };
}

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ground' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Ground: choose a colour');
const type = (written: string) => fireEvent.change(text(), { target: { value: written } });

describe('a colour', () => {
  it('is told as often as the picker moves, and once more when it is closed', () => {
    const told: string[] = [];
    render(
      <ColourField
        label="Ground"
        value="#333333"
        typed={null}
        error={null}
        swatches={swatches}
        onText={() => {}}
        onPick={(colour) => told.push(colour)}
        onEnd={() => told.push('end')}
      />,
    );
    fireEvent.input(picker(), { target: { value: '#222222' } });
    fireEvent.input(picker(), { target: { value: '#444444' } });
    expect(told).toEqual(['#222222', '#444444']);
    fireEvent(picker(), new Event('change', { bubbles: true }));
    expect(told).toEqual(['#222222', '#444444', 'end']);
    expect(text().value).toBe('#333333');
  });

  it('[TRIPS-12, TRIPS-13] is taken as soon as what is written is one; other text stays, and nothing is refused on the way', () => {
    const { colour } = open();
    const taken = ['', 'r', 're', 'red', 'red ', '#0b5', '#0b55z'].map((written) => {
      type(written);
      return [text().value, colour()];
    });
    expect(taken).toEqual([
      ['', '#ffffff'],
      ['r', '#ffffff'],
      ['re', '#ffffff'],
      ['red', '#ff0000'],
      ['red ', '#ff0000'],
      ['#0b5', '#00bb55'],
      ['#0b55z', '#00bb55'],
    ]);
    expect(text().getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(text());
    expect([text().value, colour()]).toEqual(['#0b55z', '#00bb55']);
    expect(screen.getByRole('alert').textContent).toBe(noColour);
  });

  it('that is none is still there, and refused, after a reload and on a tab that is opened again', () => {
    const before = open();
    type('redd');
    const stored = JSON.parse(JSON.stringify(unsavedDraft(before.editing.getSnapshot().context)));
    document.body.replaceChildren();
    open(border, begin(stored));
    expect(text().value).toBe('redd');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(text());
    expect(screen.getByRole('alert').textContent).toBe(noColour);
  });

  it('that is none is said when something is to be saved while it is typed', () => {
    const { editing } = open();
    type('redd');
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => editing.send({ type: 'draft.save' }));
    expect(screen.getByRole('alert').textContent).toBe(noColour);
    type('red');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that comes from elsewhere takes the place of what was written', () => {
    const { editing } = open();
    type('#22');
    fireEvent.change(picker(), { target: { value: '#444444' } });
    expect(text().value).toBe('#444444');
    type('red');
    expect(text().value).toBe('red');
    act(() => editing.send({ type: 'picture.style', borderColor: '#111111' }));
    expect(text().value).toBe('#111111');
  });

  it('is taken from those that are ready, by a press or by an arrow', async () => {
    const { colour } = open();
    const row = screen.getByRole('radiogroup', { name: 'Ground: suggested colours' });
    await userEvent.click(within(row).getByRole('radio', { name: 'Black' }));
    expect(colour()).toBe('#000000');
    await userEvent.keyboard('{ArrowRight}');
    expect(colour()).toBe('#15803d');
    expect(within(row).getByRole<HTMLInputElement>('radio', { name: 'Green' }).checked).toBe(true);
  });

  it('that is none is refused once its field is left, for as long as it is none', () => {
    const { editing } = open(ground);
    type('red');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(text());
    const words = screen.getByRole('alert').textContent;
    expect(screen.getByRole('textbox', { name: 'Ground', description: words ?? '' })).toBe(text());
    expect(text().value).toBe('red');
    type('#22222');
    expect(screen.getByRole('alert')).toBeTruthy();
    type('#222222');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(previewedSettings(editing.getSnapshot().context).style.background).toBe('#222222');
  });
});

const plain = { color: '#1f2937', fontSize: 24, bold: true, italic: false, underline: false };
const ofName = { kind: 'pageText', text: 'fullName', name: 'color' } as const;

function openStyle(value = plain, chosenColour: string | null = value.color) {
  const editing = begin();
  const onChange = vi.fn();
  render(
    onPage(
      <TextStyleFields
        label="Full name"
        sizes={[18, 24, 32]}
        ground="#ffffff"
        setting={ofName}
        {...{ editing, value, chosenColour, onChange }}
      />,
    ),
  );
  const colour = () => previewedSettings(editing.getSnapshot().context).style.texts.fullName.color;
  return { onChange, colour };
}

describe('the style of a text', () => {
  it.each(languages)('has no barriers in %s', async (language) => {
    chooseLanguage(language);
    openStyle();
    await expectAccessible();
  });

  it('[TRIPS-12, TRIPS-14] has a colour, by eye, in writing or out of eight', async () => {
    const { colour } = openStyle();
    const group = within(screen.getByRole('group', { name: 'Full name' }));
    const ready = group.getAllByRole<HTMLInputElement>('radio').slice(0, 8);
    expect(ready.map(({ labels }) => labels?.[0]?.querySelector('circle')?.getAttribute('fill'))).toEqual([
      ...['#000000', '#4f46e5', '#e11d48', '#15803d', '#6b7280', '#7c3aed', '#0891b2', '#ca8a04'],
    ]);
    await userEvent.click(group.getByRole('radio', { name: 'Indigo' }));
    expect(colour()).toBe('#4f46e5');
    fireEvent.change(group.getByRole('textbox', { name: 'Text colour' }), { target: { value: 'navy' } });
    expect(colour()).toBe('#000080');
    fireEvent.input(group.getByLabelText('Text colour: choose a colour'), { target: { value: '#123456' } });
    expect(colour()).toBe('#123456');
  });

  it.each([
    ['en', 'Text colour', 'Default: your page uses #1f2937 until you choose a colour.'],
    ['tr', 'Yazı rengi', 'Varsayılan: #1f2937. Siz renk seçene kadar sayfanızın rengi kullanılır.'],
  ] as const)('[TRIPS-19] says in %s which colour its text has until one is chosen', (language, label, words) => {
    chooseLanguage(language);
    openStyle(plain, null);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: label, description: words });
    expect(field.value).toBe('#000000');
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .slice(0, 8)
        .some(({ checked }) => checked),
    ).toBe(false);
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
