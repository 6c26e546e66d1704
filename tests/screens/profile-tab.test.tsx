import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languages } from '#contract/language.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { makeBlogCreator } from '#tests/kit/make-blog.ts';
import { rendersDuring } from '#tests/kit/renders.ts';
import { ProfileTab } from '#web/dashboard/profile-tab.tsx';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { openTab } from './open-tab.tsx';

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const limits = ({ min, max, step, value }: HTMLInputElement) => [min, max, step, value].map(Number);
const slide = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
const choices = (name: string) => within(screen.getByRole('group', { name })).getAllByRole<HTMLInputElement>('radio');
const labels = (name: string) => choices(name).map((each) => each.labels?.[0]?.textContent);
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
/** Of a text, whose fields are folded. */
const text = (name: string) => within(screen.getByRole('group', { name, hidden: true }));
const on = (name: string) => screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';
const press = (name: string) => fireEvent.click(screen.getByRole('switch', { name }));

describe('Profile & Style', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

  it.each(languages)('has no barriers in %s', async (language) => {
    vi.useRealTimers();
    chooseLanguage(language);
    openTab(ProfileTab);
    for (const each of document.querySelectorAll('details')) each.open = true;
    await expectAccessible();
  });

  it('[EDIT-02, EDIT-20, EDIT-21, CONFIG-27] slides how strong the cover is, and which part of it is seen', () => {
    const { draft } = openTab(ProfileTab);
    expect(limits(slider('Opacity'))).toEqual([0, 1, 0.1, 1]);
    expect(limits(slider('Vertical position'))).toEqual([0, 100, 1, 50]);
    slide('Opacity', 0.7);
    slide('Vertical position', 20);
    expect(draft()).toEqual({ pageStyle: { coverImageStyle: { opacity: 0.7, positionY: 20 } } });
    expect(slider('Opacity').getAttribute('aria-valuetext')).toBe('70%');
  });

  it('[EDIT-08] says that an edit was heard, for two seconds', () => {
    vi.setSystemTime(new Date(2026, 5, 15, 9, 5));
    openTab(ProfileTab);
    slide('Opacity', 0.5);
    expect(screen.getByText('Changes applied to preview')).toBeTruthy();
    expect(screen.getByText('Last updated at 09:05')).toBeTruthy();
    pass(1_999);
    expect(screen.getByText('Changes applied to preview')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Changes applied to preview')).toBeNull();
  });

  it('renders only the group of a slider while it moves', () => {
    openTab(ProfileTab);
    slide('Opacity', 0.9);
    const maxRenders = 60;
    expect(rendersDuring(() => slide('Opacity', 0.8))).toBeLessThanOrEqual(maxRenders);
    expect(rendersDuring(() => slide('Size', 200))).toBeLessThanOrEqual(maxRenders);
  });

  it('takes a drag for one edit until the slider is let go', () => {
    const { editing, draft } = openTab(ProfileTab);
    slide('Opacity', 0.9);
    slide('Opacity', 0.8);
    fireEvent.pointerUp(slider('Opacity'));
    slide('Opacity', 0.2);
    act(() => editing.send({ type: 'edit.undo' }));
    expect(draft()).toEqual({ pageStyle: { coverImageStyle: { opacity: 0.8 } } });
    act(() => editing.send({ type: 'edit.undo' }));
    expect(draft()).toEqual({});
  });

  it('[EDIT-03, EDIT-22, EDIT-23, EDIT-24, EDIT-25, CONFIG-23, CONFIG-26] shapes the profile picture', () => {
    const { draft } = openTab(ProfileTab);
    expect(labels('Shape')).toEqual(['Circle', 'Square']);
    expect(choices('Shape').map(({ checked }) => checked)).toEqual([true, false]);
    expect(limits(slider('Size'))).toEqual([100, 250, 10, 120]);
    expect(labels('Common sizes')).toEqual(['120 px', '150 px', '180 px', '200 px', '220 px', '250 px']);
    expect(limits(slider('Border width'))).toEqual([0, 15, 1, 4]);
    expect(labels('Common widths')).toEqual(['0 px', '2 px', '4 px', '6 px', '8 px', '10 px', '15 px']);
    choose('Shape', 'Square');
    slide('Size', 210);
    choose('Common widths', '10 px');
    expect(slider('Border width').value).toBe('10');
    fireEvent.change(screen.getByRole('textbox', { name: 'Border colour' }), { target: { value: 'navy' } });
    pass(300);
    const picture = { shape: 'square', size: 210, borderColor: '#000080', borderWidth: 10 };
    expect(draft()).toEqual({ pageStyle: { profilePictureStyle: picture } });
    expect(choices('Common sizes').every(({ checked }) => !checked)).toBe(true);
    choose('Common sizes', '180 px');
    expect(slider('Size').value).toBe('180');
  });

  it('[EDIT-17] brings a colour into the draft 300 ms after the last one, and shows it at once', () => {
    const { draft } = openTab(ProfileTab);
    const field = text('Full name').getByRole<HTMLInputElement>('textbox', { name: 'Text colour', hidden: true });
    fireEvent.change(field, { target: { value: '#111111' } });
    pass(299);
    fireEvent.change(field, { target: { value: '#222222' } });
    expect(field.value).toBe('#222222');
    pass(299);
    expect(draft()).toEqual({});
    pass(1);
    expect(draft()).toEqual({ pageStyle: { textStyles: { fullName: { color: '#222222' } } } });
    expect(field.value).toBe('#222222');
  });

  it.each([
    ['Full name', [18, 24, 32, 40], 24, '#1f2937'],
    ['About me', [14, 16, 18, 20], 16, '#4b5563'],
    ['Expertise', [16, 18, 20, 24], 18, '#000000'],
    ['Services', [16, 18, 20, 24], 18, '#000000'],
    ['Service offers', [16, 18, 20, 24], 18, '#000000'],
  ])(
    '[EDIT-04, EDIT-26, EDIT-27, CONFIG-31, CONFIG-32] offers the sizes of %s, and has its own',
    (name, sizes, size, colour) => {
      openTab(ProfileTab);
      const choice = within(text(name).getByRole('group', { name: 'Font size', hidden: true }));
      const radios = choice.getAllByRole<HTMLInputElement>('radio', { hidden: true });
      expect(radios.map((each) => each.labels?.[0]?.textContent)).toEqual(sizes.map((each) => `${each} px`));
      expect(radios.find(({ checked }) => checked)?.labels?.[0]?.textContent).toBe(`${size} px`);
      expect(text(name).getByRole('textbox', { hidden: true })).toHaveProperty('value', colour);
    },
  );

  it('[EDIT-04] makes a text bold, italic or underlined', () => {
    const { draft } = openTab(ProfileTab);
    for (const name of ['Bold', 'Italic', 'Underline'])
      fireEvent.click(text('About me').getByRole('button', { name, hidden: true }));
    expect(draft()).toEqual({ pageStyle: { textStyles: { aboutMe: { bold: true, italic: true, underline: true } } } });
  });

  it('advises the nearest colour that is read, and takes it', () => {
    const { draft } = openTab(ProfileTab, { config: { pageStyle: { backgroundColor: '#ffffff' } } });
    const about = text('About me');
    expect(about.queryByText(/hard to read/)).toBeNull();
    fireEvent.change(about.getByRole('textbox', { hidden: true }), { target: { value: '#ca8a04' } });
    const take = about.getByRole('button', { name: /^Use #[\da-f]{6}$/, hidden: true });
    const better = take.textContent?.slice(-7);
    expect(about.getByText(/hard to read/).textContent).toContain(`readable colour is ${better}.`);
    fireEvent.click(take);
    pass(300);
    expect(draft().pageStyle?.textStyles?.aboutMe).toEqual({ color: better });
    expect(about.queryByText(/hard to read/)).toBeNull();
  });

  it('advises nothing where the page itself takes a colour that is read', () => {
    openTab(ProfileTab, { config: { pageStyle: { backgroundColor: '#111827' } } });
    expect(screen.queryByText(/hard to read/)).toBeNull();
  });

  it('[EDIT-04, CONFIG-45, CONFIG-46, CONFIG-47, CONFIG-49] switches all accounts, and each of them', () => {
    const { draft } = openTab(ProfileTab, {
      creator: makeBlogCreator({ socialMediaAccounts: { instagram: 'deniz', youtube: '', tiktok: 'deniz.t' } }),
    });
    const shown = () => ['Show social media', 'Instagram', 'YouTube', 'TikTok'].map(on);
    expect(screen.getAllByRole('switch').map((each) => each.getAttribute('aria-checked'))).toEqual(
      Array(4).fill('true'),
    );
    expect(screen.getByRole('switch', { name: 'Instagram', description: /^Always shown/ })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'YouTube', description: /not added/ })).toBeTruthy();
    press('Show social media');
    expect(shown()).toEqual([false, false, false, false]);
    press('Show social media');
    expect(shown()).toEqual([true, true, false, false]);
    press('TikTok');
    press('TikTok');
    press('Instagram');
    expect(shown()).toEqual([false, false, false, false]);
    expect(draft().showSocialMedia).toBe(false);
  });
});
