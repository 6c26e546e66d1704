import { useActorRef, useSelector } from '@xstate/react';
import { lazy, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { application } from '#machines/application/application.actors.ts';
import { isApplied } from '#machines/application/application.view.ts';
import { citySearch } from '#machines/city-search/city-search.actors.ts';
import { emailCheck } from '#machines/email-check/email-check.actors.ts';
import { emailVerification } from '#machines/email-verification/email-verification.actors.ts';
import { picture } from '#machines/picture/picture.actors.ts';
import { referenceLists } from '#machines/reference-lists/reference-lists.actors.ts';
import { usernameCheck } from '#machines/username-check/username-check.actors.ts';
import type { ApplicationActors } from '#web/application/application-actors.ts';
import { ApplicationScreen } from '#web/application/application-screen.tsx';
import { EmailField } from '#web/email-verification/email-field.tsx';
import { forgetDraft, keepApplied, keepDraft, readDraft } from './kept-draft.ts';
import { forgetFlow, keepFlow, readFlow } from './kept-flow.ts';
import { useParts } from './use-parts.ts';

const flow = 'emailVerification.1';
const codeModal = () => import('#web/email-verification/code-modal.tsx');
const cropDialog = () => import('#web/application/crop-dialog.tsx');
const laterParts = () => import('#web/application/later-parts.ts');

/** The lower parts come after the first screenful, and the dialogs before anybody has filled in what opens them. */
const handedIn = {
  EmailField,
  CodeModal: lazy(async () => ({ default: (await codeModal()).CodeModal })),
  CropDialog: lazy(async () => ({ default: (await cropDialog()).CropDialog })),
  ProfilePart: lazy(async () => ({ default: (await laterParts()).ProfilePart })),
  WorkPart: lazy(async () => ({ default: (await laterParts()).WorkPart })),
  PaymentPart: lazy(async () => ({ default: (await laterParts()).PaymentPart })),
  ReviewPart: lazy(async () => ({ default: (await laterParts()).ReviewPart })),
};

/** All flows of the application, on one page. A reload goes on where it was, with the same countdown. */
export function ApplicationRoute() {
  const actors: ApplicationActors = {
    application: useActorRef(application, { input: useState(() => ({ draft: readDraft() }))[0] }),
    email: useKeptVerification(),
    emailCheck: useActorRef(emailCheck),
    username: useActorRef(usernameCheck),
    picture: useActorRef(picture),
    lists: useActorRef(referenceLists),
    city: useActorRef(citySearch, { input: { least: 2 } }),
  };
  useParts(actors);
  useEffect(() => void Promise.allSettled([codeModal(), cropDialog()]), []);
  const applied = useKeptDraft(actors);
  return applied ? (
    <Navigate to="/application/success" replace />
  ) : (
    <ApplicationScreen actors={actors} handedIn={handedIn} />
  );
}

function useKeptVerification() {
  const [options] = useState(() => {
    const snapshot = readFlow(flow, emailVerification);
    return { input: { attemptSeed: crypto.randomUUID() }, ...(snapshot && { snapshot }) };
  });
  const actor = useActorRef(emailVerification, options);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe(() => keepFlow(flow, actor.getPersistedSnapshot()));
    return unsubscribe;
  }, [actor]);
  return actor;
}

/** Every change is kept; an application that was sent leaves nothing behind but its answer. */
function useKeptDraft({ application: actor, email }: ApplicationActors): boolean {
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const { applied, form } = snapshot.context;
      if (!isApplied(snapshot) || !applied) return keepDraft(form);
      keepApplied(applied);
      forgetDraft();
      email.send({ type: 'email.change', email: '' });
      forgetFlow(flow);
    });
    return unsubscribe;
  }, [actor, email]);
  return useSelector(actor, isApplied);
}
