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

/** Rows have the attribute `data-row`, forms of rejections `data-rejection`; an application is shown in `#review`. */
export const keyEffects: KeyEffects = {
  areOn: () => storedSwitch.read() !== 'off',
  keepSwitch: (isOn) => storedSwitch.write(isOn ? 'on' : 'off'),
  focusedRow: () => currentRow()?.dataset.row ?? null,
  isRejecting: () => openRejection() !== null,
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
  decision() {
    const form = openRejection();
    form?.removeAttribute('open');
    form?.querySelector<HTMLElement>('summary')?.focus();
  },
};

/** The one that has the focus goes first. */
const openRejection = () =>
  document.querySelector('details[data-rejection][open]:focus-within') ??
  document.querySelector('details[data-rejection][open]');

const rowsOnPage = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The row that has the focus, or else the one that is open. */
const currentRow = (): HTMLElement | undefined =>
  rowsOnPage().find((row) => row.closest('li')?.contains(document.activeElement)) ??
  rowsOnPage().find((row) => row.ariaCurrent === 'true');

/** Opens the row where the page shows applications, which come into view by themselves, as rows do in their list. */
function focusRow(step: number): void {
  const rows = rowsOnPage();
  const current = currentRow();
  const from = current ? rows.indexOf(current) : -1;
  const row = rows[Math.min(Math.max(from + step, 0), rows.length - 1)];
  const review = document.querySelector('#review');
  row?.focus({ preventScroll: review !== null });
  if (row?.ariaCurrent === 'true' || (row === current && review === null)) return;
  if (review !== null || rows.some((each) => each.ariaCurrent === 'true')) row?.click();
}
