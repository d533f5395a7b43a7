import type {
  ReconcileInput,
  ReconciliationFilter,
  RecommendationFilter,
  RecommendationStatus,
  Resolvers,
} from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import { listField, readPage, summaryField } from '../../graph/listField.ts'
import type { NodeFinders } from '../../graph/node.ts'
import { type OfOrganization, owned } from '../../graph/owned.ts'
import { byKey, byKeys, byOptionalKey, orNotFound, orNull } from '../../graph/relation.ts'
import type { components } from '../../rest/treasury.generated.ts'
import { live } from '../../subscriptions/live.ts'
import { progress } from '../../subscriptions/progress.ts'
import { bankAccountLoaders } from '../bankAccounts/loaders.ts'
import { bankAccountOfRecord, optionalBankAccountOfRecord } from '../bankAccounts/relations.ts'
import { toResults } from '../bulk.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { person } from '../organization/relations.ts'
import { statementLoaders } from '../statementTransactions/loaders.ts'
import { accountQuery, dateQuery } from '../transactionQuery.ts'
import { toProvenPayload } from '../provenChange.ts'
import { changingEvents, readChange } from './changes.ts'
import { reconciliationLoaders, toReconciliation, toRecommendation, toRun } from './loaders.ts'
import type { ReconciliationSource } from './sources.ts'
import {
  acceptRecommendations,
  cancelRun,
  confirmRun,
  countLines,
  listReconciliations,
  listRecommendations,
  listRuns,
  reconcile,
  type ReconciliationQuery,
  rejectRecommendations,
  type RecommendationQuery,
  removeReconciliation,
  startRun,
  summarizeReconciliations,
  summarizeRecommendations,
} from './treasuryReconciliation.ts'

type Schemas = components['schemas']

const itsStatementTransactions = byKeys({
  keys: ({ statementTransactionIds }: OfOrganization & { statementTransactionIds: string[] }) =>
    statementTransactionIds,
  loader: scope => scope.loaders(statementLoaders).byId,
})

const itsExpectedTransactions = byKeys({
  keys: ({ expectedTransactionIds }: OfOrganization & { expectedTransactionIds: string[] }) => expectedTransactionIds,
  loader: scope => scope.loaders(expectedTransactionLoaders).byId,
})

const itsAllocations = (record: OfOrganization & { allocations: Schemas['Allocation'][] }) =>
  record.allocations.map(each => owned(record, each))

const itsReasons = (record: OfOrganization & { reasons: Schemas['MatchReason'][] }) =>
  record.reasons.map(each => owned(record, each))

