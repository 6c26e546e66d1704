import { useSelector } from '@xstate/react';
import type { ReauthenticationActor } from '#machines/reauthentication/reauthentication.machine.ts';
import { asks, isDone } from '#machines/reauthentication/reauthentication.view.ts';
import { ReauthenticationDialog } from '#web/flows/reauthentication-dialog.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountPart } from './account-part.tsx';
import { ownAccountMessages } from './own-account.messages.ts';

interface DownloadPartProps {
  download: ReauthenticationActor;
}

export function DownloadPart({ download }: DownloadPartProps) {
  const messages = useMessages(ownAccountMessages);
  const isConfirming = useSelector(download, asks);
  const done = useSelector(download, isDone);
  return (
    <AccountPart title={messages.data} lead={messages.dataLead}>
      {done ? <Banner tone="success">{messages.downloaded}</Banner> : null}
      <Button look="secondary" name="download" actor={download} event={{ type: 'reauthentication.open' }}>
        {messages.download}
      </Button>
      {isConfirming ? (
        <ReauthenticationDialog
          actor={download}
          words={{
            title: messages.downloadTitle,
            ask: messages.downloadAsk,
            submit: messages.downloadNow,
            busy: messages.downloading,
            failed: messages.downloadFailed,
          }}
          returnTo="download"
        />
      ) : null}
    </AccountPart>
  );
}
