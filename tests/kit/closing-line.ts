import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line that any machine can read, below the names of those that passed only when tried again. */
class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests)
      if (test.diagnostic()?.flaky)
        process.stdout.write(`tried twice: ${test.module.relativeModuleId} > ${test.fullName}\n`);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default ClosingLine;
