import { createActor } from 'xstate';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { flow } from '#tests/flows/cover-upload.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { generalTabMessages } from '#web/dashboard/general-tab.messages.ts';
import { CoverPicture } from '#web/flows/cover-picture.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof coverUploadMachine> = {
  flow,
  machine: coverUploadMachine,
  render: (upload) =>
    onPage(
      <CoverPicture
        words={generalTabMessages.en}
        picture={createActor(pictureMachine).start()}
        upload={upload}
        address={null}
      />,
    ),
};
