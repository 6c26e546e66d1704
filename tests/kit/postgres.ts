import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** A real PostgreSQL for the run of a project; each test server makes a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']);
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
