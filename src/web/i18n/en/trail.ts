export const trail = {
  actors: { system: 'Vaya', 'command line': 'Command line', 'the creator': 'The creator' },
  outcomes: { stayed: 'Stayed', leftEarly: 'Left early', didNotArrive: 'Did not arrive' },
  replyBy: (day: string) => `Reply by ${day}`,
};
