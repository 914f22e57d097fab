import type { Reporter, TestModule } from 'vitest/node';

/** Names every skipped test at the end of a run, so that none passes for having run. */
export class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map((test) => `${module.relativeModuleId} > ${test.fullName}`),
    );
    for (const name of skipped) console.log(`skipped: ${name}`);
  }
}
