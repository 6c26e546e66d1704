import { type RunnerTask, TestRunner, type TestTryOptions } from 'vitest';

/** Before its second try a test gets new servers: the hooks of its file and suites run again. What the first try left would hide why that failed. */
class FreshSecondTry extends TestRunner {
  // oxlint-disable-next-line typescript/no-misused-promises -- Vitest waits for it.
  override async onBeforeTryTask(test: RunnerTask, options: TestTryOptions): Promise<void> {
    if (options.retry > 0) await startAgain(suitesOf(test));
    super.onBeforeTryTask(test, options);
  }
}

type Suite = Parameters<typeof TestRunner.getSuiteHooks>[0];

/** From the file to the innermost. */
const suitesOf = ({ suite, file }: { suite?: Suite; file: Suite }): Suite[] =>
  suite === undefined || suite === file ? [file] : [...suitesOf(suite), suite];

/** What a file starts outside its hooks, for the names of its tests, serves the second try too: no hook would start it again. */
const startsByHook = (suite: Suite): boolean => TestRunner.getSuiteHooks(suite).beforeAll.length > 0;

async function startAgain(all: readonly Suite[]): Promise<void> {
  const suites = all.filter(startsByHook);
  for (const suite of suites.toReversed())
    for (const hook of TestRunner.getSuiteHooks(suite).afterAll.toReversed()) await hook(suite);
  for (const suite of suites) for (const hook of TestRunner.getSuiteHooks(suite).beforeAll) await hook(suite);
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a runner by its default export.
export default FreshSecondTry;
