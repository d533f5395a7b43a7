// The subscription, the service's event, and the compared servers.
import { lines, ORGANIZATION_ID } from '../list/data.ts'

/** The field of `Subscription`. */
export const FIELD = 'reconciliationChanged'

/** Some thirty fields of the line that changed, and its account. */
export const QUERY = `subscription {
  ${FIELD} {
    kind
    statementTransactions {
      id uuid date description partyName references direction status version allowedActions
      amount { amount currency } remaining { amount currency } endingBalance { amount currency }
      bankAccount { id alias accountNumber currency bank { code name } }
    }
  }
}`

/** The n-th event of the service. */
export const changeOf = (index: number) => ({
  organizationId: ORGANIZATION_ID,
  type: 'statement.changed',
  subjectId: lines[index % lines.length]?.id,
  scopeId: null,
  actorId: null,
})

/**
 * `stock graphql-ws` executes for each subscriber, and each reads separately, as it must when it is unknown what may be shared. `stock,
 * reading once` is faster than any real server could be: all subscribers of an event share one user's context, and so its reads.
 */
export const VARIANTS = ['arus', 'stock graphql-ws', 'stock, reading once'] as const
export type Variant = (typeof VARIANTS)[number]
