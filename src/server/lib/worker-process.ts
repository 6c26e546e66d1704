import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { Unavailable } from './errors.ts';
import { texts } from './texts.ts';

const compileCache = join(import.meta.dirname, '../require-node.cjs');
const maxStderr = 2_000;

interface Limits {
  /** How long it may be idle before it ends. */
  idleMs: number;
  taskMs: number;
}

type Outcome<Result> = { result: Result } | { failure: string };

/** A task that threw in the worker process. The process is still there. */
export class TaskFailed extends Error {
  override name = 'TaskFailed';
}

/**
 * Work in a process of its own, started when it is first needed. It does one task at a time, so a crash fails the task
 * that was running and no other: those that wait are done by the next process.
 */
export class WorkerProcess<Task, Result> {
  private readonly file: string;
  private readonly env: Record<string, string>;
  private readonly limits: Limits;
  private readonly oneAtATime = pLimit(1);
  private running: PromiseWithResolvers<Result> | null = null;
  private child: ChildProcess | null = null;
  private idle: NodeJS.Timeout | undefined;

  constructor(file: string, env: Record<string, string>, limits: Limits) {
    this.file = file;
    this.env = env;
    this.limits = limits;
  }

  run(task: Task): Promise<Result> {
    return this.oneAtATime(() => this.runNow(task));
  }

  private async runNow(task: Task): Promise<Result> {
    clearTimeout(this.idle);
    const child = this.child ?? this.start();
    const running = Promise.withResolvers<Result>();
    this.running = running;
    const timer = setTimeout(() => child.kill('SIGKILL'), this.limits.taskMs);
    try {
      this.send(child, task);
      return await running.promise;
    } finally {
      clearTimeout(timer);
      this.running = null;
      this.child?.channel?.unref();
      this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
    }
  }

  private send(child: ChildProcess, task: Task): void {
    child.channel?.ref();
    if (child.connected) child.send({ task }, (failure) => failure && this.lose(child, failure.message));
    // A process that could not be started for want of descriptors has no channel; its 'error' event comes in this tick.
    else process.nextTick(() => this.lose(child, 'it is not connected'));
  }

  /** It gets none of our environment: what strangers may break into must not hold our keys. */
  private start(): ChildProcess {
    const child = fork(this.file, {
      execArgv: ['--require', compileCache, '--expose-gc'],
      env: { PATH: process.env.PATH, ...this.env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let stderr = '';
    child.stderr?.on('data', (chunk) => {
      stderr = `${stderr}${chunk}`.slice(-maxStderr);
    });
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.on('message', (outcome: Outcome<Result>) => {
      if (this.child !== child) return;
      if ('result' in outcome) this.running?.resolve(outcome.result);
      else this.running?.reject(new TaskFailed(outcome.failure));
    });
    child.on('error', (failure) => this.lose(child, failure.message));
    child.on('close', (code, signal) => this.lose(child, `ended by ${signal ?? code}. ${stderr}`.trim()));
    child.unref();
    this.child = child;
    return child;
  }

  private lose(child: ChildProcess, why: string): void {
    if (this.child !== child) return;
    this.child = null;
    child.kill('SIGKILL');
    this.running?.reject(new Unavailable(`the worker process is lost: ${why}`, texts.interrupted));
  }

  private end(): void {
    const { child } = this;
    this.child = null;
    if (child?.connected) child.disconnect();
  }
}

/**
 * The worker's side. A task that throws is answered as failed. The worker ignores signals that the whole process group
 * gets, so that the running task is finished, and ends when its channel closes. Memory is given back after each task.
 */
export function doTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const answer = async ({ task }: { task: Task }) => {
    process.send?.(await outcomeOf(work, task));
    globalThis.gc?.();
  };
  process.on('message', (message: { task: Task }) => void answer(message));
}

async function outcomeOf<Task, Result>(work: (task: Task) => Promise<Result>, task: Task): Promise<Outcome<Result>> {
  try {
    return { result: await work(task) };
  } catch (failure) {
    return { failure: failure instanceof Error ? failure.message : String(failure) };
  }
}
