import { type DragEvent, type ClipboardEvent as ReactClipboardEvent, useEffect } from 'react';

export type OnFiles = (files: readonly [File, ...File[]]) => void;

const markOver = ({ currentTarget }: DragEvent, isOver: boolean) => currentTarget.toggleAttribute('data-over', isOver);

/** The handlers of an element that takes dropped and pasted files; null refuses them, so that a file does not replace the page. */
export const givenFiles = (onFiles: OnFiles | null) => ({
  onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
    markOver(event, onFiles !== null);
  },
  onPaste: (event: ReactClipboardEvent) => (onFiles ? pasteFiles(event, onFiles) : undefined),
  onDragLeave: (event: DragEvent) => markOver(event, false),
  onDrop(event: DragEvent) {
    const [file, ...others] = event.dataTransfer.files;
    markOver(event, false);
    if (!file) return;
    event.preventDefault();
    onFiles?.([file, ...others]);
  },
});

/** Text that was copied with a picture of itself, as from a table, is pasted as text. */
function pasteFiles(event: ClipboardEvent | ReactClipboardEvent, onFiles: OnFiles): void {
  const [file, ...others] = event.clipboardData?.files ?? [];
  if (!file || event.defaultPrevented || event.clipboardData?.types.includes('text/plain')) return;
  event.preventDefault();
  onFiles([file, ...others]);
}

/** Takes files that are pasted anywhere on the page, unless a part of it has taken them. */
export function usePastedFiles(onFiles: OnFiles | null): void {
  useEffect(() => {
    if (!onFiles) return;
    const onPaste = (event: ClipboardEvent) => pasteFiles(event, onFiles);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onFiles]);
}