export const reconciliationResolvers = {
  Organization: {
    recommendations: listField({
      filter: (scope, { filter }) => toRecommendationQuery(scope, filter),
      list: listRecommendations,
      toNode: toRecommendation,
    }),
    reconciliations: listField({
      filter: (scope, { filter }) => toReconciliationQuery(scope, filter),
      list: listReconciliations,
      toNode: toReconciliation,
    }),
    reconciliationCounts: ({ id }, { bankAccountId, date, importId }, context) => {
      const scope = context.organization(id)
      const importUuid = scope.optionalUuidOf('StatementImport', importId)
      return countLines(scope, {
        ...accountQuery(scope, bankAccountId),
        ...dateQuery(date),
        ...(importUuid && { importId: importUuid }),
      })
    },
    reconciliationRuns: async ({ id }, { first, bankAccountId }, context) => {
      const scope = context.organization(id)
      const { items } = await listRuns(scope, { ...pageQuery({ first }), ...accountQuery(scope, bankAccountId) })
      return items.map(body => toRun(scope, body))
    },
  },

  RecommendationConnection: {
    totalCount: async (parent, _args, context) =>
      'count' in parent
        ? parent.count
        : (await summarizeRecommendations(context.organization(parent.organizationId), parent.filter)).totalCount,
  },
  ReconciliationConnection: {
    totalCount: summaryField(summarizeReconciliations, 'totalCount'),
  },

  Recommendation: {
    id: ({ id, organizationId }) => encodeId('Recommendation', organizationId, id),
    uuid: ({ id }) => id,
    statementTransactions: itsStatementTransactions,
    expectedTransactions: itsExpectedTransactions,
    allocations: itsAllocations,
    reasons: itsReasons,
  },
  Allocation: {
    statementTransaction: byKey({
      key: ({ statementTransactionId }) => statementTransactionId,
      loader: scope => scope.loaders(statementLoaders).byId,
      show: orNotFound,
    }),
    expectedTransaction: byKey({
      key: ({ expectedTransactionId }) => expectedTransactionId,
      loader: scope => scope.loaders(expectedTransactionLoaders).byId,
      show: orNotFound,
    }),
  },
  MatchReason: {
    expectedTransactionId: ({ expectedTransactionId, organizationId }) =>
      expectedTransactionId && encodeId('ExpectedTransaction', organizationId, expectedTransactionId),
  },
  MatchCandidate: {
    recommendation: byOptionalKey({
      key: ({ recommendationId }) => recommendationId,
      loader: scope => scope.loaders(reconciliationLoaders).recommendation,
      show: orNull,
    }),
    expectedTransactions: itsExpectedTransactions,
    reasons: itsReasons,
  },
  Reconciliation: {
    id: ({ id, organizationId }) => encodeId('Reconciliation', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: bankAccountOfRecord,
    statementTransactions: itsStatementTransactions,
    expectedTransactions: itsExpectedTransactions,
    allocations: itsAllocations,
    createdBy: person(({ createdBy }) => createdBy),
    removedBy: person(({ removedBy }) => removedBy),
  },
  ReconciliationRun: {
    id: ({ id, organizationId }) => encodeId('ReconciliationRun', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: optionalBankAccountOfRecord,
    recommendations: ({ id, organizationId }, { automatic, ...page }, context) =>
      readPage(
        context.organization(organizationId),
        page,
        { runId: id, ...automaticQuery(automatic) },
        { list: listRecommendations, toNode: toRecommendation },
      ),
    startedBy: person(({ startedBy }) => startedBy),
  },
  ReconciliationChange: {
    statementTransactions: itsStatementTransactions,
    expectedTransactions: itsExpectedTransactions,
    actor: person(({ actorId }) => actorId),
  },

  BankAccount: {
    activeRun: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(reconciliationLoaders).activeRun,
      show: found => found?.run ?? null,
    }),
  },
  StatementTransaction: {
    reconciliations: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(reconciliationLoaders).reconciliationsOfLine,
      show: orNull,
    }),
    recommendations: byKey({
      key: ({ id }) => id,
      loader: (scope, { status }) => scope.loaders(reconciliationLoaders).recommendationsOfLine(statuses(status)),
      show: (found, { first }, { organizationId }) => {
        const { first: size } = pageQuery({ first })
        // A statement transaction has a handful at most: one page holds them.
        const items = found.slice(0, size)
        const page = { items, next: null, cursors: items.map(({ id }) => id) }
        return { ...toConnection(page, {}, each => each), organizationId, count: found.length }
      },
    }),
    matchResult: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(reconciliationLoaders).recommendationsOfLine(PENDING),
      show: ([best], _args, _scope, { wasCoveredByRun }) => best?.result ?? (wasCoveredByRun ? 'NO_MATCH' : null),
    }),
    expectedElsewhere: async ({ id, organizationId }, _args, context) => {
      const scope = context.organization(organizationId)
      const found = await scope.loaders(reconciliationLoaders).expectedElsewhere.load(id)
      const { byId } = scope.loaders(expectedTransactionLoaders)
      const expecteds = await Promise.all((found?.expectedTransactionIds ?? []).map(each => byId.load(each)))
      // One may have been deleted in the meantime.
      return expecteds.filter(each => each !== null)
    },
    candidates: byKey({
      key: ({ id }) => id,
      loader: (scope, { first, search }) =>
        scope.loaders(reconciliationLoaders).candidates({
          first: Math.min(first ?? MAX_CANDIDATES, MAX_CANDIDATES),
          ...(search && { search }),
        }),
      show: found => found?.candidates ?? [],
    }),
  },
  ExpectedTransaction: {
    reconciliations: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(reconciliationLoaders).reconciliationsOfExpected,
      show: orNull,
    }),
  },

  Mutation: {
    reconcile: (_root, { input }, context) => {
      const scope = context.named
      const body = toReconcileBody(scope, input)
      return toProvenPayload(
        scope,
        input,
        async proof =>
          withSides(scope, toReconciliation(scope, await reconcile(scope, { ...body, proof }, input.idempotencyKey))),
        NO_RECONCILIATION,
      )
    },
    removeReconciliation: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Reconciliation', input.id)
      const body = input.reason ? { reason: input.reason } : {}
      return toProvenPayload(
        scope,
        input,
        async proof =>
          withSides(scope, toReconciliation(scope, await removeReconciliation(scope, id, { ...body, proof }))),
        NO_RECONCILIATION,
      )
    },
    acceptRecommendations: (_root, { input }, context) => {
      const scope = context.named
      const ids = input.ids.map(id => scope.uuidOf('Recommendation', id))
      return toPayload(async () => {
        const { results, reconciliations } = await acceptRecommendations(scope, ids)
        return {
          recommendations: await recommendationsNow(scope, ids),
          reconciliations: reconciliations.map(body => toReconciliation(scope, body)),
          results: toResults(scope, 'Recommendation', results),
        }
      }, NO_RECOMMENDATIONS)
    },
    rejectRecommendations: (_root, { input }, context) => {
      const scope = context.named
      const ids = input.ids.map(id => scope.uuidOf('Recommendation', id))
      return toPayload(async () => {
        const { results } = await rejectRecommendations(scope, ids)
        return {
          recommendations: await recommendationsNow(scope, ids),
          reconciliations: [],
          results: toResults(scope, 'Recommendation', results),
        }
      }, NO_RECOMMENDATIONS)
    },
    runReconciliation: (_root, { input }, context) => {
      const scope = context.named
      const bankAccountId = scope.optionalUuidOf('BankAccount', input.bankAccountId) ?? null
      return toPayload(
        async () => ({ run: toRun(scope, await startRun(scope, { bankAccountId, mode: input.mode })) }),
        { run: null },
      )
    },
    confirmReconciliationRun: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('ReconciliationRun', input.id)
      const excluded = (input.excludeRecommendationIds ?? []).map(each => scope.uuidOf('Recommendation', each))
      return toPayload(async () => ({ run: toRun(scope, await confirmRun(scope, id, excluded)) }), { run: null })
    },
    cancelReconciliationRun: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('ReconciliationRun', input.id)
      return toPayload(async () => ({ run: toRun(scope, await cancelRun(scope, id)) }), { run: null })
    },
  },

  Subscription: {
    reconciliationChanged: live({
      events: changingEvents,
      shareable: true,
      open: async ({ bankAccountId }: { bankAccountId?: string | null | undefined }, scope) => {
        const account = scope.optionalUuidOf('BankAccount', bankAccountId) ?? null
        if (account !== null) orNotFound(await scope.loaders(bankAccountLoaders).byId.load(account))
        return { account }
      },
      // An event without an account concerns all accounts.
      accepts: ({ scopeId }, { account }) => account === null || scopeId === null || scopeId === account,
      read: (event, _topic, scope) => readChange(event, scope),
    }),
    reconciliationRunProgress: progress({
      type: 'ReconciliationRun',
      idOf: ({ runId }: { runId: string }) => runId,
      events: ['run.progress', 'run.changed'],
      read: (scope, uuid) => scope.loaders(reconciliationLoaders).run.load(uuid),
      isLast: ({ status }) => FINAL_STATUSES.has(status),
    }),
  },
} satisfies Resolvers

