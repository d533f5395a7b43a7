import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ get, make, note, idOf, until, today }) => {
    const description = 'INV-2026-000701'
    const both = { date: today, description, direction: 'CREDIT' }
    const expected = await make(
      'createExpectedTransaction',
      { ...both, amount: { amount: '150000.00', currency: 'IDR' } },
      'expectedTransaction',
    )
    const line = await make(
      'createStatementTransaction',
      { ...both, bankAccountId: idOf('BankAccount'), amount: '150000.00' },
      'statementTransaction',
    )
    const match = { statementTransactionIds: [line.id], expectedTransactionIds: [expected.id] }
    note('Reconciliation', await make('reconcile', { ...match, idempotencyKey: randomUUID() }, 'reconciliation'))
    const run = { bankAccountId: idOf('BankAccount'), mode: 'RECOMMEND' }
    note('ReconciliationRun', await make('runReconciliation', run, 'run'))
    type Found = { organization: { recommendations: { edges: { node: { id: string; uuid: string } }[] } } }
    const recommendation = async () => {
      const found = await get<Found>('{ organization { recommendations(first: 1) { edges { node { id uuid } } } } }')
      return found.organization.recommendations.edges[0]?.node
    }
    note('Recommendation', await until(recommendation))
  },
  ids: { runId: 'ReconciliationRun', importId: 'StatementImport', excludeRecommendationIds: 'Recommendation' },
}
