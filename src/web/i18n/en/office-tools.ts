export const officeTools = {
  filters: {
    title: (count: number) => (count === 0 ? 'Sort and filter' : `Sort and filter (${count})`),
    order: 'Order',
    orders: { oldest: 'Oldest first', newest: 'Newest first' },
    flag: 'To be looked at',
    anyFlag: 'Any',
    from: 'Sent from',
    to: 'Sent until',
    reset: 'Reset',
  },
  keys: {
    does: {
      j: 'Next row',
      k: 'Previous row',
      Enter: 'Open the row',
      x: 'Select the row, or no longer',
      a: 'Approve the application that is open',
      r: 'Reject it: asks for the reason first',
      z: 'Undo the newest decision',
      '/': 'Search',
      '?': 'Show these keys',
    },
    use: 'Use these keys',
    useHint: 'They rest while you type.',
  },
};
