import type {
  ImportStatementInput,
  Resolvers,
  StatementTransactionFilter,
  StatementTransactionSort,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { Refused, toPayload } from '../../graph/errors.ts'
import { encodeAnnotatedId, encodeFileId } from '../../graph/fileId.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { byKey, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import type { components } from '../../rest/treasury.generated.ts'
import { live } from '../../subscriptions/live.ts'
import { bankAccountOfRecord } from '../bankAccounts/relations.ts'
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
  startImport,
  type StatementQuery,
  summarizeStatements,
  unarchiveStatements,
  undoImport,
} from './treasuryStatements.ts'

export const statementResolvers = {
  Organization: {
    statementTransactions: async ({ id }, { first, after, filter, sort }, context) => {
      const scope = context.organization(id)
      const query = toQuery(scope, filter)
      const page = await listStatements(scope, { ...pageQuery({ first, after }), ...query, sort: toSort(sort) })
      const connection = toConnection(page, { after }, each => toStatement(scope, each))
      return { ...connection, organizationId: id, filter: query }
    },
    statementTransaction: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toStatement(scope, await getStatement(scope, uuid))
    },
    statementImports: async ({ id }, { first, after, filter }, context) => {
      const scope = context.organization(id)
      const bankAccountId = scope.optionalUuidOf('BankAccount', filter?.bankAccountId)
      const page = await listImports(scope, {
        ...pageQuery({ first, after }),
        ...(filter?.status && filter.status.length > 0 && { status: filter.status.join(',') }),
        ...(bankAccountId && { bankAccountId }),
      })
      return toConnection(page, { after }, each => toStatementImport(scope, each))
    },
    statementImport: async ({ id }, { uuid }, context) => {
      const scope = context.organization(id)
      return toStatementImport(scope, await getImport(scope, uuid))
    },
  },
  StatementTransactionConnection: {
    totalCount: async ({ organizationId, filter }, _args, context) =>
      (await summarizeStatements(context.organization(organizationId), filter)).totalCount,
    totals: async ({ organizationId, filter }, _args, context) =>
      (await summarizeStatements(context.organization(organizationId), filter)).totals,
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
    issues: byKey({
      key: ({ id }) => id,
      loader: (scope, { first, after, severity }) =>
        scope.loaders(statementImportLoaders).issues({ ...pageQuery({ first, after }), ...(severity && { severity }) }),
      show: (found, { after }) => {
        const { page } = orNotFound(found)
        return { ...toConnection(page, { after }, issue => issue), totalCount: page.totalCount }
      },
    }),
    annotatedFileUrl: ({ id, organizationId, hasAnnotatedFile }) =>
      hasAnnotatedFile ? `/files/${encodeAnnotatedId('StatementImport', organizationId, id)}` : null,
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
    deleteStatementTransactions: (_root, { input }, context) => {
      const scope = context.named
      const ids = toUuids(scope, input.ids)
      return toPayload(
        async () => {
          const results = toResults(scope, (await deleteStatements(scope, ids)).results)
          return { results, deletedIds: results.filter(({ ok }) => ok).map(({ nodeId }) => nodeId) }
        },
        { results: [], deletedIds: [] },
      )
    },
    importStatement: (_root, { input }, context) => {
      const scope = context.named
      const body = toImportRequest(scope, input)
      return toImportPayload(scope, () => startImport(scope, body))
    },
    confirmStatementImport: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('StatementImport', input.id)
      return toImportPayload(scope, () => confirmImport(scope, id, input.ignoreWarnings ?? false))
    },
    undoStatementImport: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('StatementImport', input.id)
      return toImportPayload(scope, () => undoImport(scope, id))
    },
  },
  Subscription: {
    statementImportProgress: live({
      events: ['statement-import.progress', 'statement-import.changed'],
      // What is sent depends on the permissions, which are part of what subscribers must agree in.
      shareable: true,
      open: async ({ importId }: { importId: string }, scope) => {
        const id = scope.uuidOf('StatementImport', importId)
        await getImport(scope, id)
        return { id }
      },
      accepts: (event, topic) => event.subjectId === topic.id,
      read: (_event, topic, scope) => scope.loaders(statementImportLoaders).byId.load(topic.id),
      first: async (topic, scope) => toStatementImport(scope, await getImport(scope, topic.id)),
      isLast: (source: StatementImportSource) => FINAL.has(source.status),
    }),
  },
} satisfies Resolvers

