import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const commands = [
  ['--watch', '--require', './src/server/require-node.cjs', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js'],
];

/** The server on 3000, reloading, and the web app on 5173, which passes calls on to it. */
for (const args of commands) {
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, VAYA_BUILD: 'off' } });
}
