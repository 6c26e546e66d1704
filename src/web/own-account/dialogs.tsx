/** What is asked upon the page, as one file to load. */

export { ReauthenticationDialog } from '#web/ui/reauthentication-dialog.tsx';
export { ClosingDialog } from './closing-dialog.tsx';
