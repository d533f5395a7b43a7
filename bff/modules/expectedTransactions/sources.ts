import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { ExpectedQuery } from './treasuryExpectedTransactions.ts'

type Schemas = components['schemas']

export type ExpectedTransactionBody = Schemas['ExpectedTransaction']
export type ExpectedTransactionSource = ExpectedTransactionBody & OfOrganization
/** The filter is kept for the fields that are resolved only when asked. */
export type ExpectedTransactionConnectionSource = Connection<ExpectedTransactionSource> & {
  organizationId: string
  filter: ExpectedQuery
}
