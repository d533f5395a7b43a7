// Expected transactions of invoices in GraphQL: the one from treasury, the other from account, and nothing for users without permission.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storeInvoice } from '../../../services/treasury/receivables/store.ts'
import { storeRefund } from '../../../services/treasury/receivables/storeRefund.ts'
import { openGraph } from './support.ts'

const { treasury, accountCalls, invoices, granted, as } = await openGraph()
const { id: organizationId } = await treasury.organization()
const maker = as(organizationId)

const customer = {
  id: randomUUID(),
  legalName: 'PT Bumi Karsa Mandiri',
  alias: null,
  isCompany: true,
  taxNumber: null,
  accountNumber: '0987654321',
  accountName: null,
  virtualAccountNumbers: [],
}
const invoice = { id: randomUUID(), number: 'INV-2026-000007' }
invoices.push(invoice)
await storeInvoice(treasury.database, organizationId, {
  ...invoice,
  purchaseOrderNumber: null,
  virtualAccountNumbers: [],
  claim: null,
  customer,
  currency: 'IDR',
  parts: [
    {
      partId: invoice.id,
      name: null,
      dueDate: '2026-12-23',
      promisedOn: '2026-12-28',
      expectedCash: 10_900_000_000n,
      receivedByBank: 0n,
    },
  ],
  version: 3,
})

type Node = {
  source: string
  promisedOn: string | null
  amount: { amount: string }
  counterparty: { legalName: string }
  invoice: { number: string; expectedTransactions: { uuid: string }[] } | null
  uuid: string
}
const ask = async () => {
  const { data, errors } = await maker.ask<{
    organization: { expectedTransactions: { edges: { node: Node }[] } }
  }>(`{ organization { expectedTransactions(first: 5, filter: { source: INVOICE }) { edges { node {
    uuid source promisedOn amount { amount } counterparty { legalName } invoice { number expectedTransactions { uuid } } } } } } }`)
  expect(errors).toBeUndefined()
  return data!.organization.expectedTransactions.edges[0]!.node
}

test('whoever may not see invoices sees the money without its invoice, and account is not asked', async () => {
  accountCalls.length = 0
  expect(await ask()).toMatchObject({
    source: 'INVOICE',
    promisedOn: '2026-12-28',
    amount: { amount: '109000000.00' },
    counterparty: { legalName: 'PT Bumi Karsa Mandiri' },
    invoice: null,
  })
  expect(accountCalls.filter(call => call.startsWith('/v1/invoices'))).toEqual([])
})

test('whoever may see both goes from one to the other and back', async () => {
  granted.push('invoicing.invoices.view')
  const node = await ask()
  expect(node.invoice).toEqual({ number: invoice.number, expectedTransactions: [{ uuid: node.uuid }] })
})

test('the money of a refund leads to its credit memo for who may see that, and account is asked for nobody else', async () => {
  const creditMemoId = randomUUID()
  await storeRefund(treasury.database, organizationId, {
    id: randomUUID(),
    creditMemoId,
    number: 'CM-2026-000003',
    customer,
    bankName: 'BCA',
    accountNumber: '0987654321',
    accountName: 'PT BUMI KARSA MANDIRI',
    currency: 'IDR',
    amount: 111_000_000n,
    askedOn: '2026-11-21',
    isCalledOff: false,
    version: 1,
  })
  const asked = async () => {
    accountCalls.length = 0
    const { data, errors } = await maker.ask<{ organization: { expectedTransactions: { edges: { node: Node }[] } } }>(
      `{ organization { expectedTransactions(first: 5, filter: { source: CREDIT_MEMO }) { edges { node {
        source direction amount { amount } counterparty { legalName } creditMemo { uuid } } } } } }`,
    )
    expect(errors).toBeUndefined()
    return data!.organization.expectedTransactions.edges.map(({ node }) => node)
  }
  expect(await asked()).toEqual([
    {
      source: 'CREDIT_MEMO',
      direction: 'DEBIT',
      amount: { amount: '1110000.00' },
      counterparty: { legalName: 'PT Bumi Karsa Mandiri' },
      creditMemo: null,
    },
  ])
  expect(accountCalls.filter(call => call.startsWith('/v1/credit-memos'))).toEqual([])
  granted.push('invoicing.creditMemos.view')
  await asked()
  expect(accountCalls.filter(call => call.startsWith('/v1/credit-memos'))).toEqual([
    expect.stringContaining(creditMemoId),
  ])
})

test('whoever pays a refund sees where its money goes and its payments, and what is no refund has none', async () => {
  const seen = async () => {
    const { data, errors } = await maker.ask<{
      organization: { expectedTransactions: { edges: { node: { source: string; refund: object | null } }[] } }
    }>(`{ organization { expectedTransactions(first: 5) { edges { node {
      source refund { creditMemoNumber bankName accountNumber accountName payable payments { number } } } } } } }`)
    expect(errors).toBeUndefined()
    return data!.organization.expectedTransactions.edges.map(({ node }) => node)
  }
  const nodes = await seen()
  expect(nodes.find(({ source }) => source === 'CREDIT_MEMO')?.refund).toEqual({
    creditMemoNumber: 'CM-2026-000003',
    bankName: 'BCA',
    accountNumber: '0987654321',
    accountName: 'PT BUMI KARSA MANDIRI',
    payable: true,
    payments: [],
  })
  expect(nodes.find(({ source }) => source === 'INVOICE')?.refund).toBeNull()
})
