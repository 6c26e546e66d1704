import { render, screen } from '@testing-library/react';
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
