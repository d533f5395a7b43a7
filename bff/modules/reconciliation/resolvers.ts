import type {
  ReconcileInput,
  ReconciliationFilter,
  RecommendationFilter,
  RecommendationStatus,
  Resolvers,
} from '../../__generated__/resolverTypes.ts'
import type { Context, OrganizationScope } from '../../context.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { notFound, toPayload } from '../../graph/errors.ts'
import { encodeId } from '../../graph/globalId.ts'
import type { NodeFinders } from '../../graph/node.ts'
import type { components } from '../../rest/treasury.generated.ts'
import { live } from '../../subscriptions/live.ts'
import { bankAccountLoaders } from '../bankAccounts/loaders.ts'
import { expectedTransactionLoaders } from '../expectedTransactions/loaders.ts'
import { personLoaders } from '../organization/loaders.ts'
import { statementLoaders } from '../statements/loaders.ts'
import { changingEvents, readChange } from './changes.ts'
import { reconciliationLoaders, toReconciliation, toRecommendation, toRun } from './loaders.ts'
import type { ReconciliationRunSource, ReconciliationSource, RecommendationConnectionSource } from './sources.ts'
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

type OfOrganization = { organizationId: string }
type OfSides = OfOrganization & { statementTransactionIds: string[]; expectedTransactionIds: string[] }

const loadersOf = ({ organizationId }: OfOrganization, context: Context) =>
  context.organization(organizationId).loaders(reconciliationLoaders)

