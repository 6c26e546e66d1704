import { pagesOfEveryRun, walkPages } from './walk-pages.ts';

walkPages(pagesOfEveryRun);
