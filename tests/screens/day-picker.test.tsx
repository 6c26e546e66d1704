import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { standIn } from '#tests/kit/in-zone.ts';

afterEach(() => void vi.restoreAllMocks());

it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('a day has the name of that very day in %s', async (zone) => {
  standIn(zone);
  const { DayPicker } = await import('#web/ui/day-picker.tsx');
  render(
    <DayPicker
      id="dates"
      label="Dates"
      chosen={[]}
      today="2026-06-12"
      language="tr"
      disabled={false}
      words={{ previous: 'Önceki ay', next: 'Sonraki ay' }}
      onChoose={() => {}}
    />,
  );
  expect(screen.getByText('Haziran 2026')).toBeDefined();
  expect(screen.getByRole('button', { name: /^12 Haz\w* 2026$/ }).textContent).toBe('12');
  expect(screen.getByRole('button', { name: /^1 Haz\w* 2026$/ }).textContent).toBe('1');
});

it('moves by arrow keys into the next and the previous month', async () => {
  const { DayPicker } = await import('#web/ui/day-picker.tsx');
  const user = userEvent.setup();
  render(
    <DayPicker
      id="dates"
      label="Dates"
      chosen={[]}
      today="2026-06-30"
      language="en"
      disabled={false}
      words={{ previous: 'Previous month', next: 'Next month' }}
      onChoose={() => {}}
    />,
  );
  screen.getByRole('button', { name: '30 Jun 2026' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('July 2026')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1 Jul 2026');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('June 2026')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('24 Jun 2026');
});
