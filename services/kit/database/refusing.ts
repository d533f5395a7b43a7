// Constraints of the database that say no in its stead.
import type { ErrorRow, MessageParams } from '../errors.ts'
import { Refusal } from '../http/problem.ts'
import { violationOf } from './violations.ts'

/** Runs a write and answers a broken constraint with its refusal; anything else passes through. */
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
