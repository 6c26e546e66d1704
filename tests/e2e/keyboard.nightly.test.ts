import { productPages, walkedInEveryRun } from './product-pages.ts';
import { walkPages } from './walk-pages.ts';

walkPages(Object.keys(productPages).filter((name) => !walkedInEveryRun.includes(name)));
