/** Refs for the current item of a scrolling row and for its count, which widens the row when it arrives. */
export const bringIntoSight = (item: HTMLElement | null): void => {
  const row = item?.offsetParent;
  if (item && row instanceof HTMLElement && row.scrollWidth > row.clientWidth)
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
};
