import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import { fromCallback } from 'xstate';
import type { AddressBar } from '#machines/address-bar.ts';
import { applicationPage } from '#machines/application-page/application-page.actors.ts';
import type { applicationPageMachine, DraftObserved } from '#machines/application-page/application-page.machine.ts';
import { flowsIn, isSent } from '#machines/application-page/application-page.view.ts';
import { applicationPartsMachine } from '#machines/application-parts/application-parts.machine.ts';
import { newId } from '#machines/new-id.ts';
import { cropForm } from '#web/flows/crop-dialog.tsx';
import { type Address, useAddress } from '#web/page/address.ts';
import { dialogModule } from '#web/ui/dialog.tsx';
import { usePreload } from '#web/ui/later.tsx';
import { snapshotsOf } from '#web/ui/saved-flows.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { ApplicationScreen } from './application-screen.tsx';
import {
  clearDraft,
  formToMail,
  readDraft,
  storedVerification,
  watchDraft,
  writeApplied,
  writeDraft,
} from './application-storage.ts';

const page = (bar: AddressBar) =>
  applicationPage(formToMail).provide({
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

const opening = (address: Address) => (): Opening<typeof applicationPageMachine> => ({
  chart: page(address.bar),
  input: { draft: readDraft(), attemptSeed: newId(), parameters: address.read() },
  saved: storedVerification.read(),
});

/** All flows of the application, on one page. */
export function Component() {
  const actor = usePage(opening(useAddress()));
  usePreload(dialogModule);
  usePreload(cropForm);
  const flows = useSelector(actor, flowsIn, shallowEqual);
  const actors = useMemo(() => ({ page: actor, ...flows }), [actor, flows]);
  return useSelector(actor, isSent) ? (
    <Navigate to="/application/success" replace />
  ) : (
    <ApplicationScreen actors={actors} />
  );
}
