import type { ImportStatementInput, Resolvers, StatementTransactionFilter } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeAnnotatedId, encodeFileId } from '../../graph/fileId.ts'
import type { ExportedLists } from '../../graph/exportedList.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, orderBy, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { oneOf } from '../../graph/oneOf.ts'
import { byKey, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import { progress } from '../../subscriptions/progress.ts'
import { bankAccountLoaders } from '../bankAccounts/loaders.ts'
import { bankAccountOfRecord } from '../bankAccounts/relations.ts'
import { changeEach, deleteEach } from '../bulk.ts'
import { accountQuery, transactionQuery } from '../transactionQuery.ts'
import { statementImportLoaders, statementLoaders, toStatement, toStatementImport } from './loaders.ts'
import type { StatementImportSource } from './sources.ts'
import {
  archiveStatements,
  confirmImport,
  createStatement,
  deleteStatements,
  getImport,
  getStatement,
  listImports,
  listStatements,
  correctImport,
  startImport,
  type StatementQuery,
  summarizeStatements,
  unarchiveStatements,
  undoImport,
} from './treasuryStatements.ts'

export const statementResolvers = {
  Organization: {
    statementTransactions: listField({
      filter: (scope, { filter }) => toQuery(scope, filter),
      list: (scope, query, { sort }) => listStatements(scope, { ...query, sort: toSort(sort) }),
      toNode: toStatement,
    }),
    statementTransaction: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toStatement(scope, await getStatement(scope, uuid))
    },
    statementImports: listField({
      filter: (scope, { filter }) => ({
        ...(filter?.status && filter.status.length > 0 && { status: filter.status.join(',') }),
        ...accountQuery(scope, filter?.bankAccountId),
      }),
      list: listImports,
      toNode: toStatementImport,
    }),
    statementImport: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toStatementImport(scope, await getImport(scope, uuid))
    },
  },
  BankLink: {
    lastImport: byOptionalKey({
      key: ({ lastImportId }) => lastImportId,
      loader: scope => scope.loaders(statementImportLoaders).byId,
      show: orNull,
    }),
  },
  StatementTransactionConnection: {
    totalCount: summaryField(summarizeStatements, 'totalCount'),
    totals: summaryField(summarizeStatements, 'totals'),
  },
  StatementTransaction: {
    id: ({ id, organizationId }) => encodeId('StatementTransaction', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: bankAccountOfRecord,
    statementImport: byOptionalKey({
      key: ({ importId }) => importId,
      loader: scope => scope.loaders(statementImportLoaders).byId,
      show: orNull,
    }),
  },
  StatementImport: {
    id: ({ id, organizationId }) => encodeId('StatementImport', organizationId, id),
    uuid: ({ id }) => id,
    fileId: ({ fileId, organizationId }) => encodeFileId('treasury', organizationId, fileId),
    bankAccount: bankAccountOfRecord,
    belongsTo: byOptionalKey({
      key: ({ belongsTo }) => belongsTo,
      loader: scope => scope.loaders(bankAccountLoaders).byId,
      show: orNull,
    }),
    issues: byKey({
      key: ({ id }) => id,
      loader: (scope, { first, after, severity }) =>
        scope.loaders(statementImportLoaders).issues({ ...pageQuery({ first, after }), ...(severity && { severity }) }),
      show: (found, { after }, { organizationId }) => {
        const { page } = orNotFound(found)
        const issues = toConnection(page, { after }, issue => ({ ...issue, organizationId }))
        return { ...issues, totalCount: page.totalCount }
      },
    }),
    readyRows: byKey({
      key: ({ id }) => id,
      loader: (scope, { first, after }) => scope.loaders(statementImportLoaders).rows(pageQuery({ first, after })),
      show: (found, { after }) => toConnection(orNotFound(found).page, { after }, row => row),
    }),
    leftOut: ({ leftOut, organizationId }) => leftOut.map(each => ({ ...each, organizationId })),
    annotatedFileUrl: ({ id, organizationId, hasAnnotatedFile }) =>
      hasAnnotatedFile ? `/files/${encodeAnnotatedId('StatementImport', 'treasury', organizationId, id)}` : null,
  },
  StatementsLeftOut: {
    bankAccount: bankAccountOfRecord,
  },
  ImportIssue: {
    twin: byOptionalKey({
      key: ({ twinId }) => twinId,
      loader: scope => scope.loaders(statementLoaders).byId,
      show: orNull,
    }),
  },
  Mutation: {
    createStatementTransaction: (_root, { input }, context) => {
      const scope = context.named
      const { bankAccountId, date, description, direction, amount, endingBalance, idempotencyKey } = input
      const body = {
        bankAccountId: scope.uuidOf('BankAccount', bankAccountId),
        date,
        description,
        direction,
        amount,
        endingBalance: endingBalance ?? null,
      }
      return toPayload(
        async () => ({ statementTransaction: toStatement(scope, await createStatement(scope, body, idempotencyKey)) }),
        { statementTransaction: null },
      )
    },
    archiveStatementTransactions: (_root, { input }, context) => move(context.named, input.ids, archiveStatements),
    unarchiveStatementTransactions: (_root, { input }, context) => move(context.named, input.ids, unarchiveStatements),
    deleteStatementTransactions: (_root, { input }, context) =>
      deleteEach(context.named, 'StatementTransaction', input.ids, deleteStatements),
    importStatement: (_root, { input }, context) => {
      const scope = context.named
      const body = toImportRequest(scope, input)
      return toImportPayload(scope, () => startImport(scope, body, input.idempotencyKey))
    },
    confirmStatementImport: (_root, { input }, context) => {
      const scope = context.named
      const { id, version, ignoreWarnings = null } = input
      const uuid = scope.uuidOf('StatementImport', id)
      return toImportPayload(scope, () => confirmImport(scope, uuid, { version, ignoreWarnings }))
    },
    correctStatementImport: (_root, { input }, context) => {
      const scope = context.named
      const { id, decimalMark, keptRows, ...rest } = input
      const edits = {
        ...rest,
        keptRows: [...(keptRows ?? [])],
        decimalMark: decimalMark ? oneOf(DECIMAL_MARKS, decimalMark, ['decimalMark']) : null,
      }
      return toImportPayload(scope, () => correctImport(scope, scope.uuidOf('StatementImport', id), edits))
    },
    undoStatementImport: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('StatementImport', input.id)
      return toImportPayload(scope, () => undoImport(scope, id))
    },
  },
  Subscription: {
    statementImportProgress: progress({
      type: 'StatementImport',
      idOf: ({ importId }: { importId: string }) => importId,
      events: ['statement-import.progress', 'statement-import.changed'],
      read: (scope, uuid) => scope.loaders(statementImportLoaders).byId.load(uuid),
      isLast: ({ status }) => FINAL.has(status),
    }),
  },
} satisfies Resolvers

