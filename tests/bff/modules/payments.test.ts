// Payments in the graph, over the real treasury service. Of the account service there is only what proves an approval.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { openScene, type PaymentBody } from '../../services/treasury/payments/support.ts'
import { openGraph } from './support.ts'

const { treasury, accountCalls, as } = await openGraph()
const scene = await openScene(treasury)
const organizationId = scene.organization.id
const maker = as(organizationId)
const approver = as(organizationId, 'approver')
const paymentId = (uuid: string) => encodeId('Payment', organizationId, uuid)
const seen = ({ id, version }: PaymentBody) => ({ id: paymentId(id), version })

/** What was asked of the services since, but for their feeds, which are read all the time. */
function callsSince(): string[] {
  const calls = [...treasury.calls.splice(0), ...accountCalls.splice(0).map(path => `account ${path}`)]
  return calls.map(call => call.replace(/\?.*/, '')).filter(call => !call.endsWith('/v1/events'))
}
beforeEach(() => void callsSince())

type Results = {
  payments: { number: string; status: string }[]
  results: { nodeId: string; ok: boolean; userErrors: { code: string }[] }[]
  userErrors: { code: string; field: string[] | null }[]
}
const APPROVE = `mutation ($input: ProvenPaymentsInput!) { approvePayments(input: $input) {
  payments { number status } results { nodeId ok userErrors { code } } userErrors { code field } } }`

test('a list asks once for its rows, and once for what stands beside them', async () => {
  for (let made = 0; made < 3; made++) await scene.create()
  callsSince()
  const { data, errors } = await maker.ask<{
    organization: { payments: { totalCount: number; edges: { node: { from: { alias: string } } }[] } }
  }>(`{ organization { payments(first: 3) { totalCount totals { amount currency } edges { node {
    number status allowedActions approvalObstacle from { alias } to { name bank { name } counterparty { alias } bankAccount { alias } }
    approvals { factor } attempts { state } expectedTransactions { number } } } } } }`)
  expect(errors).toBeUndefined()
  expect(data?.organization.payments.totalCount).toBeGreaterThanOrEqual(3)
  expect(data?.organization.payments.edges[0]?.node.from.alias).toBe('Account 1')
  expect(callsSince().toSorted()).toEqual([
    'GET /v1/bank-accounts',
    'GET /v1/counterparties',
    'GET /v1/transfers',
    'GET /v1/transfers/approvals',
    'GET /v1/transfers/attempts',
    'GET /v1/transfers/summary',
  ])
})

test('an approval is prepared, proved for exactly that list, and told of each payment', async () => {
  const [first, second] = [await scene.create(), await scene.create()]
  const { data: prepared } = await approver.ask<{
    prepareApproval: { count: number; digest: string; passkeyOptions: string }
  }>(
    `mutation ($input: PrepareApprovalInput!) { prepareApproval(input: $input) {
      count totals { amount currency } digest passkeyOptions userErrors { code } } }`,
    { input: { action: 'APPROVE', payments: [seen(first), seen(second)] } },
  )
  expect(prepared?.prepareApproval).toMatchObject({ count: 2, passkeyOptions: '{"challenge":"AA"}', userErrors: [] })
  callsSince()
  const { data } = await approver.ask<{ approvePayments: Results }>(APPROVE, {
    input: { payments: [seen(first), seen(second)], code: '123456' },
  })
  expect(data?.approvePayments).toMatchObject({
    payments: [{ number: first.number }, { number: second.number }],
    results: [
      { nodeId: paymentId(first.id), ok: true },
      { nodeId: paymentId(second.id), ok: true },
    ],
    userErrors: [],
  })
  expect(callsSince()).toEqual([
    'POST /v1/transfers/approval-digest',
    'POST /v1/transfers/approve',
    'GET /v1/transfers',
    'account /v1/approval-proofs',
  ])
})

test('what was seen in another version is refused before anybody is asked for a code', async () => {
  const payment = await scene.create()
  callsSince()
  const { data } = await approver.ask<{ approvePayments: Results }>(APPROVE, {
    input: { payments: [{ id: paymentId(payment.id), version: 99 }], code: '123456' },
  })
  expect(data?.approvePayments).toMatchObject({ payments: [], results: [], userErrors: [{ code: 'G-3' }] })
  expect(callsSince()).toEqual(['POST /v1/transfers/approval-digest'])
})

test('a maker may not ask for an approval, and a stranger’s payment is none', async () => {
  const payment = await scene.create()
  const forbidden = await maker.ask(APPROVE, { input: { payments: [seen(payment)], code: '123456' } })
  expect(forbidden.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-20'])
  const input = { payments: [{ id: encodeId('Payment', randomUUID(), payment.id), version: 1 }], code: '123456' }
  const foreign = await approver.ask(APPROVE, { input })
  expect(foreign.errors?.map(({ extensions }) => extensions.code)).toEqual(['G-7'])
})

test('what may be the same once more is refused on the field that lets it through', async () => {
  const payment = await scene.create()
  const input = {
    kind: 'PAYMENT',
    fromAccountId: encodeId('BankAccount', organizationId, scene.bca.id),
    counterpartyAccountId: scene.sinar.bankAccounts[0]?.id,
    amount: payment.amount,
    method: 'BI_FAST',
    date: payment.date,
    idempotencyKey: randomUUID(),
  }
  const CREATE = `mutation ($input: CreatePaymentInput!) { createPayment(input: $input) { payment { number } userErrors { code field } } }`
  const { data } = await maker.ask(CREATE, { input })
  expect(data).toEqual({
    createPayment: { payment: null, userErrors: [{ code: 'U-TRSY-TF-26', field: ['allowDuplicate'] }] },
  })
  const { data: options } = await maker.ask<{ organization: { paymentOptions: { duplicates: { number: string }[] } } }>(
    `query ($input: PaymentOptionsInput!) { organization { paymentOptions(input: $input) { hasConnection duplicates { number } } } }`,
    {
      input: {
        fromAccountId: input.fromAccountId,
        counterpartyAccountId: input.counterpartyAccountId,
        amount: input.amount.amount,
        date: input.date,
      },
    },
  )
  expect(options?.organization.paymentOptions.duplicates).toEqual([{ number: payment.number }])
})
