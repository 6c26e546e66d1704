import { setTimeout as wait } from 'node:timers/promises';
import { Caller } from './caller.ts';

/** What a generator is told: so many requests a second for so long, whether or not the earlier ones are answered. */
export interface Load {
  port: number;
  /** All bytes of one, as latin1. Its number of four digits stands where `{no}` is. */
  request: string;
  /** The number of the first; after 9,999 they begin anew. */
  first: number;
  callers: number;
  rate: number;
  seconds: number;
}

/** Times are milliseconds since a request was to be sent, whether or not it left in time. */
export interface Answered {
  /** Of those that were answered as they wished, and of those that were turned away. */
  good: number[];
  /** Of the good ones, those that were answered before the load ended. */
  inTime: number;
  refused: number[];
  /** Answered by anything else, cut off, or not in time. */
  failed: number;
  /** Due while all callers waited. */
  unsent: number;
  sent: number;
  seconds: number;
  /** What the generator itself took, in cores. */
  cores: number;
}

const tick = 2;
const patience = 10_000;

process.on('message', (load: Load) => void generate(load).then((answered) => process.send?.(answered)));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function generate(load: Load): Promise<Answered> {
  const { port, rate, seconds, callers: count } = load;
  const answered: Answered = { good: [], inTime: 0, refused: [], failed: 0, unsent: 0, sent: 0, seconds, cores: 0 };
  const callers = await connectAll(port, count);
  const idle = [...callers];
  const makeRequest = requestsOf(load);
  const ask = async (caller: Caller, at: number) => {
    note(answered, await caller.ask(makeRequest()), performance.now() - at);
    if (!isOver) answered.inTime = answered.good.length;
    if (!caller.isFree()) hangUp(caller);
    else idle.push(caller);
  };
  const hangUp = (caller: Caller) => {
    caller.socket.destroy();
    callers.delete(caller);
    const other = new Caller(port);
    callers.add(other);
    idle.push(other);
  };
  const began = performance.now();
  const cpu = process.cpuUsage();
  let [elapsed, isOver] = [0, false];
  for (let offered = 0; elapsed < seconds * 1000; await wait(tick)) {
    elapsed = Math.min(performance.now() - began, seconds * 1000);
    for (const due = (elapsed / 1000) * rate; offered < due; offered += 1) {
      const caller = idle.shift();
      if (!caller) {
        answered.unsent += Math.ceil(due - offered);
        offered = due;
      } else {
        answered.sent += 1;
        void ask(caller, began + (offered / rate) * 1000);
      }
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  answered.cores = (user + system) / 1000 / (performance.now() - began);
  isOver = true;
  process.send?.('over');
  const deadline = performance.now() + patience;
  while (idle.length < callers.size && performance.now() < deadline) await wait(tick);
  for (const caller of callers) caller.socket.destroy();
  return answered;
}

function note(answered: Answered, status: number | null, milliseconds: number): void {
  if (milliseconds > patience) answered.failed += 1;
  else if (status === 503) answered.refused.push(milliseconds);
  else if (status !== null && status < 400) answered.good.push(milliseconds);
  else answered.failed += 1;
}

/** All are let in before the load begins: a server lets in one in each turn of its loop, however many knock. */
async function connectAll(port: number, count: number): Promise<Set<Caller>> {
  const greeting = Buffer.from('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const callers = new Set<Caller>();
  while (callers.size < count) {
    const some = Array.from({ length: Math.min(20, count - callers.size) }, () => new Caller(port));
    await Promise.all(some.map((caller) => caller.ask(greeting)));
    for (const caller of some) callers.add(caller);
  }
  return callers;
}

/** A number has as many letters as what it stands for, so that a request is as long as it says. */
function requestsOf({ request, first }: Load): () => Buffer {
  const pattern = Buffer.from(request, 'latin1');
  const places: number[] = [];
  for (let place = pattern.indexOf('{no}'); place >= 0; place = pattern.indexOf('{no}', place + 1)) places.push(place);
  let number = first;
  return () => {
    const bytes = Buffer.from(pattern);
    for (const place of places) bytes.write(String(number % 10_000).padStart(4, '0'), place);
    number += 1;
    return bytes;
  };
}
