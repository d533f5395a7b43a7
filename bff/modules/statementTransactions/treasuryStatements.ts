// The treasury service's statement transactions and their imports.
import type { OrganizationScope } from '../../context.ts'
import type { operations } from '../../rest/treasury.generated.ts'
import type { BodyOf, QueryOf } from '../../rest/restClient.ts'

type ListQuery = QueryOf<operations['listStatementTransactions']>
export type StatementQuery = QueryOf<operations['summarizeStatementTransactions']>
type ImportListQuery = QueryOf<operations['listStatementImports']>
export type IssueQuery = Omit<QueryOf<operations['listStatementImportIssues']>, 'importIds'>
type NewStatement = BodyOf<operations['createStatementTransaction']>
export type RowQuery = Omit<QueryOf<operations['listStatementImportRows']>, 'importIds'>
type FileEdits = BodyOf<operations['correctStatementImport']>
type Confirmation = BodyOf<operations['confirmStatementImport']>
type NewImport = BodyOf<operations['startStatementImport']>

export const listStatements = (scope: OrganizationScope, query: ListQuery) =>
  scope.treasury.get('/v1/statement-transactions', { query })

export const readStatements = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/statement-transactions', { query: { ids: ids.join(',') } })

export const summarizeStatements = (scope: OrganizationScope, query: StatementQuery) =>
  scope.treasury.get('/v1/statement-transactions/summary', { query })

export const getStatement = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/statement-transactions/{id}', { path: { id } })

export const createStatement = (scope: OrganizationScope, body: NewStatement, key: string | null | undefined) =>
  scope.treasury.post('/v1/statement-transactions', { body, headers: key ? { 'idempotency-key': key } : {} })

export const archiveStatements = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/statement-transactions/archive', { body: { ids } })

export const unarchiveStatements = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/statement-transactions/unarchive', { body: { ids } })

export const deleteStatements = (scope: OrganizationScope, ids: string[]) =>
  scope.treasury.post('/v1/statement-transactions/delete', { body: { ids } })

export const listImports = (scope: OrganizationScope, query: ImportListQuery) =>
  scope.treasury.get('/v1/statement-imports', { query })

export const readImports = (scope: OrganizationScope, ids: readonly string[]) =>
  scope.treasury.get('/v1/statement-imports', { query: { ids: ids.join(',') } })

export const getImport = (scope: OrganizationScope, id: string) =>
  scope.treasury.get('/v1/statement-imports/{id}', { path: { id } })

export const readIssues = (scope: OrganizationScope, importIds: readonly string[], query: IssueQuery) =>
  scope.treasury.get('/v1/statement-import-issues', { query: { ...query, importIds: importIds.join(',') } })

export const readReadyRows = (scope: OrganizationScope, importIds: readonly string[], query: RowQuery) =>
  scope.treasury.get('/v1/statement-import-rows', { query: { ...query, importIds: importIds.join(',') } })

export const startImport = (scope: OrganizationScope, body: NewImport, key: string | null | undefined) =>
  scope.treasury.post('/v1/statement-imports', { body, headers: key ? { 'idempotency-key': key } : {} })

export const confirmImport = (scope: OrganizationScope, id: string, body: Confirmation) =>
  scope.treasury.post('/v1/statement-imports/{id}/confirm', { path: { id }, body })

export const correctImport = (scope: OrganizationScope, id: string, body: FileEdits) =>
  scope.treasury.post('/v1/statement-imports/{id}/correct', { path: { id }, body })

export const undoImport = (scope: OrganizationScope, id: string) =>
  scope.treasury.post('/v1/statement-imports/{id}/undo', { path: { id } })
