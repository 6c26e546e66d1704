import type { Platform } from '../db/platform.ts';
import type { Unit } from '../db/unit-of-work.ts';

type WithSecrets = Pick<Platform, 'secrets'>;

export const referenceOf = (applicationId: string): string =>
  `VA-${applicationId.replace(/\W/g, '').slice(0, 8).toUpperCase()}`;

/** Signed and not stored, so that every mail can have the link. */
export const statusTokenOf = ({ secrets }: WithSecrets, applicationId: string): string =>
  `${applicationId}.${secrets.sign('application-status', applicationId)}`;

export const statusUrlOf = (unit: Pick<Unit, 'secrets' | 'publicUrl'>, applicationId: string): string =>
  `${unit.publicUrl}/application/status?token=${statusTokenOf(unit, applicationId)}`;

export function applicationOf({ secrets }: WithSecrets, token: string): string | null {
  const [id = ''] = token.split('.', 1);
  return secrets.verify(token.slice(id.length + 1), 'application-status', id) ? id : null;
}
