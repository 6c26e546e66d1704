export const withToggled = <Item>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
