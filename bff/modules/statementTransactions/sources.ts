import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { StatementQuery } from './treasuryStatements.ts'

type Schemas = components['schemas']

export type StatementBody = Schemas['StatementTransaction']
export type StatementTransactionSource = StatementBody & OfOrganization
/** The filter is kept for the fields that are resolved only when asked. */
export type StatementTransactionConnectionSource = Connection<StatementTransactionSource> & {
  organizationId: string
  filter: StatementQuery
}

export type ImportIssueSource = Schemas['StatementImportIssue'] & OfOrganization
export type StatementImportBody = Schemas['StatementImport']
export type StatementImportSource = StatementImportBody & OfOrganization
/** An own account whose lines of a file were left out. */
export type StatementsLeftOutSource = StatementImportBody['leftOut'][number] & OfOrganization
