import type { Reporter, TestCase, TestModule } from 'vitest/node';

const mostLines = 30;

/** Ends a run with one plain line that any machine can read, below the names of those that passed only when tried again, and why they did not at first. */
class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests)
      if (test.diagnostic()?.flaky)
        process.stdout.write(`tried twice: ${test.module.relativeModuleId} > ${test.fullName}\n${whyAtFirst(test)}`);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`);
  }
}

function whyAtFirst(test: TestCase): string {
  const [failure] = test.attempts()[0]?.errors ?? [];
  const lines = [failure?.message, failure?.diff].flatMap((text) => text?.split('\n') ?? []);
  return lines
    .slice(0, mostLines)
    .map((line) => `    ${line}\n`)
    .join('');
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default ClosingLine;
