import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { StatementQuery } from './treasuryStatements.ts'

type Schemas = components['schemas']

export type StatementBody = Schemas['StatementTransaction']
export type StatementTransactionSource = StatementBody & OfOrganization
/** Keeps the filter for fields that are resolved on demand. */
export type StatementTransactionConnectionSource = Connection<StatementTransactionSource> & {
  organizationId: string
  filter: StatementQuery
}

export type ImportIssueSource = Schemas['StatementImportIssue'] & OfOrganization
export type StatementImportBody = Schemas['StatementImport']
export type StatementImportSource = StatementImportBody & OfOrganization
/** An own account whose transactions in a file were skipped. */
export type StatementsLeftOutSource = StatementImportBody['leftOut'][number] & OfOrganization
