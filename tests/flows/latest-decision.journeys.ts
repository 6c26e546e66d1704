import { type Decision, latestDecisionMachine } from '#machines/back-office/latest-decision.machine.ts';
import { journeysOf, type Open, type Run } from '#tests/kit/journey.ts';
import { approval, rejection } from './latest-decision.flow.ts';

const offers = (decision: Decision) => ({
  calls: { countdown: { deadline: decision.deadline } },
  context: { decision, message: null },
});
const undoing = { calls: { undoDecision: { ids: ['application-1'] } } };
const saves = (...decisions: (Decision | null)[]) => ({
  effects: decisions.map((decision) => ({ keepDecision: decision })),
});

const decide = (decision: Decision) => ({ type: 'decision.tell', decision }) as const;
const undo = { type: 'decision.undo' } as const;
const dismiss = { type: 'banner.dismiss' } as const;

function approve(open: Open<typeof latestDecisionMachine>): Run<typeof latestDecisionMachine> {
  const bar = open({ decision: null });
  bar.send(decide(approval));
  bar.isIn('offering.calm', { ...offers(approval), ...saves(approval) });
  return bar;
}

export const journeys = journeysOf({
  machine: latestDecisionMachine,
  file: 'back-office/latest-decision.machine.ts',
  journeys: {
    'offers to undo a decision until its time is up'(open) {
      const nothing = open({ decision: null });
      nothing.isIn('none', { context: { decision: null, late: 0, message: null } });
      nothing.rejects(undo, dismiss);
      const bar = approve(open);
      bar.rejects(dismiss);
      bar.answer('countdown', undefined);
      bar.isIn('none', { ...saves(null), context: { decision: null } });
    },
    'offers to undo a decision after a reload too'(open) {
      open({ decision: approval }).isIn('offering.calm', { ...offers(approval), ...saves(approval) });
    },
    'undoes a decision and says so until that is dismissed'(open) {
      const bar = approve(open);
      bar.send(undo);
      bar.isIn('undoing', { ...undoing, context: { decision: approval } });
      bar.rejects(undo, dismiss);
      bar.answer('undoDecision', { kind: 'undone', late: 1 });
      bar.isIn('undone', { ...saves(null), context: { decision: approval, late: 1 } });
      bar.rejects(undo);
      bar.send(dismiss);
      bar.isIn('none', { context: { decision: null } });
    },
    'tries again to undo after a failed request, but not after a rejection'(open) {
      const bar = approve(open);
      bar.send(undo);
      bar.fail('undoDecision', { message: 'Network Error' });
      bar.isIn('offering.refused', {
        ...{ ...offers(approval), ...saves(approval) },
        context: { message: 'Network Error' },
      });
      bar.rejects(dismiss);
      bar.send(undo);
      bar.isIn('undoing', { ...undoing, context: { message: null } });
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.isIn('refused', { ...saves(null), context: { message: 'Too late.', decision: approval } });
      bar.rejects(undo);
      bar.send(dismiss);
      bar.isIn('none', { context: { message: null, decision: null } });
    },
    'says that a decision was not undone when its time ends after a failed request'(open) {
      const bar = approve(open);
      bar.send(undo);
      bar.fail('undoDecision', { message: 'Try again in a moment.' });
      bar.answer('countdown', undefined);
      bar.isIn('refused', { ...saves(approval, null), context: { decision: approval, message: null } });
    },
    'offers to undo the latest decision in place of one before it'(open) {
      const bar = approve(open);
      bar.send(decide(rejection));
      bar.isIn('offering.calm', { ...offers(rejection), ...saves(rejection) });
      bar.send(undo);
      bar.fail('undoDecision');
      bar.send(decide(approval));
      bar.isIn('offering.calm', { ...offers(approval), ...saves(rejection, approval) });
      bar.send(undo);
      bar.answer('undoDecision', { kind: 'refused', message: 'Too late.' });
      bar.send(decide(rejection));
      bar.isIn('offering.calm', { ...offers(rejection), ...saves(null, rejection) });
    },
  },
});
