/** The folder of a picture of ours; no other address may stand for one. */
export const pictureFolderOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z-]{5,20}\/[0-9a-f]{30}(?:-[0-9a-f]{18})?$/.test(value) ? value : null;
