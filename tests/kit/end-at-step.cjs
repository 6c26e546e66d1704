const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { StatementSync } = require('node:sqlite');
const pg = require('pg');

/** Loaded before a command, ends it as a kill does before one of the steps that change its database or the file named by END_AT_FILE. */
let left = Number(process.env.END_AT_STEP);
const step = () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
};

function before(owner, name, isStep) {
  const original = owner[name];
  owner[name] = function (...given) {
    if (isStep.call(this, ...given)) step();
    return original.apply(this, given);
  };
}

const { END_AT_FILE } = process.env;
const isFile = (...paths) => paths.some((path) => String(path).includes(END_AT_FILE));
for (const name of ['writeFileSync', 'renameSync', 'linkSync']) before(fs, name, isFile);
for (const name of ['open', 'rename', 'link', 'unlink', 'rm']) before(fs.promises, name, isFile);
before(fs, 'fsyncSync', () => true);
const changes = /^\s*(begin|commit|insert|update|delete)/i;
for (const name of ['run', 'all'])
  before(StatementSync.prototype, name, function () {
    return changes.test(this.sourceSQL);
  });
before(pg.Client.prototype, 'query', (query) => changes.test(typeof query === 'string' ? query : (query?.text ?? '')));
process.on('exit', step);
syncBuiltinESMExports();
