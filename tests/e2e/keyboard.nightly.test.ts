import { pagesOfEveryRun, productPages } from './product-pages.ts';
import { walkPages } from './walk-pages.ts';

walkPages(Object.keys(productPages).filter((name) => !pagesOfEveryRun.includes(name)));
