import type { BffModule } from '../../module.ts'
import { reconciliationNodes, reconciliationResolvers } from './resolvers.ts'

export const reconciliationModule = {
  name: 'reconciliation',
  resolvers: reconciliationResolvers,
  nodes: reconciliationNodes,
  rules: {
    'Organization.recommendations': 'treasury.reconciliation.view',
    'Organization.reconciliations': 'treasury.reconciliation.view',
    'Organization.reconciliationCounts': 'treasury.reconciliation.view',
    'Organization.reconciliationRuns': 'treasury.reconciliation.view',
    // The automatic mode also needs `treasury.reconciliation.auto`, which the service checks from the input.
    'Mutation.runReconciliation': 'treasury.reconciliation.manage',
    'Mutation.confirmReconciliationRun': 'treasury.reconciliation.auto',
    'Mutation.cancelReconciliationRun': 'treasury.reconciliation.manage',
    'Mutation.acceptRecommendations': 'treasury.reconciliation.manage',
    'Mutation.rejectRecommendations': 'treasury.reconciliation.manage',
    'Mutation.reconcile': 'treasury.reconciliation.manage',
    'Mutation.removeReconciliation': 'treasury.reconciliation.manage',
    'Subscription.reconciliationChanged': 'treasury.reconciliation.view',
    'Subscription.reconciliationRunProgress': 'treasury.reconciliation.view',
  },
  shareable: {
    Adjustment: 'amount kind',
    Allocation: 'adjustments amount expectedTransaction statementTransaction',
    MatchCandidate: 'adjustments difference expectedTransactions reasons recommendation result score',
    MatchReason: 'amount code days effect expectedTransactionId rate text',
    Recommendation:
      'allocations automatic createdAt difference expectedTransactions id reasons result score statementTransactions status uuid',
    RecommendationConnection: 'edges pageInfo totalCount',
    RecommendationEdge: 'cursor node',
    Reconciliation:
      'adjustmentReason allocations amount bankAccount createdAt createdBy expectedTransactions id kind removalReason removedAt ' +
      'removedBy result statementTransactions uuid',
    ReconciliationChange: 'actor expectedTransactions kind reconciliation run statementImport statementTransactions',
    ReconciliationRun:
      'automatic bankAccount done failureReason finishedAt id matched mode recommendations startedAt startedBy status total uuid',
  },
} as const satisfies BffModule
