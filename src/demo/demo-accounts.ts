export const demoAccounts = [
  { role: 'creator', username: 'demo-creator', name: 'Deniz Yıldız', password: 'sail-beyond-kekova', at: '/login' },
  {
    role: 'sponsor',
    username: 'demo-sponsor',
    name: 'Blue Bay Hotels',
    password: 'rooms-with-a-view',
    at: '/discovery',
  },
  { role: 'staff', username: 'demo-staff', name: 'Vaya Team', password: 'keep-the-lights-on', at: '/admin' },
  { role: 'staff', username: 'demo-colleague', name: 'Elif Kaya', password: 'many-hands-light-work', at: '/admin' },
] as const;
