import type { MailDraftRequest } from '#contract/application.ts';
import { application } from '../application/application.actors.ts';
import { citySearch } from '../city-search/city-search.actors.ts';
import { draftLink } from '../draft-link/draft-link.actors.ts';
import { emailCheck } from '../email-check/email-check.actors.ts';
import { emailVerification, storedProof } from '../email-verification/email-verification.actors.ts';
import { profilePicture } from '../picture/picture.actors.ts';
import { PictureFiles } from '../picture/picture-files.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import { usernameCheck } from '../username-check/username-check.actors.ts';
import { applicationPageMachine } from './application-page.machine.ts';

export function applicationPage(readForm: () => MailDraftRequest['form']) {
  const files = new PictureFiles();
  return applicationPageMachine.provide({
    actors: {
      application: application(files),
      email: emailVerification,
      emailCheck,
      username: usernameCheck,
      picture: profilePicture(files),
      lists: referenceLists,
      city: citySearch,
      draftLink: draftLink(readForm),
    },
    actions: { clearVerified: () => storedProof.clear() },
  });
}
