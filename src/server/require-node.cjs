const { existsSync } = require('node:fs');
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { satisfies } = require('./node-version.cjs');

if (!satisfies(process.versions.node)) {
  process.stderr.write(
    `Vaya runs on Node 24 or newer; this is ${process.versions.node}. On Linux (x64) "npm ci" brings the right one.\n`,
  );
  process.exit(1);
}

const installed = join(__dirname, '../../node_modules');
if (!existsSync(join(installed, 'fastify'))) {
  process.stderr.write('Nothing is installed yet: run "npm ci" first.\n');
  process.exit(1);
}

/** What was compiled once is kept: the next start is a third faster and needs less memory. */
enableCompileCache(join(installed, '.cache/vaya'));
