/** What of the form lies below its first screenful, as one file to load. */
export { CardPreview } from './card-preview.tsx';
export { PartBar, PartSteps } from './part-frame.tsx';
export { PaymentPart } from './payment-part.tsx';
export { Problems, Refusal } from './problems.tsx';
export { ProfilePart } from './profile-part.tsx';
export { ReviewPart } from './review-part.tsx';
export { StartOverDialog } from './start-over-dialog.tsx';
export { WorkPart } from './work-part.tsx';
