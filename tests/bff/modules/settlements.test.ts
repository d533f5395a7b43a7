// Settlements in GraphQL: treasury's batches, joined once with account's received payments.
import { beforeEach, expect, test } from 'vitest'
import { openScene } from '../../services/treasury/providers/support.ts'
import { openGraph } from './support.ts'

const { treasury, accountCalls, received, granted, as } = await openGraph()
const scene = await openScene(treasury)
const organizationId = scene.organization.id
const maker = as(organizationId)
granted.push('invoicing.settlements.view')

const pathsOf = (calls: string[]) => calls.splice(0).map(call => call.replace(/^GET /, '').replace(/\?.*/, ''))
beforeEach(() => {
  pathsOf(treasury.calls)
  pathsOf(accountCalls)
})

const HEADER =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'
const row = (order: string, payout: string) =>
  `1,TOKO,Virtual Account BCA,19-11-2026,${order},Budi,R,150000.00,C,4440.00,,145560.00,${payout},PAYMENT,`
const shop = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
await scene.upload(
  shop,
  [HEADER, row('INV-1', '20-11-2026'), row('INV-2', '20-11-2026'), row('INV-3', '23-11-2026')].join('\n'),
)
const transactions = await scene.transactionsOf(shop)
const booked = transactions.find(({ orderReference }) => orderReference === 'INV-1')!
const payment = received({ id: '0198f000-0000-7000-8000-0000000000aa', number: 'PAY-2026-000001' }, booked.id)

type Payment = {
  orderReference: string
  net: { amount: string }
  fees: { amount: string }
  receivedPayment: { number: string } | null
}
type Settlement = { reference: string; status: string; addsUp: boolean; net: { amount: string }; payments: Payment[] }

const LIST = `{ organization { settlements(first: 10, filter: { provider: [DOKU] }) { totalCount mismatchCount totals { amount }
  edges { node { reference status addsUp net { amount } lines { uuid } payments { orderReference net { amount } fees { amount }
    receivedPayment { number } } } } } } }`

test('a list of settlements asks each service once for what stands beside its rows', async () => {
  granted.push('invoicing.payments.view')
  const { data, errors } = await maker.ask<{
    organization: { settlements: { totalCount: number; totals: object[]; edges: { node: Settlement }[] } }
  }>(LIST)
  granted.pop()
  expect(errors).toBeUndefined()
  const { settlements } = data!.organization
  expect(settlements).toMatchObject({ totalCount: 2, mismatchCount: 0, totals: [{ amount: '436680.00' }] })
  expect(settlements.edges.map(({ node }) => [node.net.amount, node.status, node.addsUp])).toEqual([
    ['145560.00', 'SETTLED', true],
    ['291120.00', 'SETTLED', true],
  ])
  expect(settlements.edges[1]!.node.payments).toEqual([
    {
      orderReference: 'INV-1',
      net: { amount: '145560.00' },
      fees: { amount: '4440.00' },
      receivedPayment: { number: payment.number },
    },
    { orderReference: 'INV-2', net: { amount: '145560.00' }, fees: { amount: '4440.00' }, receivedPayment: null },
  ])
  expect(pathsOf(treasury.calls).toSorted()).toEqual([
    '/v1/settlements',
    '/v1/settlements/payments',
    '/v1/settlements/summary',
  ])
  expect(pathsOf(accountCalls).filter(path => /received-payments|provider-receipts/.test(path))).toEqual([
    '/v1/provider-receipts/of-transactions',
    '/v1/received-payments',
  ])
})

test('its tabs say how many there are of each', async () => {
  const { data, errors } = await maker.ask('{ organization { settlementCounts { all pending settled } } }')
  expect(errors).toBeUndefined()
  expect(data).toEqual({ organization: { settlementCounts: { all: 2, pending: 0, settled: 2 } } })
  expect(pathsOf(treasury.calls)).toEqual(['/v1/settlements/summary', '/v1/settlements/summary'])
})

test('whoever may not see payments sees settlements without them, and account is not asked', async () => {
  const { data, errors } = await maker.ask<{ organization: { settlements: { edges: { node: Settlement }[] } } }>(LIST)
  expect(errors).toBeUndefined()
  expect(data!.organization.settlements.edges[1]!.node.payments[0]!.receivedPayment).toBeNull()
  expect(pathsOf(accountCalls).filter(path => /received-payments|provider-receipts/.test(path))).toEqual([])
})

const PAYMENTS =
  '{ organization { receivedPayments(first: 5) { edges { node { number settlement { status settlement { reference } } } } } } }'
type Payments = {
  organization: {
    receivedPayments: {
      edges: {
        node: { number: string; settlement: { status: string; settlement: { reference: string } | null } | null }
      }[]
    }
  }
}

test('a payment that a provider took tells whether it was paid out, and by which settlement', async () => {
  granted.push('invoicing.payments.view')
  const { data, errors } = await maker.ask<Payments>(PAYMENTS)
  granted.pop()
  expect(errors).toBeUndefined()
  expect(data!.organization.receivedPayments.edges.map(({ node }) => node)).toEqual([
    { number: payment.number, settlement: { status: 'SETTLED', settlement: { reference: '2026-11-20' } } },
  ])
  expect(pathsOf(treasury.calls)).toEqual(['/v1/settlements/of-transactions', '/v1/settlements'])
})

test('settlements are for who may see them', async () => {
  granted.splice(granted.indexOf('invoicing.settlements.view'), 1)
  granted.push('invoicing.payments.view')
  const refused = await maker.ask(LIST)
  expect(refused.errors?.[0]?.extensions.code).toBe('G-20')
  const { data } = await maker.ask<Payments>(PAYMENTS)
  expect(data!.organization.receivedPayments.edges[0]!.node.settlement).toBeNull()
  expect(pathsOf(treasury.calls)).toEqual([])
})
