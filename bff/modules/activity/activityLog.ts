// Both services keep a part of the activity log, in the same form.
import type { OrganizationScope } from '../../context.ts'
import { codeOf } from '../../graph/errors.ts'
import type { operations } from '../../rest/account.generated.ts'

export type ActivityQuery = NonNullable<operations['listActivity']['parameters']['query']>

export const LOGS = ['account', 'treasury'] as const
export type Log = (typeof LOGS)[number]

/** A page of one service's part, newest first. An organization without treasury has no part there. */
export const listActivity = (scope: OrganizationScope, log: Log, query: ActivityQuery) =>
  log === 'account'
    ? scope.account.get('/v1/activity', { query })
    : scope.treasury.get('/v1/activity', { query }).catch(emptyWithoutTreasury)

function emptyWithoutTreasury(error: unknown) {
  if (codeOf(error) !== 'U-ACC-OG-3') throw error
  return { items: [], next: null, cursors: [] }
}

/** The proof of one service's part; null for an organization without treasury. */
export const proveLog = (scope: OrganizationScope, log: Log) =>
  log === 'account'
    ? scope.account.get('/v1/activity/proof', {})
    : scope.treasury.get('/v1/activity/proof', {}).catch(nullWithoutTreasury)

function nullWithoutTreasury(error: unknown): null {
  if (codeOf(error) !== 'U-ACC-OG-3') throw error
  return null
}
