// Vitest's runner, but for how often a test is tried: that is decided by the lists of tries.ts alone, where CI is set.
import { relative } from 'node:path'
import { type RunnerTestCase, TestRunner } from 'vitest'
import { hasOneTry } from './tries.ts'

export default class TriesRunner extends TestRunner {
  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    const path = relative(this.config.root, test.file.filepath)
    test.retry = process.env.CI === undefined || hasOneTry(path) ? 0 : 1
    await super.onBeforeRunTask(test)
  }
}
