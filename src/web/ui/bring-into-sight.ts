/**
 * For a `ref` of what is current in a row that may be wider than the window: it is in sight when the row is first shown.
 * Where counts come later, which make the row wider, its count has it as well.
 */
export const bringIntoSight = (item: HTMLElement | null): void => {
  const row = item?.offsetParent;
  if (item && row instanceof HTMLElement && row.scrollWidth > row.clientWidth)
    row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
};
