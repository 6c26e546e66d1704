import type { SignInActor } from '#machines/sign-in/sign-in.machine.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import * as page from '#web/ui/page.css.ts';
import { SignInForm, type SignInWords } from './sign-in-form.tsx';
import { Lead, useHead } from './sign-in-head.tsx';
import { SignInParts } from './sign-in-parts.tsx';

interface SignInDialogProps {
  actor: SignInActor;
  words: SignInWords;
  onLeave: () => void;
}

export function SignInDialog({ actor, words, onLeave }: SignInDialogProps) {
  const head = useHead(actor, words);
  return (
    <Dialog title={head.heading} isOpen isFirm onClose={onLeave}>
      <div className={page.form}>
        <Lead head={head} look={page.note} />
        <SignInParts actor={actor}>
          <SignInForm actor={actor} words={words} />
        </SignInParts>
      </div>
    </Dialog>
  );
}
