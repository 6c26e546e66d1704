import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import * as page from '#web/ui/page.css.ts';
import { SignInForm, type SignInWords } from './sign-in-form.tsx';

interface SignInDialogProps {
  actor: SignInActor;
  words: SignInWords;
  onLeave: () => void;
}

/** Asks for the password upon the page whose session has ended, so that what is typed there stays. */
export const SignInDialog = ({ actor, words, onLeave }: SignInDialogProps) => (
  <Dialog title={words.heading} isOpen onClose={onLeave}>
    <div className={page.form}>
      <p className={page.note}>{words.subtitle}</p>
      <SignInForm actor={actor} words={words} />
    </div>
  </Dialog>
);
