import type { CoverUploadSnapshot } from './cover-upload.machine.ts';

export const isCoverImageUploading = (upload: CoverUploadSnapshot): boolean => upload.matches('uploading');

/** Where a cover lies that nobody has taken yet. */
export const uploadedFolder = ({ context }: CoverUploadSnapshot): string | null => context.folder;

/** Why there is no new cover: what the server said, or which way it failed. */
export function uploadProblem(upload: CoverUploadSnapshot): { message: string } | 'refused' | 'broken' | null {
  if (!upload.matches('failed')) return null;
  const { message } = upload.context;
  return message === null ? (upload.matches({ failed: 'refused' }) ? 'refused' : 'broken') : { message };
}
