import type { Catalogue } from './en.ts';
import { ui } from './tr/ui.ts';

export const tr: Catalogue = { ui };
