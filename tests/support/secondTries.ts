// Says at the end of a run which tests passed only at their second try, so that none of them is unsteady in silence (decision 0229).
import type { Reporter, TestModule } from 'vitest/node'

/** The reporter of `npm test` where CI is set. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const unsteady = modules.flatMap(module =>
      [...module.children.allTests('passed')].filter(test => test.diagnostic()?.flaky),
    )
    for (const test of unsteady) {
      const first = test.result().errors?.[0]?.message ?? 'no message'
      console.log(`passed only at its second try: ${test.module.relativeModuleId}, ${test.fullName}: ${first}`)
    }
  }
}
