import { createPortal } from 'react-dom';
import { useMessages } from '#web/i18n/use-messages.ts';
import * as css from './coming-dialog.css.ts';
import { Spinner } from './spinner.tsx';
import { uiMessages } from './ui.messages.ts';

/** In the place of a dialog that is on its way: nothing else can be pressed meanwhile, and the keyboard goes back to what was pressed before the dialog takes it. */
export function ComingDialog() {
  const { loading } = useMessages(uiMessages);
  return createPortal(
    <dialog ref={showModal} closedby="none" className={css.coming} aria-label={loading} aria-busy>
      <Spinner words={loading} />
    </dialog>,
    document.body,
  );
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
