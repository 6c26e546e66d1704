import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { BackOfficeActor } from '#machines/back-office/back-office.machine.ts';
import type { RecentDecisionsActor, RecentDecisionsSnapshot } from '#machines/back-office/recent-decisions.machine.ts';
import { type Decision, shownDecisions } from '#machines/back-office/recent-decisions.setup.ts';
import { useMessages } from '#web/i18n/use-messages.ts';
import { Banner, type BannerAction } from '#web/ui/banner.tsx';
import { uiMessages } from '#web/ui/ui.messages.ts';
import { addressOfReview } from './creator-addresses.ts';
import { undoMessages } from './undo.messages.ts';
import * as css from './undo-bar.css.ts';

interface UndoBarProps {
  actor: RecentDecisionsActor;
  /** The page that has keys, and whose actions may have failed. */
  office?: BackOfficeActor;
}

export function UndoBar({ actor, office }: UndoBarProps) {
  const decisions = useSelector(actor, ({ context }) => shownDecisions(context), isSameList);
  return (
    <div className={css.bar}>
      {decisions.map((decision) => (
        <div key={`${decision.ids[0]} ${decision.deadline}`} className={css.slip}>
          <Slip actor={actor} decision={decision} hasKeys={office !== undefined} />
        </div>
      ))}
      {office ? <FailedAction actor={office} /> : null}
    </div>
  );
}

const isSameList = (one: readonly Decision[], other: readonly Decision[]): boolean =>
  one.length === other.length && one.every((decision, index) => decision === other[index]);

const stages = ['undoing', 'reoffering', 'undone', 'refused'] as const;

const stageOf = (decision: Decision) => (snapshot: RecentDecisionsSnapshot) => {
  const { undoing, answered } = snapshot.context;
  return decision === undoing || decision === answered
    ? (stages.find((undo) => snapshot.matches({ undo })) ?? null)
    : null;
};

interface DecisionProps {
  actor: RecentDecisionsActor;
  decision: Decision;
}

function Slip({ actor, decision, hasKeys }: DecisionProps & { hasKeys: boolean }) {
  const messages = useMessages(undoMessages);
  const ui = useMessages(uiMessages);
  const stage = useSelector(actor, stageOf(decision));
  const message = useSelector(actor, ({ context }) => context.message);
  const late = useSelector(actor, ({ context }) => context.late);
  const undoes = { type: 'decision.undo', id: decision.ids[0] ?? '' } as const;
  const dismisses = { type: 'banner.dismiss' } as const;
  const mayUndo = useSelector(actor, (snapshot) => snapshot.can(undoes));
  const mayDismiss = useSelector(actor, (snapshot) => snapshot.can(dismisses));
  const { ids, fullName, move } = decision;
  const several = ids.length > 1;
  const dismiss: BannerAction = { label: ui.dismiss, disabled: !mayDismiss, onPress: () => actor.send(dismisses) };
  const undo: BannerAction = {
    label: messages.undo,
    'aria-label': several ? messages.undoSeveral(ids.length) : messages.undoOf(fullName),
    disabled: !mayUndo,
    onPress: () => actor.send(undoes),
    ...(hasKeys && { 'aria-keyshortcuts': 'z' }),
  };
  if (stage === 'undone')
    return (
      <Banner key="undone" tone="success" takesFocus actions={[dismiss]}>
        {several ? messages.undoneSeveral(ids.length - late, late) : messages.undone(fullName)}
      </Banner>
    );
  if (stage === 'refused')
    return (
      <Banner key="refused" tone="danger" takesFocus actions={[dismiss]}>
        {message ?? (several ? messages.unknownSeveral(ids.length) : messages.unknown(fullName))}
      </Banner>
    );
  if (stage === 'reoffering')
    return (
      <Banner key="failed" tone="danger" takesFocus actions={[undo]}>
        {several ? messages.decidedSeveral[move](ids.length) : messages.decided[move](fullName)}{' '}
        {message ?? messages.undoFailed} <SecondsLeft actor={actor} decision={decision} />
      </Banner>
    );
  return (
    <Banner key="offered" tone="success" actions={stage === 'undoing' ? [] : [undo]}>
      {several ? messages.decidedSeveral[move](ids.length) : messages.decided[move](fullName)}{' '}
      {stage === 'undoing' ? <span>{messages.undoing}</span> : <SecondsLeft actor={actor} decision={decision} />}
    </Banner>
  );
}

/** Does not take the focus: the person may be typing about another application by now. */
function FailedAction({ actor }: { actor: BackOfficeActor }) {
  const messages = useMessages(undoMessages);
  const ui = useMessages(uiMessages);
  const failed = useSelector(actor, ({ context }) => context.failedAction);
  if (failed === null) return null;
  return (
    <div className={css.slip}>
      <Banner tone="danger" actions={[{ label: ui.dismiss, onPress: () => actor.send({ type: 'banner.dismiss' }) }]}>
        <Link to={addressOfReview(failed.id)}>{failed.fullName}</Link>: {failed.message ?? messages.undoFailed}
      </Banner>
    </div>
  );
}

/** Hidden from screen readers, which would read out every second. The countdown of the oldest decision serves all. */
function SecondsLeft({ actor, decision }: DecisionProps) {
  const messages = useMessages(undoMessages);
  const countdown = useSelector(actor, ({ children }) => children.countdown);
  const undoCountdown = useSelector(actor, ({ children }) => children.undoCountdown);
  const undoing = useSelector(actor, ({ context }) => context.undoing);
  const first = useSelector(actor, ({ context }) => context.offered.at(-1) ?? decision);
  const isUndoing = decision === undoing;
  const seconds = useSelector(isUndoing ? undoCountdown : countdown, (snapshot) => snapshot?.context ?? 0);
  const later = isUndoing ? 0 : Math.ceil((decision.deadline - first.deadline) / 1000);
  return (
    <span className={css.remaining} aria-hidden>
      {messages.leaving(seconds + later)}
    </span>
  );
}
