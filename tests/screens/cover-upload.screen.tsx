import { type ActorRefFrom, createActor } from 'xstate';
import { coverUploadMachine } from '#machines/cover-upload/cover-upload.machine.ts';
import { pictureMachine } from '#machines/picture/picture.machine.ts';
import { flow } from '#tests/flows/cover-upload.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { generalTabMessages } from '#web/dashboard/general-tab.messages.ts';
import { CoverPicture } from '#web/flows/cover-picture.tsx';
import { useMessages } from '#web/i18n/use-messages.ts';
import { onPage } from './on-page.tsx';

const Cover = ({ upload }: { upload: ActorRefFrom<typeof coverUploadMachine> }) => (
  <CoverPicture
    words={useMessages(generalTabMessages)}
    picture={createActor(pictureMachine).start()}
    upload={upload}
    address={null}
  />
);

export const screen: Screen<typeof coverUploadMachine> = {
  flow,
  machine: coverUploadMachine,
  render: (upload) => onPage(<Cover upload={upload} />),
};
