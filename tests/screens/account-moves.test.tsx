import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { applicationReviewMachine } from '#machines/back-office/application-review.machine.ts';
import { heldDetail } from '#tests/flows/application-review.flow.ts';
import { expectAccessible } from '#tests/kit/accessible.ts';
import { ReviewPanel } from '#web/back-office/review-panel.tsx';
import { controlledActors } from './controlled-actors.ts';
import { onPage } from './on-page.tsx';

const detailOf = (accountState: string) => ({ ...heldDetail, state: 'APPROVED', decidedAt: 1, accountState });
const moves = ['Suspend', 'Reinstate', 'Reopen the account'];
const offered = () => moves.filter((name) => screen.queryByRole('button', { name }) !== null);

async function review(accountState: string) {
  const flows = controlledActors();
  const actor = flows.start('review', applicationReviewMachine, { id: 'a' });
  render(onPage(<ReviewPanel actor={actor} />), { wrapper: MemoryRouter });
  await flows.settle('review', 'fetchApplication', { kind: 'found', detail: detailOf(accountState) });
  return { ...flows, actor: actor as { getSnapshot(): { context: { action: unknown } } } };
}

describe('the account of a creator, before staff', () => {
  it.each([
    ['pending', []],
    ['active', ['Suspend']],
    ['suspended', ['Reinstate']],
    ['closed', ['Reopen the account']],
  ])('is moved as its chart allows while it is %s', async (state, allowed) => {
    await review(state);
    expect(offered()).toEqual(allowed);
  });

  it('is suspended once it is said what comes of it, and not by a slip', async () => {
    const { actor, callOf } = await review('active');
    const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
    const action = () => actor.getSnapshot().context.action;
    press('Suspend');
    const question = screen.getByRole('dialog', { name: `Suspend ${heldDetail.fullName}?` });
    expect(question.textContent).toMatch(/unless you reinstate them within ten seconds/);
    await expectAccessible();
    press('Cancel');
    expect([screen.queryByRole('dialog'), callOf('review', 'performAction')]).toEqual([null, undefined]);
    press('Suspend');
    press('Suspend');
    expect([screen.queryByRole('dialog'), action()]).toEqual([null, { kind: 'creator', request: { move: 'suspend' } }]);
    expect(callOf('review', 'performAction')).toBeDefined();
  });

  it('is brought back while it is closed, and stands there as it is then', async () => {
    const { actor, callOf, settle } = await review('closed');
    expect(screen.getByText(/Thirty days after closing/)).toBeDefined();
    act(() => screen.getByRole('button', { name: 'Reopen the account' }).click());
    expect(actor.getSnapshot().context.action).toEqual({ kind: 'creator', request: { move: 'reopen' } });
    expect(callOf('review', 'performAction')).toBeDefined();
    await settle('review', 'performAction', { kind: 'done', isUndoable: false });
    await settle('review', 'fetchApplication', { kind: 'found', detail: detailOf('active') });
    expect(offered()).toEqual(['Suspend']);
    expect(screen.queryByText(/Thirty days after closing/)).toBeNull();
  });
});
