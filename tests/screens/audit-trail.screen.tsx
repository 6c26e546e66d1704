import { fromCallback } from 'xstate';
import { auditTrailMachine } from '#machines/audit-trail/audit-trail.machine.ts';
import { flow } from '#tests/flows/audit-trail.flow.ts';
import type { Screen } from '#tests/kit/screen.tsx';
import { AuditTrailScreen } from '#web/back-office/audit-trail-screen.tsx';

export const screen: Screen<typeof auditTrailMachine> = {
  flow,
  machine: auditTrailMachine,
  flows: { addressBar: fromCallback(() => {}) },
  render: (actor) => <AuditTrailScreen actor={actor} />,
};
