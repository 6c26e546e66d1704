import { auditTrail } from '#machines/audit-trail/audit-trail.actors.ts';
import { useAddress } from '#web/page/address.ts';
import { useSignedIn } from '#web/page/signed-in.ts';
import { usePage } from '#web/ui/use-page.ts';
import { AuditTrailScreen } from './audit-trail-screen.tsx';
import { StoredUndoBar } from './stored-undo-bar.tsx';

export function Component() {
  const signedIn = useSignedIn();
  const { signed } = signedIn;
  const address = useAddress();
  const actor = usePage(() => ({
    chart: auditTrail({ signed, addressBar: address.bar }),
    input: { parameters: address.read() },
  }));
  return <AuditTrailScreen actor={actor} bar={<StoredUndoBar {...signedIn} />} />;
}
