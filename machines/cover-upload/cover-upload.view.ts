import type { CoverUploadSnapshot } from './cover-upload.machine.ts';

export const isCoverImageUploading = (upload: CoverUploadSnapshot): boolean => upload.matches('uploading');

export function uploadProblem(upload: CoverUploadSnapshot): { message: string } | 'refused' | 'broken' | null {
  if (!upload.matches('failed')) return null;
  const { message } = upload.context;
  return message === null ? (upload.matches({ failed: 'refused' }) ? 'refused' : 'broken') : { message };
}
