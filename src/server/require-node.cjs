const { satisfies } = require('./node-version.cjs');

if (!satisfies(process.versions.node)) {
  process.stderr.write(
    `Vaya runs on Node 24 or newer; this is ${process.versions.node}. On Linux (x64) "npm ci" brings the right one.\n`,
  );
  process.exit(1);
}
