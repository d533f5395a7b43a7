import type { OrganizationScope } from '../../context.ts'
import { batchById, batchByOwner } from '../../graph/batchById.ts'
import { byVariant } from '../../graph/byVariant.ts'
import { owned } from '../../graph/owned.ts'
import type {
  MatchCandidateSource,
  ReconciliationBody,
  ReconciliationRunBody,
  ReconciliationRunSource,
  ReconciliationSource,
  RecommendationBody,
  RecommendationSource,
} from './sources.ts'
import {
  readActiveRuns,
  readCandidates,
  readExpectedElsewhere,
  readReconciliations,
  readReconciliationsOfExpected,
  readReconciliationsOfLines,
  readRecommendations,
  readRecommendationsOfLines,
  readRuns,
} from './treasuryReconciliation.ts'

export const toRecommendation = (scope: OrganizationScope, body: RecommendationBody): RecommendationSource =>
  owned(scope, body)

export const toReconciliation = (scope: OrganizationScope, body: ReconciliationBody): ReconciliationSource =>
  owned(scope, body)

export const toRun = (scope: OrganizationScope, body: ReconciliationRunBody): ReconciliationRunSource =>
  owned(scope, body)

type CandidatesOfLine = { id: string; candidates: MatchCandidateSource[] }

export const reconciliationLoaders = (scope: OrganizationScope) => ({
  recommendation: batchById(async ids =>
    (await readRecommendations(scope, ids)).items.map(body => toRecommendation(scope, body)),
  ),
  reconciliation: batchById(async ids =>
    (await readReconciliations(scope, ids)).items.map(body => toReconciliation(scope, body)),
  ),
  run: batchById(async ids => (await readRuns(scope, ids)).items.map(body => toRun(scope, body))),
  /** By bank account: the run in progress. */
  activeRun: batchById(async ids =>
    (await readActiveRuns(scope, ids)).items.map(({ bankAccountId, run }) => ({
      id: bankAccountId,
      run: toRun(scope, run),
    })),
  ),
  reconciliationsOfLine: batchByOwner(
    async ids => (await readReconciliationsOfLines(scope, ids)).items.map(body => toReconciliation(scope, body)),
    ({ statementTransactionIds }) => statementTransactionIds,
  ),
  reconciliationsOfExpected: batchByOwner(
    async ids => (await readReconciliationsOfExpected(scope, ids)).items.map(body => toReconciliation(scope, body)),
    ({ expectedTransactionIds }) => expectedTransactionIds,
  ),
  /** By statement transaction, best first; fields with the same states share a call. */
  recommendationsOfLine: byVariant((status: string) =>
    batchByOwner(
      async ids =>
        (await readRecommendationsOfLines(scope, ids, status)).items.map(body => toRecommendation(scope, body)),
      ({ statementTransactionIds }) => statementTransactionIds,
    ),
  ),
  /** By statement transaction: ids of expected transactions on other accounts that fit it. */
  expectedElsewhere: batchById(async ids => {
    const { items } = await readExpectedElsewhere(scope, ids)
    return items.map(({ statementTransactionId, expectedTransactionIds }) => ({
      id: statementTransactionId,
      expectedTransactionIds,
    }))
  }),
  /** By statement transaction, ranked at present. */
  candidates: byVariant((ranking: { first: number; search?: string }) =>
    batchById<CandidatesOfLine>(async ids => {
      const { items } = await readCandidates(scope, ids, ranking)
      return items.map(({ statementTransactionId, candidates }) => ({
        id: statementTransactionId,
        candidates: candidates.map(candidate => owned(scope, candidate)),
      }))
    }),
  ),
})
