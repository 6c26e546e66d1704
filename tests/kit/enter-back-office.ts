import type { AnyMachineSnapshot } from 'xstate';
import type { Hand } from './flow.ts';

export const moreThanAPage = 60;

export interface Paged {
  offset: number;
  queue?: object | null;
}

/** On from the first page alone, once a page is shown. */
export const mayTurn = (snapshot: AnyMachineSnapshot): boolean => {
  const { offset, queue }: Paged = snapshot.context;
  return offset === 0 && queue !== null && snapshot.matches('ready');
};

/** Every tour has somebody of the staff of its own, and sees what is there for all. */
export async function enterBackOffice(hand: Hand, query: string): Promise<void> {
  const username = `officer${hand.tour}`;
  await hand.server.createAccount({ role: 'staff', username });
  await hand.open(`/admin${query}`);
  await hand.seesInTime('Email or username');
  await hand.fill('Email or username', username);
  await hand.fill('Password', 'open-sesame-1');
  await hand.press('Sign In');
}
