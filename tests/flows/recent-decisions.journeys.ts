import { recentDecisionsMachine } from '#machines/back-office/recent-decisions.machine.ts';
import type { Decision } from '#machines/back-office/recent-decisions.setup.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { approval, rejection, several } from './recent-decisions.flow.ts';

type Bar = Run<typeof recentDecisionsMachine>;

const ends = ({ deadline }: Decision) => ({ countdown: { deadline } });
const keeps = (...lists: Decision[][]) => lists.map((decisions) => ({ keepDecisions: decisions }));
const reportsUndo = ({ ids: [id] }: Decision) => ({ report: { type: 'decision.undone', id } });
const undoes = ({ ids }: Decision) => ({ undoDecision: { ids } });

const made = (decision: Decision) => ({ type: 'decision.made', decision }) as const;
const undo = ({ ids }: Decision) => ({ type: 'decision.undo', id: ids[0] ?? '' }) as const;
const dismiss = { type: 'banner.dismiss' } as const;

/** Both are offered, and the bar takes clicks again. */
function decideTwice(open: Open<typeof recentDecisionsMachine>): Bar {
  const bar = open({ decisions: [] });
  bar.send(made(approval));
  bar.wait(2_000);
  bar.send(made(rejection));
  bar.isIn('offers.counting + undo.calm + clicks.moved', {
    calls: ends(approval),
    effects: keeps([approval], [rejection, approval]),
    context: { offered: [rejection, approval] },
  });
  bar.wait(700);
  return bar;
}

