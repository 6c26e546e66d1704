/** Refs for the current item of a scrolling row and for its count, which widens the row when it arrives. */
export const bringIntoSight = (item: HTMLElement | null): void => {
  const row = item?.offsetParent;
  if (item && row instanceof HTMLElement && row.scrollWidth > row.clientWidth)
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
};

/** A ref for the current row of a list that scrolls within itself; the window stays where it is. */
export const bringRowIntoSight = (row: HTMLElement | null): void => {
  const list = row?.closest('section');
  if (!row || !list || list.scrollHeight <= list.clientHeight) return;
  const [inner, outer] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const [top, bottom] = [Math.max(outer.top, 0), Math.min(outer.bottom, innerHeight)];
  if (inner.top < top || inner.bottom > bottom) list.scrollTop += inner.top - (top + bottom) / 2;
};
