import { timingSafeEqual } from 'node:crypto';
import type { Platform } from '../platform/platform.ts';
import type { Unit } from '../records/unit-of-work.ts';

type WithSecrets = Pick<Platform, 'secrets'>;

/** What a person may quote on the phone. */
export const referenceOf = (applicationId: string): string =>
  `VA-${applicationId.replace(/\W/g, '').slice(0, 8).toUpperCase()}`;

/** Opens the status page of one application. It follows from the id and our key, so every mail can carry it. */
export const statusTokenOf = ({ secrets }: WithSecrets, applicationId: string): string =>
  `${applicationId}.${secrets.hash('application-status', applicationId)}`;

export const statusUrlOf = (unit: Pick<Unit, 'secrets' | 'publicUrl'>, applicationId: string): string =>
  `${unit.publicUrl}/application/status?token=${statusTokenOf(unit, applicationId)}`;

export function applicationOf(platform: WithSecrets, token: string): string | null {
  const id = token.slice(0, token.lastIndexOf('.'));
  const [given, right] = [Buffer.from(token), Buffer.from(statusTokenOf(platform, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
