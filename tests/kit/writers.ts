import type { ServerProcess } from './server-process.ts';

export interface Writing {
  /** What was acknowledged, by its id in emailVerification. */
  acknowledged: readonly string[];
  /** How often which status was answered; 0 where nothing was. */
  statuses: Readonly<Record<number, number>>;
  stop(): Promise<void>;
}

let writings = 0;

/** Writes from several sides, each request from an address of its own, until it is told to stop. */
export function keepWriting({ url }: Pick<ServerProcess, 'url'>, writers = 6): Writing {
  const acknowledged: string[] = [];
  const statuses: Record<number, number> = {};
  let isOver = false;
  writings += 1;
  const writing = writings;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const email = `kim.${writing}.${writer}.${count}@mail.example`;
      const answer = await sendCode(url, email, `10.${writing}.${writer}.${count % 256}`);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.applicationId !== undefined) acknowledged.push(answer.applicationId);
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    acknowledged,
    statuses,
    async stop() {
      isOver = true;
      await all;
    },
  };
}

async function sendCode(
  url: string,
  email: string,
  from: string,
): Promise<{ status: number; applicationId?: string | undefined }> {
  try {
    const response = await fetch(`${url}/api/creator/send-verification-email`, {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    });
    const { applicationId } = await response.json();
    return { status: response.status, applicationId };
  } catch {
    return { status: 0 };
  }
}
