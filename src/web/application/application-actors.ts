import type { ApplicationActor } from '#machines/application/application.machine.ts';
import type { ApplicationPageActor } from '#machines/application-page/application-page.machine.ts';
import type { ApplicationPartsActor } from '#machines/application-parts/application-parts.machine.ts';
import type { CitySearchActor } from '#machines/city-search/city-search.machine.ts';
import type { EmailCheckActor } from '#machines/email-check/email-check.machine.ts';
import type { EmailVerificationActor } from '#machines/email-verification/email-verification.machine.ts';
import type { PictureActor } from '#machines/picture/picture.machine.ts';
import type { ReferenceListsActor } from '#machines/reference-lists/reference-lists.machine.ts';
import type { UsernameCheckActor } from '#machines/username-check/username-check.machine.ts';

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

export interface PartProps {
  actors: ApplicationActors;
}
