import { useSelector } from '@xstate/react';
import type { DashboardActor } from '#machines/dashboard/dashboard.machine.ts';
import { isUnsaved } from '#machines/dashboard/dashboard.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { AskingButton } from '#web/ui/asking-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { leaveMessages } from '#web/ui/leave.messages.ts';
import { dashboardMessages } from './dashboard.messages.ts';

export function LogOutButton({ page }: { page: DashboardActor }) {
  const { logOut } = useMessages(dashboardMessages);
  const question = useMessages(leaveMessages);
  const unsaved = useSelector(page, isUnsaved);
  const leave = () => page.send({ type: 'session.leave' });
  return unsaved ? (
    <AskingButton look="quiet" question={question} answer={question.leave} onConfirm={leave}>
      {logOut}
    </AskingButton>
  ) : (
    <Button look="quiet" onClick={leave}>
      {logOut}
    </Button>
  );
}
