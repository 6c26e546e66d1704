import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { controllable } from '#tests/kit/controllable.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { DownloadPart } from '#web/own-account/own-account-screen.tsx';
import { onPage } from './on-page.tsx';
import { screen as walked } from './reauthentication.screen.tsx';

walkScreen(walked);

it('a download asks for the password alone, and says where the file is', async () => {
  const { logic, pending } = controllable(reauthenticationMachine);
  const download = createActor(logic, { input: { purpose: 'download' } }).start();
  render(onPage(<DownloadPart download={download} />));
  fireEvent.click(screen.getByRole('button', { name: 'Download everything' }));
  const password = await screen.findByLabelText('Current password');
  expect(screen.queryByLabelText(/username/)).toBeNull();
  fireEvent.change(password, { target: { value: 'open-sesame-1' } });
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(pending.get('carryOut')?.input).toEqual({ username: '', currentPassword: 'open-sesame-1', subject: null });
  await act(async () => pending.get('carryOut')?.resolve({ kind: 'done', result: null }));
  expect(screen.getByText(/^Your file is in your downloads/)).toBeTruthy();
});
