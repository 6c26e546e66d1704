import { application } from '../application/application.actors.ts';
import { citySearch } from '../city-search/city-search.actors.ts';
import { emailCheck } from '../email-check/email-check.actors.ts';
import { emailVerification } from '../email-verification/email-verification.actors.ts';
import { keepFiles, picture } from '../picture/picture.actors.ts';
import { referenceLists } from '../reference-lists/reference-lists.actors.ts';
import { usernameCheck } from '../username-check/username-check.actors.ts';
import { applicationPageMachine } from './application-page.machine.ts';

export const applicationPage = applicationPageMachine.provide({
  actors: {
    application,
    email: emailVerification,
    emailCheck,
    username: usernameCheck,
    picture,
    lists: referenceLists,
    city: citySearch,
  },
  actions: { keepFiles: (_, ids) => keepFiles(ids) },
});
