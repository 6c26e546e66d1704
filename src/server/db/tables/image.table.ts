import { table } from '../table.ts';

/** A picture that was stored, in all its sizes, under this key. One that nothing took for its own is swept out. */
export interface ImageTable {
  key: string;
  purpose: 'profile' | 'cover' | 'demo';
  /** The owner; null until a record refers to the image. */
  accountId: string | null;
  createdAt: number;
  attachedAt: number | null;
  /** When its record took another one. */
  letGoAt: number | null;
}

export const mediaTables = {
  image: table<ImageTable>(['key'], ['account']),
};
