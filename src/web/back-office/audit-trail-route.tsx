import { staffArea } from '#machines/area/area.actors.ts';
import { auditTrail } from '#machines/audit-trail/audit-trail.actors.ts';
import { useAddress } from '#web/page/address.ts';
import { Area, type SignedIn } from '#web/page/area.tsx';
import { SignedInTools } from '#web/page/signed-in-tools.tsx';
import { usePage } from '#web/ui/use-page.ts';
import { AuditTrailScreen } from './audit-trail-screen.tsx';
import { KeptUndoBar } from './later-parts-route.tsx';
import { useStaffSignIn } from './use-staff-sign-in.ts';

/** What was done in the back office, for staff. */
export function Component() {
  return (
    <Area chart={staffArea} words={useStaffSignIn()}>
      {(signedIn) => <Trail {...signedIn} />}
    </Area>
  );
}

function Trail(signedIn: SignedIn) {
  const { session, signed } = signedIn;
  const address = useAddress();
  const actor = usePage(() => ({
    chart: auditTrail({ signed, addressBar: address.bar }),
    input: { parameters: address.read() },
    kept: null,
  }));
  return (
    <AuditTrailScreen actor={actor} tools={<SignedInTools session={session} />} bar={<KeptUndoBar {...signedIn} />} />
  );
}
