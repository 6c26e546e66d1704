import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Unavailable } from './errors.ts';
import { texts } from './texts.ts';

const compileCache = join(import.meta.dirname, '../require-node.cjs');

interface Limits {
  /** In milliseconds: how long it may rest, and how long one task may take. */
  rest: number;
  task: number;
}

interface Asked<Task> {
  number: number;
  task: Task;
}

interface Done<Result> {
  number: number;
  result: Result;
}

/**
 * Work that is done in a process of its own: it is started when it is first needed and ends when nobody has needed it for
 * a while, or when this process does. What kills it costs those who wait for it their answer, and nobody else anything.
 */
export class ProcessApart<Task, Result> {
  private readonly file: string;
  private readonly env: Record<string, string>;
  private readonly limits: Limits;
  private readonly waiting = new Map<number, PromiseWithResolvers<Result>>();
  private child: ChildProcess | null = null;
  private last = 0;
  private resting: NodeJS.Timeout | undefined;

  constructor(file: string, env: Record<string, string>, limits: Limits) {
    this.file = file;
    this.env = env;
    this.limits = limits;
  }

  async ask(task: Task): Promise<Result> {
    clearTimeout(this.resting);
    const child = this.child ?? this.start();
    this.last += 1;
    const number = this.last;
    const answer = Promise.withResolvers<Result>();
    this.waiting.set(number, answer);
    const timer = setTimeout(() => child.kill('SIGKILL'), this.limits.task);
    try {
      this.send(child, { number, task });
      return await answer.promise;
    } finally {
      clearTimeout(timer);
      this.waiting.delete(number);
      if (this.waiting.size === 0) this.letRest();
    }
  }

  private send(child: ChildProcess, asked: Asked<Task>): void {
    const loseIfFailed = (failure: Error | null) => failure && this.lose(child, failure.message);
    child.channel?.ref();
    if (child.connected) child.send(asked, loseIfFailed);
    // One that could not be started for want of descriptors has no way to be sent anything; why comes in this tick.
    else process.nextTick(() => this.lose(child, 'it is not connected'));
  }

  /** It gets none of our environment: what strangers may break into has no business with our keys. */
  private start(): ChildProcess {
    const child = fork(this.file, {
      execArgv: ['--require', compileCache, '--expose-gc'],
      env: { PATH: process.env.PATH, ...this.env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', ({ number, result }: Done<Result>) => this.waiting.get(number)?.resolve(result));
    child.on('error', (failure) => this.lose(child, failure.message));
    child.on('exit', (code, signal) => this.lose(child, `ended by ${signal ?? code}`));
    child.unref();
    this.child = child;
    return child;
  }

  private lose(child: ChildProcess, why: string): void {
    if (this.child !== child) return;
    this.child = null;
    child.kill('SIGKILL');
    const lost = new Unavailable(`the process apart is lost: ${why}`, texts.interrupted);
    for (const { reject } of this.waiting.values()) reject(lost);
  }

  private letRest(): void {
    this.child?.channel?.unref();
    this.resting = setTimeout(() => this.end(), this.limits.rest).unref();
  }

  private end(): void {
    const { child } = this;
    this.child = null;
    if (child?.connected) child.disconnect();
  }
}

/**
 * What such a process does. It ends with whoever started it, not by a signal that both of them get: what is under way
 * is still finished. What it did not expect ends it. Memory that a task took is given back before the next.
 */
export function doTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const answer = async ({ number, task }: Asked<Task>) => {
    process.send?.({ number, result: await work(task) } satisfies Done<Result>);
    globalThis.gc?.();
  };
  process.on('message', (asked: Asked<Task>) => void answer(asked));
}
