// Bills in GraphQL, over the real treasury service.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { type BillBody, openScene } from '../../services/treasury/bills/support.ts'
import { openSocket } from '../support/socketClient.ts'
import { openGraph } from './support.ts'

const { treasury, url, as } = await openGraph({ feeds: true })
const scene = await openScene(treasury)
const organizationId = scene.organization.id
const maker = as(organizationId)
const approver = as(organizationId, 'approver')
const billId = (uuid: string) => encodeId('Bill', organizationId, uuid)

/** The service calls since the last time. */
const callsSince = () => treasury.calls.splice(0).map(call => call.replace(/\?.*/, ''))
beforeEach(() => void callsSince())

type Results = {
  bills: { number: string; status: string }[]
  results: { nodeId: string; ok: boolean; userErrors: { code: string }[] }[]
  userErrors: { code: string; field: string[] | null }[]
}
const RESULTS = 'bills { number status } results { nodeId ok userErrors { code } } userErrors { code field }'
const PAY = `mutation ($input: CreatePaymentInput!) { createPayment(input: $input) {
  payment { number bill { number paymentStatus } } userErrors { code field } } }`
const paymentInput = ({ id, amount }: BillBody, over: object = {}) => ({
  kind: 'PAYMENT',
  fromAccountId: encodeId('BankAccount', organizationId, scene.bca.id),
  counterpartyAccountId: scene.sinar.bankAccounts[0]?.id,
  billId: billId(id),
  amount,
  date: scene.values().date,
  idempotencyKey: randomUUID(),
  ...over,
})
const today = () => Temporal.Now.plainDateISO('Asia/Jakarta').toString()

test('a list asks once for its rows, and once for what stands beside them', async () => {
  for (let made = 0; made < 3; made++) await scene.line((await scene.approvedBill()).amount.amount)
  callsSince()
  const { data, errors } = await maker.ask<{
    organization: {
      billCounts: { approved: number }
      bills: { edges: { node: { matchingStatementTransactions: unknown[]; counterparty: { legalName: string } } }[] }
    }
  }>(`{ organization { billCounts { approved } bills(first: 3, filter: { status: [APPROVED] }) {
    totalCount totals { amount currency } edges { node {
      number status paymentStatus dueDate allowedActions counterparty { legalName } expectedTransaction { number } payments { number }
      matchingStatementTransactions { description } } } } } }`)
  expect(errors).toBeUndefined()
  const nodes = data?.organization.bills.edges.map(({ node }) => node)
  expect(nodes?.map(node => node.matchingStatementTransactions.length)).toEqual([1, 1, 1])
  expect(nodes?.[0]?.counterparty.legalName).toBe('PT Sinar Abadi')
  expect(callsSince().toSorted()).toEqual([
    'GET /v1/bills',
    'GET /v1/bills/counts',
    'GET /v1/bills/matching-lines',
    'GET /v1/bills/summary',
    'GET /v1/counterparties',
    'GET /v1/expected-transactions',
    'GET /v1/statement-transactions',
  ])
})

test('a bill is made, submitted, approved by another person and paid by a payment of exactly it', async () => {
  const { data: made } = await maker.ask<{ createBill: { bill: { id: string; version: number } | null } }>(
    `mutation ($input: CreateBillInput!) { createBill(input: $input) { bill { id version } userErrors { code field } } }`,
    {
      input: {
        date: '2026-11-20',
        dueDate: '2026-12-05',
        category: 'Office',
        counterpartyId: encodeId('Counterparty', organizationId, scene.sinar.id),
        amount: { amount: '750000.00', currency: 'IDR' },
        idempotencyKey: randomUUID(),
      },
    },
  )
  const { id } = made!.createBill.bill!
  const { data: submitted } = await maker.ask<{ submitBills: Results }>(
    `mutation ($input: BillIdsInput!) { submitBills(input: $input) { ${RESULTS} } }`,
    { input: { ids: [id] } },
  )
  expect(submitted?.submitBills).toMatchObject({
    bills: [{ status: 'SUBMITTED' }],
    results: [{ nodeId: id, ok: true }],
  })
  const approve = (version: number) =>
    approver.ask<{ approveBills: Results }>(
      `mutation ($input: ApproveBillsInput!) { approveBills(input: $input) { ${RESULTS} } }`,
      { input: { bills: [{ id, version }] } },
    )
  expect((await approve(1)).data?.approveBills.results).toMatchObject([{ ok: false, userErrors: [{ code: 'G-3' }] }])
  expect((await approve(2)).data?.approveBills.bills).toMatchObject([{ status: 'APPROVED' }])

  const { data: found } = await maker.ask<{ node: { uuid: string; number: string; amount: BillBody['amount'] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Bill { uuid number amount { amount currency } } } }',
    { id },
  )
  const row = await scene.readBill(found!.node.uuid)
  const less = { amount: { amount: '749999.00', currency: 'IDR' }, date: today() }
  const mismatch = await maker.ask(PAY, { input: paymentInput(row, less) })
  expect(mismatch.data).toEqual({
    createPayment: { payment: null, userErrors: [{ code: 'U-TRSY-TF-13', field: ['amount', 'amount'] }] },
  })
  const paid = await maker.ask(PAY, { input: paymentInput(row, { date: today() }) })
  expect(paid.data).toMatchObject({
    createPayment: { payment: { bill: { number: row.number, paymentStatus: 'IN_PROGRESS' } }, userErrors: [] },
  })
})

test('a maker may not approve, and only who may match automatically marks a bill as paid', async () => {
  const row = await scene.approvedBill()
  const forbidden = await maker.ask(
    `mutation ($input: ApproveBillsInput!) { approveBills(input: $input) { ${RESULTS} } }`,
    {
      input: { bills: [{ id: billId(row.id), version: row.version }] },
    },
  )
  expect(forbidden.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
  const { id } = await scene.line(row.amount.amount)
  const { data } = await maker.ask(
    `mutation ($input: MarkBillPaidInput!) { markBillPaid(input: $input) { bill { status } userErrors { code field } } }`,
    { input: { id: billId(row.id), statementTransactionId: encodeId('StatementTransaction', organizationId, id) } },
  )
  expect(data).toEqual({ markBillPaid: { bill: null, userErrors: [{ code: 'U-TRSY-BI-4', field: null }] } })
})

test('a subscriber learns of each step of a bill where it stood before, and of other changes that they were none', async () => {
  const socket = await openSocket({ url }, { session: `maker@${organizationId}`, organizationId })
  const query = 'subscription { billChanged { previousStatus bill { number status } } }'
  const id = await socket.follow({ query })
  type Told = { data: { billChanged: { bill: { number: string } } } }
  // Earlier tests' changes may be emitted only now. Each step of the bill is awaited, because pending changes are merged into one event.
  const isOf = (number: string, payload: unknown) => (payload as Told).data.billChanged.bill.number === number
  const made = await scene.createBill()
  const expectTold = async (previousStatus: string | null, status: string) => {
    const { payload } = await socket.next(message => message.id === id && isOf(made.number, message.payload))
    expect(payload).toEqual({ data: { billChanged: { previousStatus, bill: { number: made.number, status } } } })
  }
  await expectTold(null, 'DRAFT')
  await scene.submit(made)
  await expectTold('DRAFT', 'SUBMITTED')
  await scene.approveBill(made)
  await expectTold('SUBMITTED', 'APPROVED')
  await maker.ask(PAY, { input: paymentInput(made, { date: today() }) })
  await expectTold(null, 'APPROVED')
  socket.close()
})