export const journeys = journeysOf({
  machine: recentDecisionsMachine,
  file: 'back-office/recent-decisions.machine.ts',
  journeys: {
    'offers to undo each decision until its own time is up, newest first'(open) {
      const nothing = open({ decisions: [] });
      nothing.isIn('offers.none + undo.calm + clicks.accepted', { context: { offered: [], late: 0 } });
      nothing.rejects(undo(approval), dismiss);
      const bar = decideTwice(open);
      bar.rejects(dismiss, undo(several));
      bar.answer('countdown', undefined);
      bar.isIn('offers.counting + undo.calm + clicks.accepted', {
        ...{ calls: ends(rejection), effects: keeps([rejection]), restarted: ['countdown'] },
        context: { offered: [rejection] },
      });
      bar.rejects(undo(approval));
      bar.answer('countdown', undefined);
      bar.isIn('offers.none + undo.calm + clicks.accepted', { effects: keeps([]), context: { offered: [] } });
    },
    'offers to undo decisions after a reload too'(open) {
      const bar = open({ decisions: [rejection, approval] });
      bar.isIn('offers.counting + undo.calm + clicks.accepted', { calls: ends(approval) });
      bar.send(undo(rejection));
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        calls: { ...ends(approval), ...undoes(rejection) },
      });
    },
    'undoes the decision that was chosen and goes on offering the other'(open) {
      const bar = decideTwice(open);
      bar.send(undo(approval));
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        calls: { ...ends(rejection), ...undoes(approval) },
        context: { offered: [rejection], undoing: approval },
      });
      bar.answer('undoDecision', { kind: 'undone', late: 1 });
      bar.isIn('offers.counting + undo.undone + clicks.pressed', {
        ...{ calls: ends(rejection), effects: [...keeps([rejection]), reportsUndo(approval)] },
        context: { offered: [rejection], undoing: null, answered: approval, late: 1 },
      });
      bar.wait(700);
      bar.send(undo(rejection));
      bar.answer('undoDecision', { kind: 'undone', late: 0 });
      bar.isIn('offers.none + undo.undone + clicks.pressed', {
        ...{ effects: [...keeps([]), reportsUndo(rejection)], context: { offered: [], answered: rejection, late: 0 } },
      });
      bar.rejects(dismiss);
      bar.wait(700);
      bar.send(dismiss);
      bar.isIn('offers.none + undo.calm + clicks.pressed', { context: { answered: null } });
      bar.wait(700);
      bar.rejects(dismiss);
    },
    'undoes the newest decision where none is named'(open) {
      const newest = { type: 'decision.undo', id: null } as const;
      const bar = decideTwice(open);
      bar.send(newest);
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        calls: { ...ends(approval), ...undoes(rejection) },
        context: { offered: [approval], undoing: rejection },
      });
      bar.rejects(newest);
      open({ decisions: [] }).rejects(newest);
    },
    'undoes a decision by a key at once, and no second one with it'(open) {
      const key = { type: 'decision.undo', id: null } as const;
      const bar = open({ decisions: [approval] });
      bar.send(made(rejection));
      bar.rejects(undo(rejection));
      bar.send(key);
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        ...{ calls: { ...ends(approval), ...undoes(rejection) }, effects: keeps([rejection, approval]) },
        context: { offered: [approval], undoing: rejection },
      });
      bar.answer('undoDecision', { kind: 'undone', late: 0 });
      bar.rejects(key);
      bar.wait(700);
      bar.send(key);
      bar.isIn('offers.none + undo.undoing + clicks.pressed', {
        ...{ calls: undoes(approval), effects: [...keeps([approval]), reportsUndo(rejection)] },
        context: { offered: [], undoing: approval },
      });
    },
    'ignores clicks for 700 ms after anything has moved'(open) {
      const bar = open({ decisions: [approval] });
      bar.send(made(rejection));
      bar.rejects(undo(approval), undo(rejection));
      bar.wait(699);
      bar.send(made(several));
      bar.wait(699);
      bar.rejects(undo(approval));
      bar.wait(1);
      bar.send(undo(approval));
      bar.rejects(undo(rejection));
      bar.answer('undoDecision', { kind: 'undone', late: 0 });
      bar.rejects(undo(rejection), dismiss);
      bar.wait(700);
      bar.isIn('offers.counting + undo.undone + clicks.accepted', {
        calls: ends(rejection),
        effects: [
          ...keeps([rejection, approval], [several, rejection, approval], [several, rejection]),
          reportsUndo(approval),
        ],
      });
      bar.send(dismiss);
      bar.isIn('offers.counting + undo.calm + clicks.pressed', { calls: ends(rejection), same: ['countdown'] });
      bar.rejects(undo(rejection), undo(several));
      bar.wait(700);
      bar.send(undo(several));
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        calls: { ...ends(rejection), ...undoes(several) },
      });
      bar.answer('undoDecision', { kind: 'undone', late: 0 });
      bar.isIn('offers.counting + undo.undone + clicks.pressed', {
        calls: ends(rejection),
        effects: [...keeps([rejection]), { report: { type: 'decision.undone', id: null } }],
      });
    },
    'tries again to undo after a failed request, but not after a rejection'(open) {
      const bar = decideTwice(open);
      bar.send(undo(rejection));
      bar.fail('undoDecision', { message: 'Network Error' });
      bar.wait(700);
      bar.isIn('offers.counting + undo.reoffering + clicks.accepted', {
        calls: { ...ends(approval), undoCountdown: { deadline: rejection.deadline } },
        context: { undoing: rejection, offered: [approval], message: 'Network Error' },
      });
      bar.rejects(dismiss);
      bar.send(undo(rejection));
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        calls: { ...ends(approval), ...undoes(rejection) },
        context: { message: null },
      });
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.rejects(dismiss);
      bar.wait(700);
      bar.isIn('offers.counting + undo.refused + clicks.accepted', {
        ...{ calls: ends(approval), effects: keeps([approval]) },
        context: { message: 'Too late.', answered: rejection, undoing: null },
      });
      bar.rejects(undo(rejection));
      bar.send(dismiss);
      bar.isIn('offers.counting + undo.calm + clicks.pressed', {
        ...{ calls: ends(approval), same: ['countdown'] },
        context: { message: null, answered: null },
      });
    },
    'offers a decision whose undo failed again while another one is undone'(open) {
      const bar = decideTwice(open);
      bar.send(undo(approval));
      bar.fail('undoDecision', { message: 'Network Error' });
      bar.send(made(several));
      bar.wait(700);
      bar.send(undo(rejection));
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        ...{ calls: { ...ends(approval), ...undoes(rejection) }, effects: keeps([several, rejection, approval]) },
        context: { offered: [several, approval], undoing: rejection, message: null },
      });
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.rejects(dismiss);
      bar.wait(700);
      bar.send(undo(several));
      bar.isIn('offers.counting + undo.undoing + clicks.pressed', {
        ...{ calls: { ...ends(approval), ...undoes(several) }, effects: keeps([several, approval]) },
        context: { answered: null, message: null },
      });
    },
    'says that a decision was not undone when its time ends after a failed request'(open) {
      const bar = open({ decisions: [approval] });
      bar.send(undo(approval));
      bar.fail('undoDecision', { message: 'Try again in a moment.' });
      bar.answer('undoCountdown', undefined);
      bar.isIn('offers.none + undo.refused + clicks.pressed', {
        ...{ effects: keeps([]), context: { answered: approval, undoing: null, message: null } },
      });
    },
    'forgets how the undo of a decision ended once it is made again'(open) {
      const again = { ...approval, deadline: approval.deadline + 10_000 };
      const offersAgain = {
        calls: ends(again),
        context: { offered: [again], undoing: null, answered: null, message: null },
      };
      const bar = open({ decisions: [approval] });
      bar.send(made(again));
      bar.isIn('offers.counting + undo.calm + clicks.moved', { ...offersAgain, effects: keeps([again]) });
      const undone = open({ decisions: [approval] });
      undone.send(undo(approval));
      undone.rejects(made(again));
      undone.answer('undoDecision', { kind: 'undone', late: 0 });
      undone.send(made(again));
      undone.isIn('offers.counting + undo.calm + clicks.moved', {
        ...offersAgain,
        effects: [...keeps([]), reportsUndo(approval), ...keeps([again])],
      });
      const refused = open({ decisions: [approval] });
      refused.send(undo(approval));
      refused.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      refused.send(made(rejection));
      refused.isIn('offers.counting + undo.refused + clicks.moved', {
        ...{ calls: ends(rejection), effects: keeps([], [rejection]), context: { answered: approval } },
      });
      const rejected = open({ decisions: [approval] });
      rejected.send(undo(approval));
      rejected.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      rejected.send(made(again));
      rejected.isIn('offers.counting + undo.calm + clicks.moved', { ...offersAgain, effects: keeps([], [again]) });
      const failed = open({ decisions: [approval] });
      failed.send(undo(approval));
      failed.fail('undoDecision', { message: 'Network Error' });
      failed.send(made(rejection));
      failed.isIn('offers.counting + undo.reoffering + clicks.moved', {
        calls: { ...ends(rejection), undoCountdown: { deadline: approval.deadline } },
        effects: keeps([rejection, approval]),
      });
      failed.send(made(again));
      failed.isIn('offers.counting + undo.calm + clicks.moved', {
        calls: ends(rejection),
        effects: keeps([again, rejection, approval], [again, rejection]),
        context: { offered: [again, rejection], undoing: null, message: null },
      });
    },
  },
});
