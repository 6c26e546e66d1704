import { FontSample } from '#web/blog/font-sample.tsx';
import { BankStatus } from '#web/own-account/bank-status.tsx';
import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog } from '#web/page/lazy-part.tsx';
import type { SettingsProps } from './dashboard-actors.ts';
import { GeneralTab } from './general-tab.tsx';

const cropping = laterScript(() => import('#web/ui/crop-dialog.tsx'));
const CropDialog = lazyDialog(cropping, ({ CropDialog }) => CropDialog);

/** The general settings, with the faces that the page is set in, and how its owner's bank details stand. */
export const GeneralSettings = (props: SettingsProps) => (
  <GeneralTab {...props} FontSample={FontSample} CropDialog={CropDialog} BankStatus={BankStatus} />
);
