// Vitest's runner, except for the number of tries: in CI only the lists of tries.ts decide that.
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
