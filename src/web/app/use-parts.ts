import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isVerified } from '#machines/email-verification/email-verification.view.ts';
import { drawnPicture } from '#machines/picture/picture.view.ts';
import { freeName } from '#machines/username-check/username-check.view.ts';
import type { ApplicationActors } from '#web/application/application-actors.ts';

/** Brings to the application what the other flows of its page have settled. */
export function useParts({ application, email, emailCheck, username, picture }: ApplicationActors): void {
  const typed = useSelector(email, ({ context }) => context.email);
  const verified = useSelector(email, isVerified);
  const address = useSelector(email, ({ context }) => context.verifiedEmail);
  const applicationId = useSelector(email, ({ context }) => context.applicationId);
  const name = useSelector(username, freeName);
  const pictureId = useSelector(picture, (snapshot) => drawnPicture(snapshot)?.id ?? null);
  const proof = verified && applicationId !== null ? applicationId : null;
  useEffect(() => {
    const applicant = proof !== null && address !== null ? { email: address, applicationId: proof } : null;
    application.send({ type: 'parts.settle', parts: { applicant, freeName: name, pictureId } });
  }, [application, proof, address, name, pictureId]);
  useEffect(() => {
    emailCheck.send({ type: 'address.change', email: typed });
  }, [emailCheck, typed]);
  useEffect(() => {
    username.send({ type: 'email.settle', applicationId: proof });
  }, [username, proof]);
  useEffect(() => {
    const { username: drafted } = application.getSnapshot().context.form;
    if (drafted !== '') username.send({ type: 'name.change', username: drafted });
  }, [application, username]);
}
