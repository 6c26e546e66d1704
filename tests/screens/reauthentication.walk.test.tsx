import { describe } from 'vitest';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import { flow } from '#tests/flows/reauthentication.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { DownloadPart } from '#web/own-account/download-part.tsx';
import { onPage } from './on-page.tsx';

describe('the password once more, through the download of one’s data', () => {
  walkScreen({
    flow,
    machine: reauthenticationMachine,
    render: (download) => onPage(<DownloadPart download={download} />),
  });
});
