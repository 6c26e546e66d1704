import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

it('a text is counted aloud only once it gets tight, ten by ten', () => {
  const area = (value: string, tone: 'calm' | 'warning') => (
    <TextArea label="About me" name="about" value={value} maxLength={100} tone={tone} onText={() => {}} />
  );
  const { rerender } = render(area('x'.repeat(42), 'calm'));
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  rerender(area('x'.repeat(93), 'warning'));
  const atNinety = said();
  expect(atNinety).toContain('90');
  rerender(area('x'.repeat(94), 'warning'));
  expect(said()).toBe(atNinety);
  rerender(area('x'.repeat(100), 'warning'));
  expect(said()).not.toBe(atNinety);
});

it('what shows a password says what its press does, and not that it is pressed as well', () => {
  render(<PasswordField label="Password" name="password" value="open-sesame-1" onText={() => {}} />);
  const field = screen.getByLabelText('Password', { exact: true });
  const button = screen.getByRole('button');
  const seen = () => [field.getAttribute('type'), button.getAttribute('aria-label'), button.ariaPressed];
  expect(seen()).toEqual(['password', 'Show password', null]);
  fireEvent.click(button);
  expect(seen()).toEqual(['text', 'Hide password', null]);
});

it('a failed submit is one alert, that of the summary; before it each field has its own', () => {
  const form = (asks: number) => (
    <Form isBusy={false} onSubmit={() => {}}>
      <ErrorSummary asks={asks} problems={[{ field: 'name', message: 'Enter a name.' }]} />
      <TextField label="Name" name="name" error="Enter a name." />
      <TextArea label="About" name="about" value="" maxLength={100} error="Write something." onText={() => {}} />
    </Form>
  );
  const { rerender } = render(form(0));
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts()).toEqual(['Enter a name.', 'Write something.']);
  rerender(form(1));
  expect(alerts()).toEqual(['Please check these fieldsEnter a name.']);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});
