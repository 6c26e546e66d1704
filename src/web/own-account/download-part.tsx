import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { StepUpActor } from '#machines/step-up/step-up.machine.ts';
import { asks, isDone } from '#machines/step-up/step-up.view.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { StepUpDialogProps } from '#web/ui/step-up-dialog.tsx';
import { AccountPart } from './account-part.tsx';
import { ownAccountMessages } from './own-account.messages.ts';

interface DownloadPartProps {
  download: StepUpActor;
  StepUpDialog: ComponentType<StepUpDialogProps>;
}

/** Everything that is held of whoever asks, in one file. */
export function DownloadPart({ download, StepUpDialog }: DownloadPartProps) {
  const words = useMessages(ownAccountMessages);
  const asked = useSelector(download, asks);
  const done = useSelector(download, isDone);
  return (
    <AccountPart title={words.data} lead={words.dataLead}>
      {done ? <Banner tone="success">{words.downloaded}</Banner> : null}
      <Button look="secondary" name="download" onClick={() => download.send({ type: 'stepUp.open' })}>
        {words.download}
      </Button>
      {asked ? (
        <StepUpDialog
          stepUp={download}
          words={{
            title: words.downloadTitle,
            ask: words.downloadAsk,
            submit: words.downloadNow,
            busy: words.downloading,
            failed: words.downloadFailed,
          }}
          returnTo="download"
        />
      ) : null}
    </AccountPart>
  );
}
