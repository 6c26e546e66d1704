import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ownSessionsMachine } from '#machines/own-sessions/own-sessions.machine.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { here, there } from '#tests/flows/own-sessions.flow.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { SessionsPart } from '#web/own-account/sessions-part.tsx';
import { onPage } from './on-page.tsx';
import { screen as walked } from './own-sessions.screen.tsx';

walkScreen(walked);

it('[BEYOND-64] another session is signed out with the password, this one is not offered', async () => {
  const list = controllable(ownSessionsMachine);
  const question = controllable(reauthenticationMachine);
  const sessions = createActor(list.logic).start();
  const ending = createActor(question.logic, { input: { purpose: 'endOtherSessions' } }).start();
  render(onPage(<SessionsPart sessions={sessions} ending={ending} />));
  await act(async () => list.pending.get('listSessions')?.resolve([here, there]));
  expect(screen.queryByRole('button', { name: 'Sign out: Firefox on Windows' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign out: Safari on iPhone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out of Safari on iPhone?' }));
  fireEvent.change(dialog.getByLabelText('Current password'), { target: { value: 'open-sesame-1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
  expect(question.pending.get('carryOut')?.input).toMatchObject({ currentPassword: 'open-sesame-1', subject: 'there' });
  await act(async () => question.pending.get('carryOut')?.resolve({ kind: 'done', result: 'there' }));
  expect(screen.getByText('That device is signed out.')).toBeDefined();
});
