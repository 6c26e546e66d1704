const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { resolve } = require('node:path');
const { DatabaseSync } = require('node:sqlite');

/** Loaded before a server, writes down in order what it does to files, once that is done, and what it tells its database. */
const record = fs.openSync(process.env.FILE_RECORD, 'a');
const append = fs.writeSync;
const note = (...words) => append(record, `${JSON.stringify(words)}\n`);
const paths = new Map();

function wrap(owner, name, tell) {
  const original = owner[name];
  owner[name] = function (...given) {
    const result = original.apply(this, given);
    if (!(result instanceof Promise)) tell(given, result);
    if (!(result instanceof Promise)) return result;
    return result.then((value) => {
      tell(given, value);
      return value;
    });
  };
}

const wrote = ([path, , options]) => note(options?.flush ? 'written' : 'writing', resolve(String(path)));
const renamed = ([from, to]) => note('renamed', resolve(String(from)), resolve(String(to)));
wrap(fs, 'writeFileSync', wrote);
wrap(fs.promises, 'writeFile', wrote);
wrap(fs, 'renameSync', renamed);
wrap(fs, 'linkSync', renamed);
wrap(fs.promises, 'rename', renamed);
const made = ([path], first) => first && note('made', resolve(first), resolve(String(path)));
wrap(fs, 'mkdirSync', made);
wrap(fs.promises, 'mkdir', made);
wrap(fs, 'openSync', ([path], handle) => paths.set(handle, resolve(String(path))));
wrap(fs, 'fsyncSync', ([handle]) => note('synced', paths.get(handle)));
wrap(fs.promises, 'open', ([path], handle) => {
  wrap(handle, 'sync', () => note('synced', resolve(String(path))));
});

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  const isOfFiles = /"image" set|into "encryptionKey"/.test(sql);
  for (const way of isOfFiles ? ['run', 'all'] : []) wrap(statement, way, () => note('sql', sql.slice(0, 60)));
  return statement;
};
syncBuiltinESMExports();
