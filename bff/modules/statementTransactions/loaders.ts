import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { byVariant } from '../../graph/byVariant.ts'
import { owned } from '../../graph/owned.ts'
import type {
  StatementBody,
  StatementImportBody,
  StatementImportSource,
  StatementTransactionSource,
} from './sources.ts'
import {
  type IssueQuery,
  readImports,
  readIssues,
  readReadyRows,
  readStatements,
  type RowQuery,
} from './treasuryStatements.ts'

export const toStatement = (scope: OrganizationScope, statement: StatementBody): StatementTransactionSource =>
  owned(scope, statement)

export const toStatementImport = (scope: OrganizationScope, body: StatementImportBody): StatementImportSource =>
  owned(scope, body)

export const statementLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readStatements(scope, ids)).items.map(each => toStatement(scope, each))),
})

export const statementImportLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readImports(scope, ids)).items.map(each => toStatementImport(scope, each))),
  /** The same page of several imports' issues is read in one call. */
  issues: byVariant((query: IssueQuery) =>
    batchById(async ids => {
      const { items } = await readIssues(scope, ids, query)
      return items.map(({ importId, ...page }) => ({ id: importId, page }))
    }),
  ),
  /** The same for rows that are ready. */
  rows: byVariant((query: RowQuery) =>
    batchById(async ids => {
      const { items } = await readReadyRows(scope, ids, query)
      return items.map(({ importId, ...page }) => ({ id: importId, page }))
    }),
  ),
})
