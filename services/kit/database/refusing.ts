// Turns constraint violations into refusals.
import type { ErrorRow, MessageParams } from '../errors.ts'
import { Refusal } from '../http/problem.ts'
import { violationOf } from './violations.ts'

/** Runs a write; a violated constraint becomes its refusal, other errors pass through. */
export async function refusing<T>(
  refusals: Record<string, { error: ErrorRow; path?: string; params?: MessageParams }>,
  write: () => PromiseLike<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const violation = violationOf(error)
    const refusal = violation && refusals[violation.constraint]
    if (!refusal) throw error
    const { error: row, ...where } = refusal
    throw new Refusal(row, where)
  }
}
