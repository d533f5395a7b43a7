import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { workRun } from '../../../services/treasury/reconciliation/workRun.ts'
import { openDesk } from '../../services/treasury/reconciliation/support.ts'
import { openGraph } from './support.ts'

const { treasury, as } = await openGraph()
const desk = await openDesk(treasury)
const other = await openDesk(treasury)
const maker = as(desk.organizationId)
const reconciler = as(desk.organizationId, 'reconciler')
const viewer = as(desk.organizationId, 'viewer')

const lineId = (uuid: string) => encodeId('StatementTransaction', desk.organizationId, uuid)
const expectedId = (uuid: string) => encodeId('ExpectedTransaction', desk.organizationId, uuid)

type Reconciled = {
  reconciliation: { id: string; result: string; removedAt: string | null } | null
  statementTransactions: { id: string; status: string }[]
  expectedTransactions: { id: string; status: string; remaining: { amount: string } }[]
  userErrors: { code: string; field: string[] | null }[]
}

const RECONCILE = `mutation ($input: ReconcileInput!) { reconcile(input: $input) {
  reconciliation { id result kind amount { amount currency } removedAt createdBy { uuid } bankAccount { alias }
    allocations { amount { amount } adjustments { kind amount { amount } } statementTransaction { id } expectedTransaction { number } } }
  statementTransactions { id status } expectedTransactions { id status remaining { amount } } userErrors { code field message } } }`
const reconcile = (lines: string[], expecteds: string[], more: object = {}) =>
  maker.ask<{ reconcile: Reconciled }>(RECONCILE, {
    input: {
      statementTransactionIds: lines.map(lineId),
      expectedTransactionIds: expecteds.map(expectedId),
      idempotencyKey: randomUUID(),
      ...more,
    },
  })

test('a match by hand answers all records that it touched, and is taken back with a reason', async () => {
  const [line, expected] = [await desk.line({ amount: '997500.00' }), await desk.expected()]
  const refused = await reconcile([line.id], [expected.id])
  expect(refused.data!.reconcile).toMatchObject({
    reconciliation: null,
    statementTransactions: [],
    userErrors: [{ code: 'U-TRSY-RC-4' }],
  })
  const { data } = await reconcile([line.id], [expected.id], {
    adjustments: [{ kind: 'FEE', amount: '2500.00', expectedTransactionId: expectedId(expected.id) }],
  })
  expect(data!.reconcile).toMatchObject({
    reconciliation: {
      result: 'FULL_MATCH',
      kind: 'MANUAL',
      allocations: [{ adjustments: [{ kind: 'FEE', amount: { amount: '2500.00' } }] }],
    },
    statementTransactions: [{ id: lineId(line.id), status: 'RECONCILED' }],
    expectedTransactions: [{ id: expectedId(expected.id), status: 'RECONCILED', remaining: { amount: '0.00' } }],
    userErrors: [],
  })
  const REMOVE = `mutation ($input: RemoveReconciliationInput!) { removeReconciliation(input: $input) {
    reconciliation { id removedAt removalReason } statementTransactions { id status } expectedTransactions { id status remaining { amount } } userErrors { code field } } }`
  const id = data!.reconcile.reconciliation!.id
  // The user's own recent match needs no reason (decisions §6).
  await treasury.database.inOrganization(desk.organizationId, null, tx =>
    tx.execute(`update reconciliation set created_at = created_at - interval '16 minutes'`),
  )
  const without = await maker.ask<{ removeReconciliation: Reconciled }>(REMOVE, { input: { id, reason: ' ' } })
  expect(without.data!.removeReconciliation.userErrors).toEqual([{ code: 'U-TRSY-RC-19', field: ['reason'] }])
  const removed = await maker.ask<{ removeReconciliation: Reconciled }>(REMOVE, { input: { id, reason: 'Salah' } })
  expect(removed.data!.removeReconciliation).toMatchObject({
    reconciliation: { removalReason: 'Salah' },
    statementTransactions: [{ status: 'UNRECONCILED' }],
    expectedTransactions: [{ status: 'UNRECONCILED' }],
  })
  const history = await maker.ask<{ node: { statementTransactions: { id: string }[] } }>(
    `query ($id: ID!) { node(id: $id) { ... on Reconciliation { id statementTransactions { id } } } }`,
    { id },
  )
  expect(history.data!.node.statementTransactions).toEqual([{ id: lineId(line.id) }])
})

