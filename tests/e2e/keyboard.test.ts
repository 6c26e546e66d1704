import { walkedInEveryRun } from './product-pages.ts';
import { walkPages } from './walk-pages.ts';

walkPages(walkedInEveryRun);
