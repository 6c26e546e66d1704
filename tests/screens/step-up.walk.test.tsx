import { describe } from 'vitest';
import { stepUpMachine } from '#machines/step-up/step-up.machine.ts';
import { flow } from '#tests/flows/step-up.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { DownloadPart } from '#web/own-account/download-part.tsx';
import { StepUpDialog } from '#web/ui/step-up-dialog.tsx';
import { onPage } from './on-page.tsx';

describe('the password once more, through the download of one’s data', () => {
  walkScreen({
    flow,
    machine: stepUpMachine,
    render: (download) => onPage(<DownloadPart download={download} StepUpDialog={StepUpDialog} />),
  });
});
