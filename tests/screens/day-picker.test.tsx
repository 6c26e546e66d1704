import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { standIn } from '#tests/kit/in-zone.ts';

afterEach(() => void vi.restoreAllMocks());

it.each(['Pacific/Honolulu', 'Pacific/Kiritimati'])('a day has the name of that very day in %s', async (zone) => {
  standIn(zone);
  const { DayPicker } = await import('#web/ui/day-picker.tsx');
  render(<DayPicker id="dates" label="Dates" chosen={[]} today="2026-06-12" onChoose={() => {}} />);
  expect(screen.getByText('June 2026')).toBeDefined();
  expect(screen.getByRole('button', { name: '12 Jun 2026' }).textContent).toBe('12');
  expect(screen.getByRole('button', { name: '1 Jun 2026' }).textContent).toBe('1');
});

it('moves by arrow keys into the next and the previous month', async () => {
  const { DayPicker } = await import('#web/ui/day-picker.tsx');
  const user = userEvent.setup();
  render(<DayPicker id="dates" label="Dates" chosen={[]} today="2026-06-30" onChoose={() => {}} />);
  screen.getByRole('button', { name: '30 Jun 2026' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('July 2026')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1 Jul 2026');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('June 2026')).toBeDefined();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('24 Jun 2026');
});

it('keeps the month in sight when a range is chosen, and follows a start that is entered', async () => {
  const { RangePicker } = await import('#web/ui/day-picker.tsx');
  const user = userEvent.setup();
  const chosen = vi.fn();
  const picker = (range: { from: string; to: string }) => (
    <RangePicker id="range" label="Dates" range={range} today="2026-06-30" onChoose={chosen} />
  );
  const { rerender } = render(picker({ from: '2026-06-29', to: '' }));
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await user.click(screen.getByRole('button', { name: '2 Jul 2026' }));
  expect(chosen).toHaveBeenCalledWith({ from: '2026-06-29', to: '2026-07-02' });
  rerender(picker({ from: '2026-06-29', to: '2026-07-02' }));
  expect(screen.getByText('July 2026')).toBeDefined();
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  rerender(picker({ from: '2026-09-01', to: '2026-07-02' }));
  expect(screen.getByText('September 2026')).toBeDefined();
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});
