/** What is asked upon the page, as one file to load. */
export { ClosingDialog } from './closing-dialog.tsx';
export { StepUpDialog } from './step-up-dialog.tsx';
