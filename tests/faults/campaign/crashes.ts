// Where one of our processes may die: at the points that the dispatch of payments names, and before and after each commit.
import type { Database } from '../../../services/kit/database/database.ts'
import type { CrashPoint } from '../../../services/treasury/payments/dispatch/crashPoint.ts'

export const COMMIT_POINTS = ['BEFORE_COMMIT', 'AFTER_COMMIT'] as const

export type DeathPoint = CrashPoint | (typeof COMMIT_POINTS)[number]

/** A process dies when it passes a point for the nth time. */
export type Death = { at: DeathPoint; pass: number }

export type Fate = ReturnType<typeof openFate>

/** `die` ends the process, or throws in the test's own process to abort its work. */
export function openFate(die: (death: Death) => void) {
  let death: Death | undefined
  let passed = 0
  let hasDied = false
  function come(at: DeathPoint) {
    if (death?.at !== at) return
    passed++
    if (passed < death.pass) return
    const due = death
    death = undefined
    hasDied = true
    die(due)
  }
  return {
    /** Sets the next death, or none. */
    meet(next: Death | undefined) {
      death = next
      passed = 0
      hasDied = false
    },
    /** Whether a process has died since. */
    hasDied: () => hasDied,
    come,
  }
}

/** The same database, with possible deaths around its commits. */
export const mortal = (database: Database, { come }: Pick<Fate, 'come'>): Database => ({
  ...database,
  async inOrganization(organizationId, actorId, use, given) {
    const value = await database.inOrganization(
      organizationId,
      actorId,
      tx => {
        // Registered first and run among the other end handlers: everything the transaction has written by then is rolled back.
        tx.atEnd(async () => come('BEFORE_COMMIT'))
        return use(tx)
      },
      given,
    )
    come('AFTER_COMMIT')
    return value
  },
})