test('adjustments beyond their bounds name the bound at a field; the reason of one who may give it stays', async () => {
  const [line, expected] = [await desk.line({ amount: '500000.00' }), await desk.expected()]
  const rounding = { adjustments: [{ kind: 'ROUNDING', amount: '500000.00' }] }
  const refused = await reconcile([line.id], [expected.id], rounding)
  expect(refused.data!.reconcile).toMatchObject({
    reconciliation: null,
    userErrors: [
      { code: 'U-TRSY-RC-28', field: ['adjustments'], message: expect.stringContaining('IDR 1,000.00') as unknown },
    ],
  })
  const zero = await reconcile([line.id], [expected.id], { adjustments: [{ kind: 'FEE', amount: '0.00' }] })
  expect(zero.data!.reconcile.userErrors).toMatchObject([{ field: ['adjustments', '0', 'amount'] }])
  const { data } = await reconciler.ask<{ reconcile: Reconciled }>(
    RECONCILE.replace('result kind', 'adjustmentReason'),
    {
      input: {
        statementTransactionIds: [lineId(line.id)],
        expectedTransactionIds: [expectedId(expected.id)],
        idempotencyKey: randomUUID(),
        adjustmentReason: 'Agreed with the customer',
        ...rounding,
      },
    },
  )
  expect(data!.reconcile).toMatchObject({ reconciliation: { adjustmentReason: 'Agreed with the customer' } })
})

test('a foreign id is not found, and a viewer is refused', async () => {
  const [line, expected, foreign] = [await desk.line(), await desk.expected(), await other.expected()]
  const withForeign = await maker.ask<{ reconcile: null }>(RECONCILE, {
    input: {
      statementTransactionIds: [lineId(line.id)],
      expectedTransactionIds: [encodeId('ExpectedTransaction', other.organizationId, foreign.id)],
      idempotencyKey: randomUUID(),
    },
  })
  expect(withForeign).toMatchObject({ data: { reconcile: null }, errors: [{ extensions: { code: 'G-7' } }] })
  const disguised = await reconcile([line.id], [foreign.id])
  expect(disguised).toMatchObject({ data: { reconcile: null }, errors: [{ extensions: { code: 'G-7' } }] })
  const asViewer = await viewer.ask(RECONCILE, {
    input: {
      statementTransactionIds: [lineId(line.id)],
      expectedTransactionIds: [expectedId(expected.id)],
      idempotencyKey: randomUUID(),
    },
  })
  expect(asViewer.errors).toMatchObject([{ extensions: { code: 'G-20' } }])
})

type Candidate = {
  result: string
  score: number
  expectedTransactions: { id: string }[]
  recommendation: { id: string; status: string } | null
  reasons: { code: string; effect: string; expectedTransactionId: string | null; text: string | null }[]
}

