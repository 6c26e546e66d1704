import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { fromCallback } from 'xstate';
import type { AddressBar } from '#machines/address-bar.ts';
import { applicationPage } from '#machines/application-page/application-page.actors.ts';
import type { applicationPageMachine, DraftObserved } from '#machines/application-page/application-page.machine.ts';
import { flowsIn, isSent } from '#machines/application-page/application-page.view.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { newId } from '#machines/new-id.ts';
import { EmailField } from '#web/email-verification/email-field.tsx';
import { type Address, useAddress } from '#web/page/address.ts';
import { laterScript } from '#web/page/later-script.ts';
import { lazyDialog, lazyPart } from '#web/page/lazy-part.tsx';
import { snapshotsOf } from '#web/ui/saved-flows.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { ApplicationScreen } from './application-screen.tsx';
import {
  clearDraft,
  readDraft,
  storedVerification,
  watchDraft,
  writeApplied,
  writeDraft,
} from './application-storage.ts';

const codeModal = laterScript(() => import('#web/email-verification/code-modal.tsx'));
const cropDialog = laterScript(() => import('#web/ui/crop-dialog.tsx'));
const laterParts = laterScript(() => import('./later-parts.ts'));
const waiting = <Skeleton shape="picture" />;

/** The lower parts come after the first screenful, and the dialogs before anybody has filled in what opens them. */
const handedIn = {
  EmailField,
  CodeModal: lazyDialog(codeModal, ({ CodeModal }) => CodeModal),
  CropDialog: lazyDialog(cropDialog, ({ CropDialog }) => CropDialog),
  StartOverDialog: lazyDialog(laterParts, ({ StartOverDialog }) => StartOverDialog),
  CardPreview: lazyPart(laterParts, ({ CardPreview }) => CardPreview, { isQuiet: true }),
  PartSteps: lazyPart(laterParts, ({ PartSteps }) => PartSteps, { isQuiet: true }),
  PartBar: lazyPart(laterParts, ({ PartBar }) => PartBar),
  Problems: lazyPart(laterParts, ({ Problems }) => Problems),
  Refusal: lazyPart(laterParts, ({ Refusal }) => Refusal, { isQuiet: true }),
  ProfilePart: lazyPart(laterParts, ({ ProfilePart }) => ProfilePart, { waiting }),
  WorkPart: lazyPart(laterParts, ({ WorkPart }) => WorkPart, { waiting }),
  PaymentPart: lazyPart(laterParts, ({ PaymentPart }) => PaymentPart, { waiting }),
  ReviewPart: lazyPart(laterParts, ({ ReviewPart }) => ReviewPart, { waiting }),
};

const page = (bar: AddressBar) =>
  applicationPage().provide({
    actors: {
      parts: applicationPartsMachine.provide({ actors: { addressBar: bar } }),
      watchDraft: fromCallback<DraftObserved>(({ sendBack }) =>
        watchDraft((form) => sendBack({ type: 'draft.observe', form })),
      ),
    },
    actions: {
      saveDraft: (_, form) => writeDraft(form),
      saveVerification: ({ self }) => storedVerification.write(snapshotsOf(self, ['email'], storedVerification.read())),
      saveApplied(_, applied) {
        writeApplied(applied);
        clearDraft();
        storedVerification.clear();
      },
    },
  });

const opening = (address: Address) => (): Opening<typeof applicationPageMachine> => {
  codeModal.want();
  cropDialog.want();
  return {
    chart: page(address.bar),
    input: { draft: readDraft(), attemptSeed: newId(), parameters: address.read() },
    saved: storedVerification.read(),
  };
};

/** All flows of the application, on one page. */
export function Component() {
  const actor = usePage(opening(useAddress()));
  const actors = useMemo(() => ({ page: actor, ...flowsIn(actor.getSnapshot()) }), [actor]);
  return useSelector(actor, isSent) ? (
    <Navigate to="/application/success" replace />
  ) : (
    <ApplicationScreen actors={actors} handedIn={handedIn} />
  );
}
