import type { KeyEffects } from '#machines/back-office/office-keys.actors.ts';
import type { FocusTarget } from '#machines/back-office/office-keys.machine.ts';
import { defineStored } from '#machines/storage.ts';
import * as z from '#rules/zod.ts';

const storedSwitch = defineStored({
  key: 'vaya.office-keys',
  area: 'local',
  schema: z.enum(['on', 'off']),
  isPlain: true,
});

/** Rows have the attribute `data-row`, the rejection form has the id `rejection`. */
export const keyEffects: KeyEffects = {
  areOn: () => storedSwitch.read() !== 'off',
  keepSwitch: (isOn) => storedSwitch.write(isOn ? 'on' : 'off'),
  focusedRow: () => currentRow()?.dataset.row ?? null,
  moveFocus: (to) => focusers[to](),
};

const focusers: Record<FocusTarget, () => void> = {
  nextRow: () => focusRow(1),
  previousRow: () => focusRow(-1),
  search: () => document.querySelector<HTMLElement>('input[type=search]')?.focus(),
  rejection() {
    const form = document.querySelector<HTMLDetailsElement>('details#rejection');
    if (!form) return;
    form.open = true;
    form.querySelector('select')?.focus();
  },
};

const rowsOnPage = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The row that has the focus, or else the one that is open. */
const currentRow = (): HTMLElement | undefined =>
  rowsOnPage().find((row) => row.closest('li')?.contains(document.activeElement)) ??
  rowsOnPage().find((row) => row.ariaCurrent === 'true');

/** Opens the row where another one is open. */
function focusRow(step: number): void {
  const rows = rowsOnPage();
  const current = currentRow();
  const from = current ? rows.indexOf(current) : -1;
  const row = rows[Math.min(Math.max(from + step, 0), rows.length - 1)];
  row?.focus();
  if (row !== current && rows.some((each) => each.ariaCurrent === 'true')) row?.click();
}
