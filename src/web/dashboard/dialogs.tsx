/** What is laid upon the page, as one file to load. */
export { ConflictDialog } from './conflict-dialog.tsx';
export { LeaveDialog } from './leave-dialog.tsx';
export { TabDrawer } from './tab-drawer.tsx';
