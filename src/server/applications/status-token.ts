import type { Platform } from '../db/platform.ts';
import type { Unit } from '../db/unit-of-work.ts';

type WithSecrets = Pick<Platform, 'secrets'>;

/** What a person may quote on the phone. */
export const referenceOf = (applicationId: string): string =>
  `VA-${applicationId.replace(/\W/g, '').slice(0, 8).toUpperCase()}`;

/** Opens the status page of one application. It is signed and not stored, so that every mail can carry it. */
export const statusTokenOf = ({ secrets }: WithSecrets, applicationId: string): string =>
  `${applicationId}.${secrets.sign('application-status', applicationId)}`;

export const statusUrlOf = (unit: Pick<Unit, 'secrets' | 'publicUrl'>, applicationId: string): string =>
  `${unit.publicUrl}/application/status?token=${statusTokenOf(unit, applicationId)}`;

export function applicationOf({ secrets }: WithSecrets, token: string): string | null {
  const [id = ''] = token.split('.', 1);
  return secrets.verify(token.slice(id.length + 1), 'application-status', id) ? id : null;
}