test('a run recommends; candidates and recommendations of lines say why; accepting answers per item', async () => {
  const counterpartyId = await desk.counterparty('PT Cahaya Abadi Sentosa')
  const expected = await desk.expected({ amount: '5500000.00', counterpartyId, externalId: 'INV-2026-000901' })
  const line = await desk.line({ amount: '5500000.00', description: 'TRF INV-2026-000901 PT CAHAYA ABADI SENTOSA' })
  const fee = await desk.line({ amount: '35000.00', direction: 'DEBIT', description: 'BIAYA ADM' })
  const matchResults = async () => {
    const { data } = await maker.ask<{ nodes: { matchResult: string | null }[] }>(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on StatementTransaction { matchResult } } }',
      { ids: [lineId(line.id), lineId(fee.id)] },
    )
    return data!.nodes.map(node => node.matchResult)
  }
  expect(await matchResults()).toEqual([null, null])
  const RUN = `mutation ($input: RunReconciliationInput!) { runReconciliation(input: $input) { run { id uuid status mode } userErrors { code } } }`
  const input = { bankAccountId: encodeId('BankAccount', desk.organizationId, desk.account), mode: 'RECOMMEND' }
  type Started = {
    runReconciliation: { run: { id: string; uuid: string; status: string } | null; userErrors: { code: string }[] }
  }
  const started = await maker.ask<Started>(RUN, { input })
  const { run } = started.data!.runReconciliation
  expect(run).toMatchObject({ status: 'QUEUED' })
  const again = await maker.ask<Started>(RUN, { input })
  expect(again.data!.runReconciliation).toEqual({ run: null, userErrors: [{ code: 'U-TRSY-RC-17' }] })
  const automatic = await maker.ask<Started>(RUN, { input: { ...input, mode: 'AUTOMATIC' } })
  expect(automatic.data!.runReconciliation.userErrors).toEqual([{ code: 'U-TRSY-RC-24' }])
  await workRun({ database: treasury.database }, { organizationId: desk.organizationId, runId: run!.uuid })
  expect(await matchResults()).toEqual(['FULL_MATCH', 'NO_MATCH'])

  const { data } = await maker.ask<{
    organization: {
      statementTransaction: { matchResult: string; candidates: Candidate[]; recommendations: { totalCount: number } }
      reconciliationRuns: {
        status: string
        matched: number
        recommendations: { edges: object[]; totalCount: number }
      }[]
      reconciliationCounts: { full: number }
      ofImport: object
    }
  }>(
    `query ($uuid: UUID!, $import: ID!) { organization {
      statementTransaction(uuid: $uuid) { matchResult recommendations { totalCount edges { node { id } } }
        candidates { result score expectedTransactions { id } recommendation { id status } reasons { code effect expectedTransactionId text } } }
      reconciliationRuns { status matched startedBy { uuid } recommendations(automatic: true) { totalCount edges { node { id automatic } } } }
      reconciliationCounts { unreconciled full partial none }
      ofImport: reconciliationCounts(importId: $import) { unreconciled reconciled full partial none } } }`,
    { uuid: line.id, import: encodeId('StatementImport', desk.organizationId, randomUUID()) },
  )
  const { statementTransaction, reconciliationRuns } = data!.organization
  expect(statementTransaction).toMatchObject({ matchResult: 'FULL_MATCH', recommendations: { totalCount: 1 } })
  const [best] = statementTransaction.candidates
  expect(best).toMatchObject({
    result: 'FULL_MATCH',
    expectedTransactions: [{ id: expectedId(expected.id) }],
    recommendation: { status: 'PENDING' },
  })
  expect(best!.reasons).toContainEqual({
    code: 'REFERENCE_NAMED',
    effect: 'FOR',
    expectedTransactionId: expectedId(expected.id),
    text: 'INV-2026-000901',
  })
  expect(reconciliationRuns[0]).toMatchObject({ status: 'COMPLETED' })
  // No line belongs to an import.
  expect(data!.organization.ofImport).toEqual({ unreconciled: 0, reconciled: 0, full: 0, partial: 0, none: 0 })
  expect(reconciliationRuns[0]!.recommendations.totalCount).toBeGreaterThanOrEqual(1)

  const id = best!.recommendation!.id
  const ACCEPT = `mutation ($input: RecommendationIdsInput!) { acceptRecommendations(input: $input) {
    recommendations { id status } reconciliations { kind statementTransactions { id status } expectedTransactions { id status } }
    results { nodeId ok userErrors { code } } userErrors { code } } }`
  const accepted = await maker.ask(ACCEPT, { input: { ids: [id] } })
  expect(accepted.data).toMatchObject({
    acceptRecommendations: {
      recommendations: [{ id, status: 'ACCEPTED' }],
      reconciliations: [{ kind: 'REVIEW', statementTransactions: [{ id: lineId(line.id), status: 'RECONCILED' }] }],
      results: [{ nodeId: id, ok: true, userErrors: [] }],
    },
  })
  const twice = await maker.ask(ACCEPT, { input: { ids: [id] } })
  expect(twice.data).toMatchObject({
    acceptRecommendations: {
      results: [{ nodeId: id, ok: false, userErrors: [{ code: 'U-TRSY-RC-1' }] }],
      reconciliations: [],
    },
  })
})

test('a list of fifty lines costs as many calls as a hand-written aggregator makes', async () => {
  const busy = await openDesk(treasury)
  const person = as(busy.organizationId)
  const counterpartyId = await busy.counterparty('PT Selaras Logistik')
  for (let place = 0; place < 50; place++) {
    const number = `INV-2026-${String(2000 + place).padStart(6, '0')}`
    await busy.expected({ counterpartyId, externalId: number, amount: `${100_000 + place}.00` })
    await busy.line({ description: `TRF ${number} PT SELARAS LOGISTIK`, amount: `${100_000 + place}.00` })
  }
  const started = await busy.admin.post<{ id: string }>('/v1/reconciliation-runs', { mode: 'RECOMMEND' })
  await workRun({ database: treasury.database }, { organizationId: busy.organizationId, runId: started.body.id })
  const before = treasury.calls.length
  const { data, errors } = await person.ask<{
    organization: {
      statementTransactions: { edges: { node: { matchResult: string; recommendations: { edges: object[] } } }[] }
    }
  }>(`{ organization { statementTransactions(first: 50) { edges { node {
    id date description amount { amount currency } status matchResult bankAccount { id alias }
    recommendations { edges { node { id result score reasons { code text }
      expectedTransactions { id number amount { amount } counterparty { id alias } } } } }
  } } } } }`)
  expect(errors).toBeUndefined()
  const { edges } = data!.organization.statementTransactions
  expect(edges).toHaveLength(50)
  expect(edges.every(({ node }) => node.matchResult === 'FULL_MATCH' && node.recommendations.edges.length === 1)).toBe(
    true,
  )
  // Lines; their accounts and recommendations; the expected transactions of these; the counterparties of those.
  const paths = treasury.calls.slice(before).map(call => call.replace(/\?.*/, '').replace(/^GET /, ''))
  expect(paths.toSorted()).toEqual([
    '/v1/bank-accounts',
    '/v1/counterparties',
    '/v1/expected-transactions',
    '/v1/line-recommendations',
    '/v1/statement-transactions',
  ])
})
