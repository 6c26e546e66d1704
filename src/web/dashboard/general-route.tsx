import { FontSample } from '#web/blog/font-sample.tsx';
import { sourcesOf } from '#web/blog/media.ts';
import type { TabProps } from './dashboard-actors.ts';
import { GeneralTab } from './general-tab.tsx';

const pictureAddress = (folder: string): string => sourcesOf(folder, 'cover').src;

/** The general settings, with the faces and pictures that the page is made of. */
export const GeneralSettings = (props: TabProps) => (
  <GeneralTab {...props} FontSample={FontSample} pictureAddress={pictureAddress} />
);
