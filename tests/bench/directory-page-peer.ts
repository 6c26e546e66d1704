import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { answerForCpu } from './answer-for-cpu.ts';

/** The least that sends a page: node:http, and JSON that the database builds of the entries it holds. */
const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'vaya.sqlite'));
const page = database.prepare(
  `select json_object('data', json_group_array(json_set(profile, '$.publishedVayas', json(trips))), 'total', (select count(*) from "directoryEntry" where "isListed" = 1)) as body
   from (select profile, trips from "directoryEntry" natural join "directoryProfile" where "isListed" = 1 order by "listedAt" desc, number desc limit 50)`,
);

const server = createServer((_request, response) => {
  const body = String(page.get()?.body);
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => answerForCpu((server.address() as AddressInfo).port));
