import { pictureQueueMachine } from '#machines/picture-queue/picture-queue.machine.ts';
import { flow } from '#tests/flows/picture-queue.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { PictureQueue } from '#web/trips/picture-queue.tsx';
import { onPage } from './on-page.tsx';

export const screen: Screen<typeof pictureQueueMachine> = {
  flow,
  machine: pictureQueueMachine,
  render: (queue) => onPage(<PictureQueue queue={queue} slot="story" />),
};
