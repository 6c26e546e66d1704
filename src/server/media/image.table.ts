/** A picture that was stored, in all its sizes, under this key. One that nothing took for its own is swept out. */
export interface ImageTable {
  key: string;
  purpose: 'profile' | 'cover';
  createdAt: number;
  attachedAt: number | null;
}
