import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '#contract/language.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { GeneralTab } from '#web/dashboard/general-tab.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { openTab } from './open-tab.tsx';

const choices = (name: string) => within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
const labels = (name: string) => choices(name).map((each) => each.labels?.[0]?.textContent);
const chosen = (name: string) => choices(name).find(({ checked }) => checked)?.labels?.[0]?.textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const notAColour = 'Please enter a valid hex color (e.g., #ffffff)';

describe('General Settings', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

  it.each(languages)('has no barriers in %s', async (language) => {
    vi.useRealTimers();
    chooseLanguage(language);
    openTab(GeneralTab);
    await expectAccessible();
  });

  it('[EDIT-01, EDIT-16, ERR-08] refuses a background that is not # with 3 or 6 digits', () => {
    const { draft } = openTab(GeneralTab);
    expect(field('Background colour').value).toBe('#f8fafc');
    expect(screen.getByLabelText('Choose a picture')).toBeTruthy();
    for (const none of ['red', 'fff', '#ffff', '#ggg', '#fffffff', '', 'rgb(1, 2, 3)']) {
      fill('Background colour', none);
      fireEvent.blur(field('Background colour'));
      pass(300);
      expect([none, screen.getByRole('alert').textContent]).toEqual([none, notAColour]);
      expect(draft()).toEqual({});
    }
    for (const [written, kept] of [
      ['#ABC', '#aabbcc'],
      ['#fef3c7', '#fef3c7'],
    ]) {
      fill('Background colour', written ?? '');
      expect(screen.queryByRole('alert')).toBeNull();
      pass(300);
      expect(draft()).toEqual({ pageStyle: { backgroundColor: kept } });
    }
  });

  it('[BEYOND-34] says at a background and its swatch which texts they make hard to read, and mends them', () => {
    const { draft } = openTab(GeneralTab, {
      config: { pageStyle: { textStyles: { fullName: { color: '#0b5563' }, services: { color: '#f59e0b' } } } },
    });
    const said = () => screen.queryByText(/^Hard to read/)?.textContent;
    expect(said()).toBe('Hard to read on this background: Services.');
    const nameUnreadable = { name: 'Night', description: 'Hard to read on this background: Full name.' };
    expect(screen.getByRole('radio', nameUnreadable)).toBeDefined();
    choose('Night');
    expect(said()).toBe('Hard to read on this background: Full name.');
    fireEvent.click(screen.getByRole('button', { name: 'Use colours that can be read' }));
    expect(said()).toBeUndefined();
    expect(draft().pageStyle?.textStyles?.services).toEqual({ color: '#f59e0b' });
    expect(draft().pageStyle?.textStyles?.fullName?.color).not.toBe('#0b5563');
  });

  it('[EDIT-17] brings a background into the draft 300 ms after the last one', () => {
    const { draft } = openTab(GeneralTab);
    const picker = screen.getByLabelText('Background colour: choose a colour');
    for (const value of ['#111111', '#222222', '#333333']) {
      fireEvent.input(picker, { target: { value } });
      pass(299);
      expect(draft()).toEqual({});
    }
    pass(1);
    expect(draft()).toEqual({ pageStyle: { backgroundColor: '#333333' } });
  });

  it('[EDIT-01, EDIT-18, CONFIG-22] offers nine fonts, each in its own face', () => {
    const { draft } = openTab(GeneralTab);
    expect(labels('Font family')).toEqual([
      ...['Inter', 'Helvetica', 'Times New Roman', 'Georgia', 'Courier New'],
      ...['Roboto', 'Open Sans', 'Montserrat', 'Playfair Display'],
    ]);
    expect(chosen('Font family')).toBe('Inter');
    expect(screen.getByText('Georgia').style.fontFamily).toContain('Georgia');
    choose('Playfair Display');
    expect(draft()).toEqual({ pageStyle: { fontFamily: 'Playfair Display' } });
    expect(chosen('Font family')).toBe('Playfair Display');
  });

  it('[EDIT-01, EDIT-19, CONFIG-30] puts one to four trips in a row', () => {
    const { draft } = openTab(GeneralTab);
    expect(labels('Trips per row')).toEqual(['1', '2', '3', '4']);
    expect(chosen('Trips per row')).toBe('2');
    choose('4');
    expect(draft()).toEqual({ tripSettings: { tripsPerRow: 4 } });
  });

  it('chooses the language of the page', () => {
    const { draft } = openTab(GeneralTab);
    expect(chosen('Page language')).toBe('English');
    choose('Türkçe');
    expect(draft()).toEqual({ language: 'tr' });
  });

  it('writes what is said where the page is shared, and shows it as it will look', () => {
    const { draft, editing } = openTab(GeneralTab, {
      creator: makeBlogCreator({ fullName: 'Deniz Yıldız', aboutMe: 'I walk old mule paths.' }),
    });
    const card = within(screen.getByRole('figure'));
    expect(card.getByText('Deniz Yıldız')).toBeTruthy();
    expect(card.getByText('I walk old mule paths.')).toBeTruthy();
    expect(card.getByText(/\/blog\/deniz$/)).toBeTruthy();
    for (const written of ['B', 'By ', 'By sea']) fill('Title', written);
    fireEvent.blur(field('Title'));
    fill('Description', 'x'.repeat(170));
    expect(draft()).toEqual({ sharing: { title: 'By sea', description: 'x'.repeat(160) } });
    expect(card.getByText('By sea')).toBeTruthy();
    act(() => editing.send({ type: 'edit.undo' }));
    expect(draft()).toEqual({ sharing: { title: 'By sea' } });
    act(() => editing.send({ type: 'edit.undo' }));
    expect(draft()).toEqual({});
  });
});