export const reconciliationNodes = {
  Recommendation: (scope, uuid) => scope.loaders(reconciliationLoaders).recommendation.load(uuid),
  Reconciliation: (scope, uuid) => scope.loaders(reconciliationLoaders).reconciliation.load(uuid),
  ReconciliationRun: (scope, uuid) => scope.loaders(reconciliationLoaders).run.load(uuid),
} satisfies NodeFinders

const MAX_CANDIDATES = 20
const FINAL_STATUSES: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED'])
const PENDING = 'PENDING'

const NO_RECONCILIATION = { reconciliation: null, statementTransactions: [], expectedTransactions: [] }
const NO_RECOMMENDATIONS = { recommendations: [], reconciliations: [], results: [] }

const statuses = (wanted: readonly RecommendationStatus[] | null | undefined) =>
  wanted && wanted.length > 0 ? [...new Set(wanted)].toSorted().join(',') : PENDING

/** The payload of a match: all records that it changed. */
async function withSides(scope: OrganizationScope, reconciliation: ReconciliationSource) {
  return {
    reconciliation,
    statementTransactions: await itsStatementTransactions.resolve(reconciliation, {}, scope.context),
    expectedTransactions: await itsExpectedTransactions.resolve(reconciliation, {}, scope.context),
  }
}

async function recommendationsNow(scope: OrganizationScope, ids: readonly string[]) {
  const { recommendation } = scope.loaders(reconciliationLoaders)
  const found = await Promise.all(ids.map(id => recommendation.load(id)))
  return found.filter(each => each !== null)
}

function toReconcileBody(scope: OrganizationScope, input: ReconcileInput) {
  return {
    statementTransactionIds: input.statementTransactionIds.map(id => scope.uuidOf('StatementTransaction', id)),
    expectedTransactionIds: input.expectedTransactionIds.map(id => scope.uuidOf('ExpectedTransaction', id)),
    allowPartial: input.allowPartial ?? false,
    keepRest: input.keepRest ?? false,
    ...(input.lockReason && { lockReason: input.lockReason }),
    ...(input.adjustmentReason && { adjustmentReason: input.adjustmentReason }),
    adjustments: (input.adjustments ?? []).map(({ kind, amount, expectedTransactionId }) => {
      const expected = scope.optionalUuidOf('ExpectedTransaction', expectedTransactionId)
      return { kind, amount, ...(expected && { expectedTransactionId: expected }) }
    }),
  }
}

const automaticQuery = (automatic: boolean | null | undefined) =>
  automatic == null ? {} : { automatic: automatic ? ('true' as const) : ('false' as const) }

function toRecommendationQuery(
  scope: OrganizationScope,
  filter: RecommendationFilter | null | undefined,
): RecommendationQuery {
  const { bankAccountId, status, automatic } = filter ?? {}
  return {
    ...accountQuery(scope, bankAccountId),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...automaticQuery(automatic),
  }
}

function toReconciliationQuery(
  scope: OrganizationScope,
  filter: ReconciliationFilter | null | undefined,
): ReconciliationQuery {
  const { bankAccountId, date, search, kind, includeRemoved } = filter ?? {}
  return {
    ...accountQuery(scope, bankAccountId),
    ...dateQuery(date),
    ...(search && { search }),
    ...(kind && { kind }),
    ...(includeRemoved && { includeRemoved: 'true' }),
  }
}
