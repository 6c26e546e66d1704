export const selecting = {
  title: 'Selected applications',
  tick: (name: string) => `Select ${name}`,
  count: (count: number) => `${count} selected`,
  all: (count: number) => `Select all ${count}`,
  clear: 'Clear',
  approve: (count: number) => `Approve ${count}`,
  reject: (count: number) => `Reject ${count}`,
  sendRejection: (count: number) => `Reject ${count} and tell`,
  deciding: 'Working...',
  left: (count: number) => (count === 1 ? 'One was not decided on:' : `${count} were not decided on:`),
  failed: 'That did not work. Please try again. Nothing is done twice.',
};