export const reconciliationResolvers = {
  Organization: {
    recommendations: ({ id }, { first, after, filter }, context) => {
      const scope = context.organization(id)
      return pageOfRecommendations(scope, { first, after }, toRecommendationQuery(scope, filter))
    },
    reconciliations: async ({ id }, { first, after, filter }, context) => {
      const scope = context.organization(id)
      const query = toReconciliationQuery(scope, filter)
      const page = await listReconciliations(scope, { ...pageQuery({ first, after }), ...query })
      return {
        ...toConnection(page, { after }, body => toReconciliation(scope, body)),
        organizationId: id,
        filter: query,
      }
    },
    reconciliationCounts: ({ id }, { bankAccountId, date }, context) => {
      const scope = context.organization(id)
      const account = scope.optionalUuidOf('BankAccount', bankAccountId)
      return countLines(scope, {
        ...(account && { bankAccountId: account }),
        ...(date?.from && { dateFrom: date.from }),
        ...(date?.to && { dateTo: date.to }),
      })
    },
    reconciliationRuns: async ({ id }, { first, bankAccountId }, context) => {
      const scope = context.organization(id)
      const account = scope.optionalUuidOf('BankAccount', bankAccountId)
      const { items } = await listRuns(scope, { ...pageQuery({ first }), ...(account && { bankAccountId: account }) })
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
    totalCount: async ({ organizationId, filter }, _args, context) =>
      (await summarizeReconciliations(context.organization(organizationId), filter)).totalCount,
  },

  Recommendation: {
    id: ({ id, organizationId }) => encodeId('Recommendation', organizationId, id),
    uuid: ({ id }) => id,
    statementTransactions: (parent, _args, context) => statementsOf(parent, context),
    expectedTransactions: (parent, _args, context) => expectedOf(parent, context),
    allocations: ({ allocations, organizationId }) => allocations.map(each => ({ ...each, organizationId })),
    reasons: ({ reasons, organizationId }) => reasons.map(each => ({ ...each, organizationId })),
  },
  Allocation: {
    statementTransaction: ({ statementTransactionId, organizationId }, _args, context) =>
      orNotFound(context.organization(organizationId).loaders(statementLoaders).byId.load(statementTransactionId)),
    expectedTransaction: ({ expectedTransactionId, organizationId }, _args, context) =>
      orNotFound(
        context.organization(organizationId).loaders(expectedTransactionLoaders).byId.load(expectedTransactionId),
      ),
  },
  MatchReason: {
    expectedTransactionId: ({ expectedTransactionId, organizationId }) =>
      expectedTransactionId && encodeId('ExpectedTransaction', organizationId, expectedTransactionId),
  },
  MatchCandidate: {
    recommendation: (parent, _args, context) =>
      parent.recommendationId === null ? null : loadersOf(parent, context).recommendation.load(parent.recommendationId),
    expectedTransactions: (parent, _args, context) => expectedOf(parent, context),
    reasons: ({ reasons, organizationId }) => reasons.map(each => ({ ...each, organizationId })),
  },
  Reconciliation: {
    id: ({ id, organizationId }) => encodeId('Reconciliation', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: ({ bankAccountId, organizationId }, _args, context) =>
      orNotFound(context.organization(organizationId).loaders(bankAccountLoaders).byId.load(bankAccountId)),
    statementTransactions: (parent, _args, context) => statementsOf(parent, context),
    expectedTransactions: (parent, _args, context) => expectedOf(parent, context),
    allocations: ({ allocations, organizationId }) => allocations.map(each => ({ ...each, organizationId })),
    createdBy: ({ createdBy, organizationId }, _args, context) => person(organizationId, createdBy, context),
    removedBy: ({ removedBy, organizationId }, _args, context) => person(organizationId, removedBy, context),
  },
  ReconciliationRun: {
    id: ({ id, organizationId }) => encodeId('ReconciliationRun', organizationId, id),
    uuid: ({ id }) => id,
    bankAccount: ({ bankAccountId, organizationId }, _args, context) =>
      bankAccountId === null
        ? null
        : context.organization(organizationId).loaders(bankAccountLoaders).byId.load(bankAccountId),
    recommendations: ({ id, organizationId }, { first, after, automatic }, context) =>
      pageOfRecommendations(
        context.organization(organizationId),
        { first, after },
        { runId: id, ...(automatic != null && { automatic: automatic ? 'true' : 'false' }) },
      ),
    startedBy: ({ startedBy, organizationId }, _args, context) => person(organizationId, startedBy, context),
  },
  ReconciliationChange: {
    statementTransactions: (parent, _args, context) => statementsOf(parent, context),
    expectedTransactions: (parent, _args, context) => expectedOf(parent, context),
    actor: ({ actorId, organizationId }, _args, context) => person(organizationId, actorId, context),
  },

  BankAccount: {
    activeRun: async (parent, _args, context) =>
      (await loadersOf(parent, context).activeRun.load(parent.id))?.run ?? null,
  },
  StatementTransaction: {
    reconciliations: (parent, _args, context) => loadersOf(parent, context).reconciliationsOfLine.load(parent.id),
    recommendations: async (parent, { first, status }, context) => {
      const found = await loadersOf(parent, context).recommendationsOfLine(statuses(status)).load(parent.id)
      const { first: size } = pageQuery({ first })
      // A line has a handful at most: one page holds them.
      const page = { items: found.slice(0, size), next: null, cursors: found.slice(0, size).map(({ id }) => id) }
      return {
        ...toConnection(page, {}, recommendation => recommendation),
        organizationId: parent.organizationId,
        count: found.length,
      }
    },
    matchResult: async (parent, _args, context) => {
      const [best] = await loadersOf(parent, context).recommendationsOfLine(PENDING).load(parent.id)
      return best?.result ?? 'NO_MATCH'
    },
    candidates: async (parent, { first, search }, context) => {
      const ranking = { first: Math.min(first ?? MOST_CANDIDATES, MOST_CANDIDATES), ...(search && { search }) }
      return (await loadersOf(parent, context).candidates(ranking).load(parent.id))?.candidates ?? []
    },
  },
  ExpectedTransaction: {
    reconciliations: (parent, _args, context) => loadersOf(parent, context).reconciliationsOfExpected.load(parent.id),
  },

  Mutation: {
    reconcile: (_root, { input }, context) => {
      const scope = context.named
      const body = toReconcileBody(scope, input)
      return toPayload(
        async () => withSides(scope, toReconciliation(scope, await reconcile(scope, body, input.idempotencyKey))),
        NO_RECONCILIATION,
      )
    },
    removeReconciliation: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Reconciliation', input.id)
      return toPayload(
        async () => withSides(scope, toReconciliation(scope, await removeReconciliation(scope, id, input.reason))),
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
          results: toResults(scope, results),
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
          results: toResults(scope, results),
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
        if (account !== null) await orNotFound(scope.loaders(bankAccountLoaders).byId.load(account))
        return { account }
      },
      // What happened on no account in particular concerns them all.
      accepts: ({ scopeId }, { account }) => account === null || scopeId === null || scopeId === account,
      read: (event, _topic, scope) => readChange(event, scope),
    }),
    reconciliationRunProgress: live({
      events: ['run.progress', 'run.changed'],
      shareable: true,
      open: async ({ runId }: { runId: string }, scope) => {
        const id = scope.uuidOf('ReconciliationRun', runId)
        await orNotFound(scope.loaders(reconciliationLoaders).run.load(id))
        return { id }
      },
      accepts: ({ subjectId }, { id }) => subjectId === id,
      read: (_event, { id }, scope) => scope.loaders(reconciliationLoaders).run.load(id),
      first: ({ id }, scope) => orNotFound(scope.loaders(reconciliationLoaders).run.load(id)),
      isLast: ({ status }: ReconciliationRunSource) => FINAL_STATUSES.has(status),
    }),
  },
} satisfies Resolvers

export const reconciliationNodes = {
  Recommendation: (scope, uuid) => scope.loaders(reconciliationLoaders).recommendation.load(uuid),
  Reconciliation: (scope, uuid) => scope.loaders(reconciliationLoaders).reconciliation.load(uuid),
  ReconciliationRun: (scope, uuid) => scope.loaders(reconciliationLoaders).run.load(uuid),
} satisfies NodeFinders

