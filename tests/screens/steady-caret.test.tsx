import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { typedIban } from '#rules/iban.ts';
import { cleanUsername } from '#rules/username.ts';
import { CodeField } from '#web/ui/code-field.tsx';
import { FormattedField } from '#web/ui/text-field.tsx';

const whole = 'TR330006100519786457841326';

function Field({ value: first, clean }: { value: string; clean: (text: string, before: string) => string }) {
  const [value, setValue] = useState(first);
  return <FormattedField label="Field" value={value} onText={(text) => setValue(clean(text, value))} />;
}

/** What the field shows after keys at a caret, which is shown as a bar. */
async function typeInto(field: HTMLInputElement, [from, to = from]: readonly number[], keys: string, pasted?: string) {
  const user = userEvent.setup({ delay: null });
  await user.click(field);
  field.setSelectionRange(from ?? 0, to ?? 0);
  if (pasted === undefined) await user.keyboard(keys);
  else await user.paste(pasted);
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  return start === end ? `${field.value.slice(0, start)}|${field.value.slice(start)}` : [start, end];
}

const input = () => screen.getByLabelText<HTMLInputElement>('Field');

describe('a field that cleans what is typed', () => {
  it.each([
    ['a digit', [4], '9', 'TR339|0006'],
    ['a blank', [5], ' ', 'TR330|006'],
    ['a letter', [5], 'x', 'TR330|006'],
    ['a blank and a digit', [4], ' 9', 'TR339|0006'],
    ['Backspace', [6], '{Backspace}', 'TR330|06'],
    ['Delete', [4], '{Delete}', 'TR33|006'],
    ['Backspace at the prefix', [2], '{Backspace}', 'TR|330006'],
    ['Delete before the prefix', [0], '{Delete}', '|TR330006'],
    ['Delete within the prefix', [1], '{Delete}', 'T|R330006'],
    ['a digit before the prefix', [0], '5', 'TR5|330006'],
    ['a letter over a selection', [4, 6], 'x', 'TR33|06'],
    ['Backspace over everything', [0, 8], '{Backspace}', 'TR|'],
  ] as const)('keeps the caret at %s', async (_, at, keys, end) => {
    render(<Field value="TR330006" clean={typedIban} />);
    expect(await typeInto(input(), at, keys)).toBe(end);
  });

  it('leaves out a digit where there is no more room, and keeps the caret there', async () => {
    render(<Field value={whole} clean={typedIban} />);
    expect(await typeInto(input(), [7], '9')).toBe('TR33000|6100519786457841326');
  });

  it('puts the caret behind what was pasted', async () => {
    render(<Field value="TR330006" clean={typedIban} />);
    expect(await typeInto(input(), [4], '', '12 34-x')).toBe('TR331234|0006');
  });

  it('keeps the caret of a username, whose letters become small', async () => {
    render(<Field value="deniz" clean={cleanUsername} />);
    expect(await typeInto(input(), [2], 'XÉ')).toBe('dexe|niz');
  });

  it.each([
    [[3], 'x', '123|456'],
    [[3], '9', '123|456'],
    [[3], '{Backspace}7', '127|456'],
  ] as const)('keeps the caret of a code: at %s, %s', async (at, keys, end) => {
    render(<CodeField label="Field" name="code" />);
    await userEvent.type(input(), '123456');
    expect(await typeInto(input(), at, keys)).toBe(end);
  });
});
