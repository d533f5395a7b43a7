import type { Connection } from '../../graph/connection.ts'
import type { components } from '../../rest/treasury.generated.ts'
import type { StatementImportSource } from '../statements/sources.ts'
import type { ReconciliationQuery, RecommendationQuery } from './treasuryReconciliation.ts'

type Schemas = components['schemas']
type Scoped = { organizationId: string }

export type RecommendationBody = Schemas['Recommendation']
export type RecommendationSource = RecommendationBody & Scoped
/** A page knows its filter, or the count itself, for `totalCount`. */
export type RecommendationConnectionSource = Connection<RecommendationSource> &
  Scoped &
  ({ filter: RecommendationQuery } | { count: number })

export type ReconciliationBody = Schemas['Reconciliation']
export type ReconciliationSource = ReconciliationBody & Scoped
export type ReconciliationConnectionSource = Connection<ReconciliationSource> & Scoped & { filter: ReconciliationQuery }

export type AllocationSource = Schemas['Allocation'] & Scoped
export type MatchReasonSource = Schemas['MatchReason'] & Scoped
export type MatchCandidateSource = Schemas['MatchCandidate'] & Scoped

export type ReconciliationRunBody = Schemas['ReconciliationRun']
export type ReconciliationRunSource = ReconciliationRunBody & Scoped

/** What an event tells of; records are read by the fields that show them. */
export type ReconciliationChangeSource = Scoped & {
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
