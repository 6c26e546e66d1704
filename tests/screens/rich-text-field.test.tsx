import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { RichText, RichTextBlock } from '#contract/rich-text.ts';
import { plainText, richTextOf } from '#contract/rich-text-words.ts';
import { emptyTrip } from '#machines/rules/trip-draft.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { storedTrip } from '#web/trips/trip-storage.ts';
import { RichTextField } from '#web/ui/rich-text-field.tsx';
import { onPage } from './on-page.tsx';

interface Held {
  text: RichText;
  sent: string[];
  set: (text: RichText) => void;
}

const none: readonly { key: string; alt: string; caption?: string }[] = [];

/** A field of a draft that takes everything. */
async function open(start: RichText, { maxLength = 100, readOnly = false, pictures = none } = {}): Promise<Held> {
  const held: Held = { text: start, sent: [], set: () => {} };
  function Draft() {
    const [text, setText] = useState(start);
    held.text = text;
    held.set = setText;
    const actor = { send: ({ type }: { type: string }) => void held.sent.push(type) };
    return (
      <RichTextField
        label="Story"
        {...{ text, pictures, maxLength, readOnly, actor }}
        onText={setText}
        onFiles={() => {}}
      />
    );
  }
  render(onPage(<Draft />));
  await screen.findByRole('button', { name: 'Bold' });
  return held;
}

const onlyBlock = (block: RichTextBlock): RichText => ({ type: 'doc', content: [block] });

const field = () => screen.getByRole('textbox', { name: 'Story' });
const tool = (name: string) => screen.getByRole('button', { name });

function paste(html: string, plain = '') {
  const getData = (type: string) => (type === 'text/html' ? html : plain);
  fireEvent.paste(field(), { clipboardData: { getData, types: ['text/html'], files: [], items: [] } });
}

