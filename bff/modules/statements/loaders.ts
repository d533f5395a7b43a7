import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
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

export const statementImportLoaders = (scope: OrganizationScope) => {
  const issues = new Map<string, ReturnType<typeof issueLoader>>()
  const issueLoader = (query: IssueQuery) =>
    batchById(async ids => {
      const { items } = await readIssues(scope, ids, query)
      return items.map(({ importId, ...page }) => ({ id: importId, page }))
    })
  const rows = new Map<string, ReturnType<typeof rowLoader>>()
  const rowLoader = (query: RowQuery) =>
    batchById(async ids => {
      const { items } = await readReadyRows(scope, ids, query)
      return items.map(({ importId, ...page }) => ({ id: importId, page }))
    })
  return {
    byId: batchById(async ids => (await readImports(scope, ids)).items.map(each => toStatementImport(scope, each))),
    /** The same page of the issues of several imports is read in one call. */
    issues(query: IssueQuery) {
      const key = JSON.stringify(query)
      const loader = issues.get(key) ?? issueLoader(query)
      issues.set(key, loader)
      return loader
    },
    /** Likewise of their rows that are ready. */
    rows(query: RowQuery) {
      const key = JSON.stringify(query)
      const loader = rows.get(key) ?? rowLoader(query)
      rows.set(key, loader)
      return loader
    },
  }
}
