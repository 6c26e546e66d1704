import type { ComponentType } from 'react';
import type { ApplicationActor } from '#machines/application/application.machine.ts';
import type { ApplicationPageActor } from '#machines/application-page/application-page.machine.ts';
import type { ApplicationPartsActor } from '#machines/application-parts/application-parts.machine.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { EmailCheckActor } from '#machines/email-check/email-check.machine.ts';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import type { UsernameCheckActor } from '#machines/username-check/username-check.machine.ts';
import type { QuestionProps } from '#web/ui/asking-button.tsx';
import type { CropDialogProps } from '#web/ui/crop-dialog.tsx';

/** The flows that meet on the page of the application. */
export interface ApplicationActors {
  page: ApplicationPageActor;
  application: ApplicationActor;
  email: EmailVerificationActor;
  emailCheck: EmailCheckActor;
  username: UsernameCheckActor;
  picture: PictureActor;
  lists: ReferenceListsActor;
  parts: ApplicationPartsActor;
  city: CitySearchActor;
}

/** What another feature brings to the page, and what is loaded after its first screenful, handed in by whoever composes them. */
export interface HandedIn {
  EmailField: ComponentType<{
    actor: EmailVerificationActor;
    error: string | null;
    readOnly: boolean;
    onBlur: () => void;
  }>;
  CodeModal: ComponentType<{ actor: EmailVerificationActor }>;
  CropDialog: ComponentType<CropDialogProps>;
  StartOverDialog: ComponentType<QuestionProps>;
  CardPreview: ComponentType<{ actors: ApplicationActors }>;
  PartSteps: ComponentType<{ actors: ApplicationActors }>;
  PartBar: ComponentType<{ actors: ApplicationActors }>;
  Problems: ComponentType<{ actors: ApplicationActors }>;
  Refusal: ComponentType<{ actors: ApplicationActors }>;
  ProfilePart: ComponentType<{ actors: ApplicationActors }>;
  WorkPart: ComponentType<{ actors: ApplicationActors }>;
  PaymentPart: ComponentType<{ actors: ApplicationActors }>;
  ReviewPart: ComponentType<{ actors: ApplicationActors }>;
}

export interface PartProps {
  actors: ApplicationActors;
  handedIn: HandedIn;
}
