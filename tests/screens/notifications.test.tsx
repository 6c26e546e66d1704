import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Notification } from '#contract/notification.ts';
import type { NotifiedRole } from '#contract/notification-choices.ts';
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts';
import { offered } from '#tests/flows/notifications.flow.ts';
import { chooseLanguage } from '#web/i18n/language-store.ts';
import { NotificationsScreen } from '#web/notifications/notifications-screen.tsx';

afterEach(() => chooseLanguage('en'));

async function linesOf(list: Notification[], by: NotifiedRole = 'creator'): Promise<(string | null)[]> {
  const chart = notificationsMachine.provide({ actors: { listNotifications: fromPromise(async () => list) } });
  const actor = createActor(chart).start();
  render(<NotificationsScreen actor={actor} by={by} addressOf={() => '/'} />, { wrapper: MemoryRouter });
  const rows = await screen.findAllByRole('listitem');
  actor.stop();
  return rows.map((row) => within(row).getByRole('link').textContent);
}

const invited: Notification = {
  ...offered,
  kind: 'stay.invited',
  facts: {
    ...{ creator: 'Deniz Yıldız', host: 'Blue Bay Hotels', hotelName: 'Blue Bay Kaş', cityName: 'Kaş' },
    ...{ checkIn: '2026-12-16', checkOut: '2026-12-19' },
  },
};
const note = (id: string, isRead: boolean): Notification => ({ ...invited, _id: id, kind: 'stay.note', isRead });

describe('the notifications', () => {
  it('[BEYOND-51] name who, the hotel, the city, the dates and the hour', async () => {
    const [line] = await linesOf([invited]);
    expect(line).toContain('Blue Bay Hotels invites you to stay');
    expect(line).toContain('Blue Bay Kaş, Kaş · 16 – 19 Dec 2026');
    expect(line).toMatch(/\d{1,2}:\d{2}/);
  });

  it('[BEYOND-51] are in the language that the reader uses now', async () => {
    chooseLanguage('tr');
    const [line] = await linesOf([invited]);
    expect(line).toContain('Blue Bay Hotels sizi konaklamaya davet ediyor');
    expect(line).toContain('16 – 19 Ara 2026');
  });

  it('[BEYOND-51] of a sponsor name the creator', async () => {
    const [line] = await linesOf([{ ...invited, kind: 'stay.declined' }], 'sponsor');
    expect(line).toContain('Deniz Yıldız declined your invitation');
  });

  it('[BEYOND-51] are read once they are followed, all of their line and no other', async () => {
    const told: unknown[] = [];
    const chart = notificationsMachine.provide({
      actors: { listNotifications: fromPromise(async () => [note('1', false), note('2', false), invited]) },
      actions: { readSome: (_, ids) => void told.push(ids) },
    });
    const actor = createActor(chart).start();
    render(<NotificationsScreen actor={actor} by="creator" addressOf={() => '/'} />, { wrapper: MemoryRouter });
    const [first, second] = (await screen.findAllByRole('listitem')).map((row) => within(row).getByRole('link'));
    if (!first || !second) throw new Error('Two lines were expected.');
    fireEvent.click(first);
    fireEvent.click(first);
    expect(told).toEqual([['1', '2']]);
    expect([first, second].map((line) => within(line).queryByText('New') !== null)).toEqual([false, true]);
  });

  it('[BEYOND-51] that are alike and follow each other are one line, new as long as one of them is', async () => {
    const lines = await linesOf([note('1', true), note('2', false), note('3', true), invited]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('3 times');
    expect(lines[0]).toContain('New');
  });
});
