// What subscribers follow, what the service's feed reports, and the servers that are compared.
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

/** The n-th change of the service. */
export const changeOf = (index: number) => ({
  organizationId: ORGANIZATION_ID,
  type: 'statement.changed',
  subjectId: lines[index % lines.length]?.id,
  scopeId: null,
  actorId: null,
})

/**
 * `stock graphql-ws` executes for each subscriber, and each reads for itself, as it has to when nobody knows what may be shared. `stock,
 * reading once` is kinder than any real server could be: all subscribers of an event share one person's context, and so its reads.
 */
export const VARIANTS = ['arus', 'stock graphql-ws', 'stock, reading once'] as const
export type Variant = (typeof VARIANTS)[number]
