import { Agent, request } from 'node:http';

/** Asks the same thing `total` times over a few kept connections; throws on any answer but 200. */
export async function load(url: string, headers: Record<string, string>, total: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let left = total;
  const worker = async () => {
    while (left-- > 0) await ask(url, headers, agent);
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  agent.destroy();
}

const ask = (url: string, headers: Record<string, string>, agent: Agent) =>
  new Promise<void>((resolve, reject) => {
    const asked = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
