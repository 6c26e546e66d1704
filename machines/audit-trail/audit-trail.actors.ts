import { fromPromise } from 'xstate';
import { ask } from '#api/ask.ts';
import type { AuditReply } from '#contract/audit.ts';
import type { AuditQuery } from '#machines/rules/audit-address.ts';
import { timesOf } from '#machines/rules/list-address.ts';
import type { AddressBar } from '../address-bar.ts';
import type { SignedCall } from '../session/signed-call.ts';
import { auditTrailMachine, trailLimit } from './audit-trail.machine.ts';

export function auditTrail({ signed, addressBar }: { signed: SignedCall; addressBar: AddressBar }) {
  return auditTrailMachine.provide({
    actors: {
      addressBar,
      fetchTrail: fromPromise<AuditReply, AuditQuery>(({ input, signal }) => {
        const { search, by, action, after, ...days } = input;
        const filter = { ...(by && { by }), ...(action && { action }), ...timesOf(days) };
        const query = { search, ...filter, ...(after && { after }), limit: trailLimit };
        return signed(signal, (call) => ask('listAuditEntries', { query, ...call }));
      }),
    },
  });
}
