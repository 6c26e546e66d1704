import { ui } from './en/ui.ts';

export const en = { ui };

export type Catalogue = typeof en;
