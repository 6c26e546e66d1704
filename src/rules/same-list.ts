/** Whether two lists hold the very same things, in one order. */
export const isSameList = <Part>(one: readonly unknown[], other: readonly Part[]): one is Part[] =>
  one.length === other.length && one.every((part, index) => Object.is(part, other[index]));
