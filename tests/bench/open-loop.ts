import { Agent, request } from 'node:http';

/** What a generator is told: so many requests a second for so long, whether or not the earlier ones are answered. */
export interface Load {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Each `#` becomes a number of its own. */
  body: string;
  rate: number;
  seconds: number;
}

export interface Answered {
  /** Milliseconds of those that were answered as they wished, and of those that were turned away. */
  good: number[];
  refused: number[];
  /** Not answered in time, or without a connection that was free. */
  failed: number;
  offered: number;
  seconds: number;
}

const tick = 5;
const mostConnections = 2_000;
const patience = 10_000;

process.on('message', (load: Load) => void generate(load).then((answered) => process.send?.(answered)));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function generate(load: Load): Promise<Answered> {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections });
  const answered: Answered = { good: [], refused: [], failed: 0, offered: 0, seconds: 0 };
  const under: Promise<void>[] = [];
  let open = 0;
  const counted = async (answer: Promise<void>) => {
    open += 1;
    await answer;
    open -= 1;
  };
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    const elapsed = Math.min(performance.now() - started, load.seconds * 1000);
    for (const due = (elapsed / 1000) * load.rate; answered.offered < due; answered.offered += 1)
      if (open < mostConnections) under.push(counted(ask(load, agent, answered)));
      else answered.failed += 1;
    if (elapsed === load.seconds * 1000) resolve();
  }, tick);
  await promise;
  clearInterval(timer);
  answered.seconds = load.seconds;
  await Promise.all(under);
  agent.destroy();
  return answered;
}

function ask({ port, method, path, headers, body }: Load, agent: Agent, answered: Answered): Promise<void> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  const fail = () => {
    answered.failed += 1;
    resolve();
  };
  const call = request({ agent, port, host: '127.0.0.1', method, path, headers, timeout: patience }, (response) => {
    response.resume();
    response.on('end', () => {
      const { statusCode = 0 } = response;
      if (statusCode === 503) answered.refused.push(performance.now() - started);
      else if (statusCode < 400) answered.good.push(performance.now() - started);
      else answered.failed += 1;
      resolve();
    });
  });
  call.on('error', fail);
  call.on('timeout', () => call.destroy());
  call.end(body.replaceAll('#', String(answered.offered)));
  return promise;
}
