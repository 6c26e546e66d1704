import {
  CardPreview,
  PartBar,
  PartSteps,
  PaymentPart,
  Problems,
  ProfilePart,
  Refusal,
  ReviewPart,
  StartOverDialog,
  WorkPart,
} from '#web/application/later-parts.ts';
import { CodeModal } from '#web/email-verification/code-modal.tsx';
import { EmailField } from '#web/email-verification/email-field.tsx';
import { CropDialog } from '#web/ui/crop-dialog.tsx';

/** What the route of the application hands to its page. */
export const handedIn = {
  EmailField,
  CodeModal,
  CropDialog,
  StartOverDialog,
  CardPreview,
  PartBar,
  PartSteps,
  ProfilePart,
  WorkPart,
  PaymentPart,
  Problems,
  Refusal,
  ReviewPart,
};