const MOST_CANDIDATES = 20
const FINAL_STATUSES: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED'])
const PENDING = 'PENDING'

const NO_RECONCILIATION = { reconciliation: null, statementTransactions: [], expectedTransactions: [] }
const NO_RECOMMENDATIONS = { recommendations: [], reconciliations: [], results: [] }

const statuses = (wanted: readonly RecommendationStatus[] | null | undefined) =>
  wanted && wanted.length > 0 ? [...new Set(wanted)].toSorted().join(',') : PENDING

async function orNotFound<Source>(loading: Promise<Source | null>): Promise<Source> {
  const source = await loading
  if (source === null) throw notFound()
  return source
}

/** What was deleted meanwhile is left out. */
async function statementsOf(
  { organizationId, statementTransactionIds }: Omit<OfSides, 'expectedTransactionIds'>,
  context: Context,
) {
  const { byId } = context.organization(organizationId).loaders(statementLoaders)
  const found = await Promise.all(statementTransactionIds.map(id => byId.load(id)))
  return found.filter(each => each !== null)
}

async function expectedOf(
  { organizationId, expectedTransactionIds }: Omit<OfSides, 'statementTransactionIds'>,
  context: Context,
) {
  const { byId } = context.organization(organizationId).loaders(expectedTransactionLoaders)
  const found = await Promise.all(expectedTransactionIds.map(id => byId.load(id)))
  return found.filter(each => each !== null)
}

function person(organizationId: string, userId: string | null, context: Context) {
  return userId === null ? null : context.organization(organizationId).loaders(personLoaders).byId.load(userId)
}

async function pageOfRecommendations(
  scope: OrganizationScope,
  page: { first?: number | null | undefined; after?: string | null | undefined },
  filter: RecommendationQuery,
): Promise<RecommendationConnectionSource> {
  const found = await listRecommendations(scope, { ...pageQuery(page), ...filter })
  const connection = toConnection(found, page, body => toRecommendation(scope, body))
  return { ...connection, organizationId: scope.organizationId, filter }
}

/** The payload of a match: all records that it touched, as they are now. */
async function withSides(scope: OrganizationScope, reconciliation: ReconciliationSource) {
  return {
    reconciliation,
    statementTransactions: await statementsOf(reconciliation, scope.context),
    expectedTransactions: await expectedOf(reconciliation, scope.context),
  }
}

async function recommendationsNow(scope: OrganizationScope, ids: readonly string[]) {
  const { recommendation } = scope.loaders(reconciliationLoaders)
  const found = await Promise.all(ids.map(id => recommendation.load(id)))
  return found.filter(each => each !== null)
}

const toResults = (scope: OrganizationScope, results: components['schemas']['BulkResult'][]) =>
  results.map(({ id, ok, errors }) => ({
    nodeId: encodeId('Recommendation', scope.organizationId, id),
    ok,
    userErrors: errors.map(({ path, code, message }) => ({
      code,
      message,
      field: path === '' ? null : path.split('.'),
    })),
  }))

function toReconcileBody(scope: OrganizationScope, input: ReconcileInput) {
  return {
    statementTransactionIds: input.statementTransactionIds.map(id => scope.uuidOf('StatementTransaction', id)),
    expectedTransactionIds: input.expectedTransactionIds.map(id => scope.uuidOf('ExpectedTransaction', id)),
    allowPartial: input.allowPartial ?? false,
    adjustments: (input.adjustments ?? []).map(({ kind, amount, expectedTransactionId }) => {
      const expected = scope.optionalUuidOf('ExpectedTransaction', expectedTransactionId)
      return { kind, amount, ...(expected && { expectedTransactionId: expected }) }
    }),
  }
}

function toRecommendationQuery(
  scope: OrganizationScope,
  filter: RecommendationFilter | null | undefined,
): RecommendationQuery {
  const { bankAccountId, status, automatic } = filter ?? {}
  const account = scope.optionalUuidOf('BankAccount', bankAccountId)
  return {
    ...(account && { bankAccountId: account }),
    ...(status && status.length > 0 && { status: status.join(',') }),
    ...(automatic != null && { automatic: automatic ? 'true' : 'false' }),
  }
}

function toReconciliationQuery(
  scope: OrganizationScope,
  filter: ReconciliationFilter | null | undefined,
): ReconciliationQuery {
  const { bankAccountId, date, search, kind, includeRemoved } = filter ?? {}
  const account = scope.optionalUuidOf('BankAccount', bankAccountId)
  return {
    ...(account && { bankAccountId: account }),
    ...(date?.from && { dateFrom: date.from }),
    ...(date?.to && { dateTo: date.to }),
    ...(search && { search }),
    ...(kind && { kind }),
    ...(includeRemoved && { includeRemoved: 'true' }),
  }
}
