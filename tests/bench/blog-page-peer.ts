import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerForCpu } from './answer-for-cpu.ts';

/** The least that sends a page: node:http, and bytes that lie in memory. */
const bytes = readFileSync(process.env.PAGE ?? '');
const server = createServer((_, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'gzip',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => answerForCpu((server.address() as AddressInfo).port));
