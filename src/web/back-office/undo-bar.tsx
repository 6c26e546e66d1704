import { useSelector } from '@xstate/react';
import type { LatestDecisionActor } from '#machines/back-office/latest-decision.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Banner } from '#web/ui/banner.tsx';
import * as css from './undo-bar.css.ts';
import { undoWords } from './undo-words.ts';

/** The latest decision, for as long as it can be taken back, wherever in the back office one is. */
export function UndoBar({ actor }: { actor: LatestDecisionActor }) {
  const text = useWords(undoWords);
  const { ui } = useText();
  const decision = useSelector(actor, ({ context }) => context.decision);
  const message = useSelector(actor, ({ context }) => context.message);
  const late = useSelector(actor, ({ context }) => context.late);
  const undoing = useSelector(actor, (snapshot) => snapshot.matches('undoing'));
  const undone = useSelector(actor, (snapshot) => snapshot.matches('undone'));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ offering: 'refused' }));
  const refused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  if (decision === null) return null;
  const several = decision.ids.length > 1;
  const dismiss = { label: ui.dismiss, onPress: () => actor.send({ type: 'banner.dismiss' }) };
  const undo = { label: text.undo, onPress: () => actor.send({ type: 'decision.undo' }) };
  return (
    <div className={css.bar}>
      {undone ? (
        <Banner key="undone" tone="success" takesFocus actions={[dismiss]}>
          {several ? text.undoneSeveral(decision.ids.length - late, late) : text.undone(decision.fullName)}
        </Banner>
      ) : null}
      {refused ? (
        <Banner key="refused" tone="danger" takesFocus actions={[dismiss]}>
          {message ?? (several ? text.unknownSeveral(decision.ids.length) : text.unknown(decision.fullName))}
        </Banner>
      ) : null}
      {failed ? (
        <Banner key="failed" tone="danger" takesFocus actions={[undo]}>
          {message ?? text.undoFailed} <Left actor={actor} />
        </Banner>
      ) : null}
      {undone || refused || failed ? null : (
        <Banner
          key={`${decision.ids[0]} ${decision.deadline}`}
          tone="success"
          takesFocus
          actions={undoing ? [] : [undo]}
        >
          {several
            ? text.decidedSeveral[decision.move](decision.ids.length)
            : text.decided[decision.move](decision.fullName)}{' '}
          {undoing ? <span>{text.undoing}</span> : <Left actor={actor} />}
        </Banner>
      )}
    </div>
  );
}

/** Seen, and not read out every second. */
function Left({ actor }: { actor: LatestDecisionActor }) {
  const text = useWords(undoWords);
  const countdown = useSelector(actor, ({ children }) => children.countdown);
  const seconds = useSelector(countdown, (snapshot) => snapshot?.context ?? 0);
  return (
    <span className={css.left} aria-hidden>
      {text.leaving(seconds)}
    </span>
  );
}
