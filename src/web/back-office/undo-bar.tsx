import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import type { BackOfficeActor } from '#machines/back-office/back-office.machine.ts';
import type { LatestDecisionActor } from '#machines/back-office/latest-decision.machine.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Banner } from '#web/ui/banner.tsx';
import { addressOfReview } from './creator-addresses.ts';
import * as css from './undo-bar.css.ts';
import { undoWords } from './undo-words.ts';

interface UndoBarProps {
  actor: LatestDecisionActor;
  /** Where it was decided. */
  office?: BackOfficeActor;
}

/** The latest decision, for as long as it can be taken back, wherever in the back office one is. */
export const UndoBar = ({ actor, office }: UndoBarProps) => (
  <div className={css.bar}>
    <Latest actor={actor} />
    {office ? <Unheard actor={office} /> : null}
  </div>
);

function Latest({ actor }: { actor: LatestDecisionActor }) {
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
    <div className={css.slip}>
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

/** What came to nothing, said to whoever reads something else by now and keeps the focus there. */
function Unheard({ actor }: { actor: BackOfficeActor }) {
  const text = useWords(undoWords);
  const { ui } = useText();
  const unheard = useSelector(actor, ({ context }) => context.unheard);
  if (unheard === null) return null;
  return (
    <div className={css.slip}>
      <Banner tone="danger" actions={[{ label: ui.dismiss, onPress: () => actor.send({ type: 'banner.dismiss' }) }]}>
        <Link to={addressOfReview(unheard.id)}>{unheard.fullName}</Link>: {unheard.message ?? text.undoFailed}
      </Banner>
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
