import { CropDialog } from '#web/application/crop-dialog.tsx';
import {
  PartBar,
  PartSteps,
  PaymentPart,
  Problems,
  ProfilePart,
  Refusal,
  ReviewPart,
  WorkPart,
} from '#web/application/later-parts.ts';
import { CodeModal } from '#web/email-verification/code-modal.tsx';
import { EmailField } from '#web/email-verification/email-field.tsx';

/** What the route of the application hands to its page. */
export const handedIn = {
  EmailField,
  CodeModal,
  CropDialog,
  PartBar,
  PartSteps,
  ProfilePart,
  WorkPart,
  PaymentPart,
  Problems,
  Refusal,
  ReviewPart,
};
