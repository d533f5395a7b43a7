import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { ExpectedQuery } from './treasuryExpectedTransactions.ts'

type Schemas = components['schemas']

export type ExpectedTransactionBody = Schemas['ExpectedTransaction']
export type ExpectedTransactionSource = ExpectedTransactionBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type ExpectedTransactionConnectionSource = Connection<ExpectedTransactionSource> & {
  organizationId: string
  filter: ExpectedQuery
}
