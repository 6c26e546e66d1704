import type { Unit } from './unit-of-work.ts';

/**
 * From here on a unit has an account to itself. Whoever waited for it finds that time has passed: otherwise a move could
 * still be made after others were told that it is too late.
 */
export function hold(unit: Unit, accountId: string): void {
  if (unit.held.has(accountId)) return;
  unit.held.add(accountId);
  unit.now = unit.clock();
}
