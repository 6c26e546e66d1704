import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

/** The plain peer of `GET /api/auth/session`: one handler, the same statement, nothing else. */
const [file = '', sql = ''] = process.argv.slice(2);
const database = new DatabaseSync(file, { readOnly: true });
const statement = database.prepare(sql);

const server = createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const row = statement.get(createHmac('sha256', 'key').update(token).digest('base64url'));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(row ?? { message: 'Please sign in.' }));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
