/** What is laid upon the page, as one file to load. */
export { LeaveDialog } from '#web/ui/leave-dialog.tsx';
export { StepDialog } from './step-dialog.tsx';
