export const choice = {
  compare: (name: string) => `Compare ${name} with others`,
  full: 'Four creators are chosen already. Leave one out first.',
  another: 'Choose one more to compare.',
  open: (count: number) => `Compare ${count} creators`,
};
