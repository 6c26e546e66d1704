import type { Platform } from '../db/platform.ts';
import { command } from '../feature/command.ts';
import { OperatorError } from '../lib/errors.ts';
import { verifyTrail } from './verify-trail.ts';

export async function verifyAuditCommand(platform: Platform): Promise<string> {
  const check = await verifyTrail(platform);
  if (check.isIntact) return `The audit trail is intact: ${check.count} ${check.count === 1 ? 'entry' : 'entries'}.`;
  const { brokenAt, keyId } = check;
  if (keyId !== null && !platform.secrets.keyIds.includes(keyId))
    throw new OperatorError(`Entry ${brokenAt} needs the key ${keyId}. Add it to VAYA_KEYS and run the check again.`);
  throw new Error(`The audit trail is broken at entry ${brokenAt}.`);
}

export const auditCommands = [
  command({
    words: 'audit verify',
    does: 'Check that no entry of the audit trail was changed or removed.',
    run: verifyAuditCommand,
  }),
];
