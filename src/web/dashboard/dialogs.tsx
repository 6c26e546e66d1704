/** What is laid upon the page, as one file to load. */
export { LeaveDialog } from '#web/ui/leave-dialog.tsx';
export { ConflictDialog } from './conflict-dialog.tsx';
export { TabDrawer } from './tab-drawer.tsx';
