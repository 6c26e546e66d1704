import { otherPages, walkPages } from './walk-pages.ts';

walkPages(otherPages);
