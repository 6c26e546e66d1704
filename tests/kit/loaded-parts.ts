import { cropForm } from '#web/flows/crop-dialog.tsx';
import { dialogModule } from '#web/ui/dialog.tsx';
import { sortableRows } from '#web/ui/drag-order.tsx';

/** Screens show parts that are loaded later at once, as after a preload. */
for (const part of [dialogModule, cropForm, sortableRows]) await part.load();
