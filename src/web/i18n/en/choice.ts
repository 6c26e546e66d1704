export const choice = {
  compare: 'Compare with others',
  leaveOut: 'Leave out of the comparison',
  full: 'Four creators are chosen already. Leave one out first.',
  another: 'Choose one more to compare.',
  open: (count: number) => `Compare ${count} creators`,
};