describe('a field of rich text', () => {
  it('has tools with names that say what the caret is in, and a label, a count and no barrier', async () => {
    const bold: RichText = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', marks: [{ type: 'bold' }], text: 'Slow' }] }],
    };
    await open(bold);
    expect(screen.getAllByRole('button').map((button) => [button.ariaLabel, button.ariaPressed])).toEqual([
      ['Bold', 'true'],
      ...['Italic', 'Heading', 'Smaller heading', 'Bullet list', 'Numbered list', 'Quote', 'Link', 'Picture'].map(
        (name) => [name, 'false'],
      ),
    ]);
    expect(screen.getByText('4 of 100 characters used')).toBeTruthy();
    await expectAccessible();
  });

  it('gives its document on, formatted by a tool as one step', async () => {
    const held = await open(richTextOf('What to bring'));
    await userEvent.click(tool('Smaller heading'));
    expect(held.text).toEqual({
      type: 'doc',
      content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'What to bring' }] }],
    });
    expect(tool('Smaller heading').ariaPressed).toBe('true');
    expect([held.sent.at(0), held.sent.at(-1)]).toEqual(['step.end', 'step.end']);
  });

  it('shows what the draft holds, also when it changes elsewhere', async () => {
    const held = await open(richTextOf('Mine'));
    await waitFor(() => expect(field().textContent).toBe('Mine'));
    act(() => held.set(richTextOf('Theirs\n\nand more')));
    await waitFor(() => expect([...field().children].map((each) => each.textContent)).toEqual(['Theirs', 'and more']));
    expect(held.sent).toEqual([]);
  });

  it('keeps of what is pasted what it knows', async () => {
    const held = await open(richTextOf(''));
    paste(
      '<h1>Bring</h1><script>alert(1)</script><ol><li>boots<ul><li>dry</li></ul></li></ol>' +
        '<p>a\u0007<i>b</i><a href="javascript:alert(1)">c</a></p>' +
        '<style>p { color: red }</style><table><tr><td>cell</td></tr></table><img src="https://evil.example/x.png">',
    );
    expect(plainText(held.text)).toBe('Bring\n\n1. boots\n\n• dry\n\nabc\n\ncell');
    const kinds = ['heading', 'orderedList', 'bulletList', 'paragraph', 'paragraph'];
    expect(held.text.content.map(({ type }) => type)).toEqual(kinds);
    expect(JSON.stringify(held.text)).not.toMatch(/script|link|style|evil/);
  });

  it('leaves out what would make it too long, and says so until the next change', async () => {
    const held = await open(richTextOf('a'.repeat(95)));
    paste('', 'b'.repeat(6));
    expect(await screen.findByText('That did not fit. Use at most 100 characters.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(held.text).toEqual(richTextOf('a'.repeat(95)));
    paste('', 'b'.repeat(5));
    await waitFor(() => expect(screen.queryByText(/That did not fit/)).toBeNull());
    expect(plainText(held.text)).toHaveLength(100);
  });

  it('places a picture at the caret, which keys and tools then select and move', async () => {
    const pictures = [
      { key: 'cover/a', alt: 'A boat' },
      { key: 'cover/b', alt: '' },
    ];
    const held = await open(richTextOf('One\n\nTwo\n\nThree'), { pictures });
    const shape = () =>
      held.text.content.map((block) => (block.type === 'picture' ? block.attrs.key : plainText(onlyBlock(block))));
    await userEvent.click(tool('Picture'));
    expect((await screen.findAllByRole('button', { name: /boat|Picture 2/ })).length).toBe(2);
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'A boat' }));
    expect(shape()).toEqual(['cover/a', 'One', 'Two', 'Three']);
    expect(screen.getByRole('img', { name: 'A boat' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    await userEvent.keyboard('{Backspace}{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{/Alt}');
    expect(shape()).toEqual(['One', 'Two', 'cover/a', 'Three']);
    await userEvent.click(tool('Picture'));
    await userEvent.click(await screen.findByRole('button', { name: 'Move up' }));
    expect(shape()).toEqual(['One', 'cover/a', 'Two', 'Three']);
    await userEvent.keyboard('{Escape}{Enter}');
    expect(shape()).toEqual(['One', 'cover/a', '', 'Two', 'Three']);
    await userEvent.click(tool('Picture'));
    await userEvent.click(await screen.findByRole('button', { name: 'Picture 2' }));
    expect(shape()).toEqual(['One', 'cover/a', 'cover/b', 'Two', 'Three']);
    await userEvent.click(tool('Picture'));
    expect(await screen.findByText('All pictures stand in the text.')).toBeTruthy();
  });

  it('refuses a link that is none, and removes one', async () => {
    const held = await open(richTextOf(''));
    await userEvent.click(tool('Link'));
    await userEvent.type(await screen.findByLabelText('Link address'), 'here{Enter}');
    const reason = 'Enter a web address such as https://example.com, or an email address.';
    expect(screen.getByRole('textbox', { name: 'Link address', description: reason })).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Link address'));
    await userEvent.type(screen.getByLabelText('Link address'), 'mia@mail.example{Enter}');
    const link = { type: 'link' as const, attrs: { href: 'mailto:mia@mail.example' } };
    expect(held.text.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', marks: [link], text: 'mia@mail.example' }] },
    ]);
    await userEvent.click(tool('Link'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove link' }));
    expect(held.text).toEqual(richTextOf('mia@mail.example'));
  });

  it('cannot be written in while it is read only', async () => {
    await open(richTextOf('Archived'), { readOnly: true });
    await waitFor(() => expect(field().getAttribute('contenteditable')).toBe('false'));
    expect(screen.getAllByRole('button').every(({ ariaDisabled }) => ariaDisabled === 'true')).toBe(true);
  });
});

it('a draft of an earlier release, whose description is plain text and whose days have no words, is read', () => {
  const stored = storedTrip('deniz', 'trip-1');
  const { dayCount: _, ...trip } = { ...emptyTrip, price: '', dayIds: ['day-1'], places: [] };
  const draft = { ...trip, description: richTextOf('One\ntwo\n\nthree') };
  stored.write({ draft, base: draft, unconfirmed: [draft], version: 1 });
  const [key = ''] = Object.keys(sessionStorage);
  const older = JSON.stringify(
    JSON.parse(sessionStorage.getItem(key) ?? '', (name, value) =>
      name === 'description' ? 'One\ntwo\n\nthree' : name === 'dayTexts' ? undefined : value,
    ),
  );
  sessionStorage.setItem(key, older);
  expect(older).toContain('"description":"One\\ntwo');
  expect(older).not.toContain('dayTexts');
  expect(stored.read()).toEqual({ draft, base: draft, unconfirmed: [draft], version: 1 });
});
