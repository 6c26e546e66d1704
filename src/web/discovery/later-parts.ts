import { LazyModule } from '#web/ui/later.tsx';

export const groupOptions = new LazyModule(() => import('./group-options.tsx'));
export const openProfile = new LazyModule(() => import('./open-profile.tsx'));
export const shortlistPage = new LazyModule(() => import('./shortlist-page.tsx'));
export const listDialog = new LazyModule(() => import('./list-dialog.tsx'));
export const listAdditionDialog = new LazyModule(() => import('./list-addition-dialog.tsx'));
export const saveSearchDialog = new LazyModule(() => import('./save-search-dialog.tsx'));
