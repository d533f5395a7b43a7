import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { StatementImportSource } from '../statementTransactions/sources.ts'
import type { ReconciliationQuery, RecommendationQuery } from './treasuryReconciliation.ts'

type Schemas = components['schemas']

export type RecommendationBody = Schemas['Recommendation']
export type RecommendationSource = RecommendationBody & OfOrganization
/** A page keeps its filter, or the count itself, for `totalCount`. */
export type RecommendationConnectionSource = Connection<RecommendationSource> &
  OfOrganization &
  ({ filter: RecommendationQuery } | { count: number })

export type ReconciliationBody = Schemas['Reconciliation']
export type ReconciliationSource = ReconciliationBody & OfOrganization
export type ReconciliationConnectionSource = Connection<ReconciliationSource> &
  OfOrganization & { filter: ReconciliationQuery }

export type AllocationSource = Schemas['Allocation'] & OfOrganization
export type MatchReasonSource = Schemas['MatchReason'] & OfOrganization
export type MatchCandidateSource = Schemas['MatchCandidate'] & OfOrganization

export type ReconciliationRunBody = Schemas['ReconciliationRun']
export type ReconciliationRunSource = ReconciliationRunBody & OfOrganization

/** The subject of an event; fields read the records that they show. */
export type ReconciliationChangeSource = OfOrganization & {
  kind:
    | 'RECONCILED'
    | 'REMOVED'
    | 'IMPORT_STARTED'
    | 'IMPORTED'
    | 'IMPORT_UNDONE'
    | 'STATEMENTS_CHANGED'
    | 'EXPECTED_CHANGED'
    | 'RECOMMENDATIONS_CHANGED'
    | 'RUN_CHANGED'
  reconciliation: ReconciliationSource | null
  statementTransactionIds: string[]
  expectedTransactionIds: string[]
  run: ReconciliationRunSource | null
  statementImport: StatementImportSource | null
  actorId: string | null
}