/** Nothing follows these by itself, nor by anything that a person can do but undo. */
const FINAL: ReadonlySet<StatementImportSource['status']> = new Set(['HAS_ERRORS', 'IMPORTED', 'FAILED', 'UNDONE'])

export const statementNodes = {
  StatementTransaction: (scope, uuid) => scope.loaders(statementLoaders).byId.load(uuid),
  StatementImport: (scope, uuid) => scope.loaders(statementImportLoaders).byId.load(uuid),
} satisfies NodeFinders

const toImportPayload = (scope: OrganizationScope, effect: () => ReturnType<typeof getImport>) =>
  toPayload(async () => ({ statementImport: toStatementImport(scope, await effect()) }), { statementImport: null })

/** Puts several lines out of sight, or back; answers those that changed, as they are now. */
function move(scope: OrganizationScope, globalIds: readonly string[], act: typeof archiveStatements) {
  const ids = toUuids(scope, globalIds)
  return toPayload(
    async () => {
      const { results } = await act(scope, ids)
      const { byId } = scope.loaders(statementLoaders)
      const changed = await Promise.all(results.filter(({ ok }) => ok).map(({ id }) => byId.load(id)))
      return { results: toResults(scope, results), statementTransactions: changed.filter(each => each !== null) }
    },
    { results: [], statementTransactions: [] },
  )
}

const toUuids = (scope: OrganizationScope, globalIds: readonly string[]) =>
  globalIds.map(globalId => scope.uuidOf('StatementTransaction', globalId))

const toResults = (scope: OrganizationScope, results: components['schemas']['BulkResult'][]) =>
  results.map(({ id, ok, errors }) => ({
    nodeId: encodeId('StatementTransaction', scope.organizationId, id),
    ok,
    userErrors: errors.map(({ path, code, message }) => ({
      code,
      message,
      field: path === '' ? null : path.split('.'),
    })),
  }))

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
    delimiter: oneOf(DELIMITERS, delimiter, 'delimiter'),
    skipRows,
    dateColumn,
    dateFormat,
    descriptionColumns,
    amountColumn: mapping.amountColumn ?? null,
    typeColumn: mapping.typeColumn ?? null,
    debitColumn: mapping.debitColumn ?? null,
    creditColumn: mapping.creditColumn ?? null,
    balanceColumn: mapping.balanceColumn ?? null,
    decimalMark: decimalMark ? oneOf(DECIMAL_MARKS, decimalMark, 'decimalMark') : null,
  }
}

function oneOf<const Value extends string>(values: readonly Value[], given: string, field: string): Value {
  const value = values.find(each => each === given)
  if (value !== undefined) return value
  const allowed = values.map(each => JSON.stringify(each)).join(' ')
  throw new Refused('G-2', {
    en: `${field} must be one of ${allowed}.`,
    id: `${field} harus salah satu dari ${allowed}.`,
  })
}

function toQuery(scope: OrganizationScope, filter: StatementTransactionFilter | null | undefined): StatementQuery {
  const { search, date, amount, direction, currency, status, bankAccountId, importId, matchResult } = filter ?? {}
  const bankAccountUuid = scope.optionalUuidOf('BankAccount', bankAccountId)
  const importUuid = scope.optionalUuidOf('StatementImport', importId)
  return {
    ...(search && { search }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
    ...(amount?.atLeast && { amountAtLeast: amount.atLeast }),
    ...(amount?.noMoreThan && { amountNoMoreThan: amount.noMoreThan }),
    ...(direction && { direction }),
    ...(currency && { currency }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(bankAccountUuid && { bankAccountId: bankAccountUuid }),
    ...(importUuid && { importId: importUuid }),
    ...(matchResult && { matchResult }),
  }
}

const SORT_FIELDS = { DATE: 'date', AMOUNT: 'amount' } as const

function toSort(sort: StatementTransactionSort | null | undefined) {
  const field = SORT_FIELDS[sort?.field ?? 'DATE']
  return sort?.direction === 'ASC' ? field : (`-${field}` as const)
}
