import { table } from '../platform/database/table.ts';

/** One of the places that a hashed key has, and when it was taken last. */
export interface AllowancePlaceTable {
  key: string;
  place: number;
  takenAt: number;
}

export const allowanceTables = {
  allowancePlace: table<AllowancePlaceTable>(['key', 'place']),
};
