// Judges a run at its end (decision 0192): lists tests that needed a second try, and missing proofs of threats; any failure sets a nonzero
// exit code. `TEST_REPORT` names the file for the counts; `WHOLE_RUN=1` says that all tests were requested, so that threats are judged.
import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule, TestRunEndReason } from 'vitest/node'
import { THREATS } from '../../security/threats.ts'
import { judge, type Ran } from './verdict.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the users of a failed journey saw. */
    screens?: string
  }
}

export default class Judge implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[], reason: TestRunEndReason): void {
    const tests = modules.flatMap(module => [...module.children.allTests()].map(ran))
    const failedFiles = new Set(tests.filter(({ state }) => state === 'failed').map(({ file }) => file))
    const brokenFiles = modules
      .filter(module => module.state() === 'failed' && !failedFiles.has(module.relativeModuleId))
      .map(module => module.relativeModuleId)
    const run = { tests, brokenFiles, errors: errors.length, interrupted: reason === 'interrupted' }
    const { passed, failed, lines } = judge(run, process.env.WHOLE_RUN === '1' ? THREATS : undefined)
    for (const line of lines) console.log(line)
    if (failed > 0) process.exitCode = 1
    const report = process.env.TEST_REPORT
    if (report !== undefined) writeFileSync(report, JSON.stringify({ passed, failed }))
  }
}

function ran(test: TestCase): Ran {
  const { state, errors } = test.result()
  return {
    file: test.module.relativeModuleId,
    titles: titlesOf(test),
    state,
    secondTries: test.diagnostic()?.retryCount ?? 0,
    died: errors?.[0]?.message,
    screens: test.meta().screens,
  }
}

/** The titles of its groups, outermost first, and its own. */
function titlesOf(test: TestCase): string[] {
  const titles = [test.name]
  for (let parent = test.parent; parent.type === 'suite'; parent = parent.parent) titles.unshift(parent.name)
  return titles
}
