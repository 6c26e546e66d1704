/** A page of a list that is read by offset. */
export interface ListPage {
  offset: number;
  limit: number;
  shown: number;
  /** Null if it is not counted. */
  total: number | null;
}

export const hasNext = ({ offset, limit, shown, total }: ListPage): boolean =>
  total === null ? shown >= limit : offset + shown < total;

export const hasPrevious = ({ offset }: ListPage): boolean => offset > 0;

export const nextOffset = ({ offset, limit }: ListPage): number => offset + limit;
export const previousOffset = ({ offset, limit }: ListPage): number => Math.max(0, offset - limit);
