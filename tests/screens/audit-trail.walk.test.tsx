import { describe } from 'vitest';
import { fromCallback } from 'xstate';
import { auditTrailMachine } from '#machines/audit-trail/audit-trail.machine.ts';
import { flow } from '#tests/flows/audit-trail.flow.ts';
import { walkScreen } from '#tests/kit/walk-screen.tsx';
import { AuditTrailScreen } from '#web/back-office/audit-trail-screen.tsx';

describe('the audit trail through its page', () => {
  walkScreen({
    flow,
    machine: auditTrailMachine,
    flows: { addressBar: fromCallback(() => {}) },
    render: (actor) => <AuditTrailScreen actor={actor} />,
  });
});
