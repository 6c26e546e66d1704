import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { BlogChoices } from '#contract/blog.ts';
import { styledPageTexts, styledTripTexts } from '#contract/blog-choices.ts';
import type { AddressBar } from '#machines/address-bar.ts';
import type { UnsavedDraft } from '#machines/blog-editing/draft.ts';
import { dashboard } from '#machines/dashboard/dashboard.actors.ts';
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { isLeft, isUnsaved } from '#machines/dashboard/dashboard.view.ts';
import type { ColourSetting } from '#machines/rules/colour-setting.ts';
import type { SessionActor } from '#machines/session/session.machine.ts';
import { ownerOf } from '#machines/session/session.view.ts';
import { signedCallOf } from '#machines/session/signed-call.ts';
import { defineStored } from '#machines/storage.ts';
import { dayOf } from '#rules/derived-trips.ts';
import { withLaterFields } from '#rules/later-fields.ts';
import * as z from '#rules/zod.ts';
import { useAddress } from '#web/page/address.ts';
import { CreatorSession } from '#web/page/creator-session.tsx';
import { useBlogUsername } from '#web/page/use-blog-username.ts';
import { dialogModule } from '#web/ui/dialog.tsx';
import { focusInvalidOnceShown } from '#web/ui/focus-invalid.ts';
import { Later, LazyModule, usePreload } from '#web/ui/later.tsx';
import { useLeaveGuard, useProceed } from '#web/ui/use-leave-guard.ts';
import { type Opening, usePage } from '#web/ui/use-page.ts';
import { useLarge } from '#web/ui/use-wide.ts';
import { previewPane } from './dashboard.tsx';
import type { DashboardParts } from './dashboard-props.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const blog = new LazyModule(() => import('#web/blog/blog-in-app.tsx'));
const fontSample = new LazyModule(() => import('#web/blog/font-sample.tsx'));
const bankStatus = new LazyModule(() => import('#web/own-account/bank-status.tsx'));

const parts: DashboardParts = {
  BlogPreview: (props) => <Later module={blog}>{({ BlogInApp }) => <BlogInApp {...props} />}</Later>,
  FontSample: ({ font }) => (
    <Later module={fontSample} fallback={font} hidesError>
      {({ FontSample }) => <FontSample font={font} />}
    </Later>
  ),
  BankStatus: (props) => <Later module={bankStatus}>{({ BankStatus }) => <BankStatus {...props} />}</Later>,
};

function opening(session: SessionActor, username: string, addressBar: AddressBar): Opening<typeof dashboardMachine> {
  const stored = storedDraft(ownerOf(session.getSnapshot()), username);
  return {
    chart: dashboard({
      username,
      signed: signedCallOf(session),
      addressBar,
      focusProblem: focusInvalidOnceShown,
      storeDraft: (draft) => (draft === null ? stored.clear() : stored.write(draft)),
      endSession: () => session.send({ type: 'session.end' }),
      renameUser: (name) => session.send({ type: 'session.rename', name }),
    }),
    input: { unsaved: stored.read() },
  };
}

export function Component() {
  const username = useBlogUsername();
  const session = CreatorSession.useActorRef();
  const { bar } = useAddress();
  const page = usePage(() => opening(session, username, bar));
  const hasPreview = useLarge();
  usePreload(dialogModule);
  usePreload(hasPreview ? previewPane : null);
  usePreload(hasPreview ? blog : null);
  const mayLose = useCallback(() => isUnsaved(page.getSnapshot()), [page]);
  const onBlocked = useCallback(() => page.send({ type: 'page.leave' }), [page]);
  const blocker = useLeaveGuard({ isUnsaved: mayLose, holdsUp: mayLose, onBlocked });
  useProceed(blocker, useSelector(page, isLeft));
  const onStay = () => {
    blocker.reset?.();
    page.send({ type: 'leave.cancel' });
  };
  const today = useMemo(() => dayOf(Date.now()), []);
  return <DashboardScreen actor={page} username={username} today={today} parts={parts} onStay={onStay} />;
}

const config: z.ZodMiniType<BlogChoices> = z.pipe(
  z.custom<BlogChoices>((value) => typeof value === 'object' && value !== null),
  z.transform(withLaterFields),
);
const colourSetting: z.ZodMiniType<ColourSetting> = z.union([
  z.object({ kind: z.literal('page'), name: z.enum(['backgroundColor', 'pictureBorderColor']) }),
  z.object({ kind: z.literal('pageText'), text: z.enum(styledPageTexts), name: z.literal('color') }),
  z.object({ kind: z.literal('tripText'), trip: z.string(), text: z.enum(styledTripTexts), name: z.literal('color') }),
]);
const typedColour = z.object({ setting: colourSetting, text: z.string(), colour: z.string(), isLeft: z.boolean() });

const draft: z.ZodMiniType<UnsavedDraft> = z.object({
  base: z.object({
    config,
    version: z.number(),
    updatedAt: z.nullable(z.number()),
    published: z.exactOptional(config),
  }),
  draft: config,
  history: z.object({ past: z.array(config), future: z.array(config), openStep: z.nullable(z.string()) }),
  conflictPaths: z.array(z.string()),
  unconfirmed: z.array(config),
  typedColours: z.exactOptional(z.record(z.string(), typedColour)),
});

/** Stringifying a draft of many trips takes longer than drawing it. */
const delayMs = 100;

export const storedDraft = (owner: string | null, username: string) =>
  defineStored({ key: `vaya.blog.${username}`, area: 'session', schema: draft, owner, delayMs });
