/** What is asked upon the page, as one file to load. */

export { StepUpDialog } from '#web/ui/step-up-dialog.tsx';
export { ClosingDialog } from './closing-dialog.tsx';