/** Final states: only undoing the import can follow. */
const FINAL: ReadonlySet<StatementImportSource['status']> = new Set(['IMPORTED', 'FAILED', 'UNDONE'])

export const statementNodes = {
  StatementTransaction: (scope, uuid) => scope.loaders(statementLoaders).byId.load(uuid),
  StatementImport: (scope, uuid) => scope.loaders(statementImportLoaders).byId.load(uuid),
} satisfies NodeFinders

const toImportPayload = (scope: OrganizationScope, effect: () => ReturnType<typeof getImport>) =>
  toPayload(async () => ({ statementImport: toStatementImport(scope, await effect()) }), { statementImport: null })

/** Archives or restores several transactions; returns the updated ones. */
const move = (scope: OrganizationScope, globalIds: readonly string[], act: typeof archiveStatements) =>
  toPayload(
    async () => {
      const byId = () => scope.loaders(statementLoaders).byId
      const { results, changed } = await changeEach(scope, 'StatementTransaction', globalIds, act, byId)
      return { results, statementTransactions: changed }
    },
    { results: [], statementTransactions: [] },
  )

const DELIMITERS = [',', ';', '\t', '|'] as const
const DECIMAL_MARKS = ['.', ','] as const

function toImportRequest(scope: OrganizationScope, input: ImportStatementInput) {
  const { mapping, saveMapping, ignoreWarnings, dryRun } = input
  return {
    bankAccountId: scope.uuidOf('BankAccount', input.bankAccountId),
    fileId: scope.fileOf('treasury', input.fileId),
    mapping: mapping ? toMapping(mapping) : null,
    saveMapping: saveMapping ?? false,
    ignoreWarnings: ignoreWarnings ?? false,
    dryRun: dryRun ?? false,
  }
}

function toMapping(mapping: NonNullable<ImportStatementInput['mapping']>) {
  const { delimiter, skipRows, dateColumn, dateFormat, descriptionColumns, decimalMark } = mapping
  return {
    delimiter: oneOf(DELIMITERS, delimiter, ['mapping', 'delimiter']),
    skipRows,
    dateColumn,
    dateFormat,
    descriptionColumns,
    amountColumn: mapping.amountColumn ?? null,
    typeColumn: mapping.typeColumn ?? null,
    debitColumn: mapping.debitColumn ?? null,
    creditColumn: mapping.creditColumn ?? null,
    balanceColumn: mapping.balanceColumn ?? null,
    decimalMark: decimalMark ? oneOf(DECIMAL_MARKS, decimalMark, ['mapping', 'decimalMark']) : null,
  }
}

function toQuery(scope: OrganizationScope, filter: StatementTransactionFilter | null | undefined): StatementQuery {
  const { importId, matchResult, source, ...shared } = filter ?? {}
  const importUuid = scope.optionalUuidOf('StatementImport', importId)
  return {
    ...transactionQuery(scope, shared),
    ...(importUuid && { importId: importUuid }),
    ...(matchResult && { matchResult }),
    ...(source && source.length > 0 && { source: source.join(',') }),
  }
}

const toSort = orderBy({ DATE: 'date', AMOUNT: 'amount' }, { field: 'DATE', direction: 'DESC' })

/** How the list of this module is exported. */
export const statementExports: ExportedLists = {
  STATEMENT_TRANSACTIONS: {
    service: 'treasury',
    toQuery: (scope, { statementTransactions: rows }) => ({
      ...toQuery(scope, rows?.filter),
      sort: toSort(rows?.sort),
    }),
  },
}
