import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line that any machine can read. */
class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string) => states.filter((each) => each === state).length;
    process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`);
  }
}

// biome-ignore lint/style/noDefaultExport: Vitest loads a reporter by its default export.
export default ClosingLine;
