// Payment providers in GraphQL, over the real treasury service.
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { encodeFileId } from '../../../bff/graph/fileId.ts'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { findExceptions } from '../../../services/treasury/exceptions/findExceptions.ts'
import { providerSearches } from '../../../services/treasury/providers/exceptionSearches.ts'
import { openScene } from '../../services/treasury/providers/support.ts'
import { openSocket } from '../support/socketClient.ts'
import { openGraph } from './support.ts'

const { treasury, url, as } = await openGraph({ feeds: true })
const scene = await openScene(treasury)
const organizationId = scene.organization.id
const maker = as(organizationId)
const viewer = as(organizationId, 'viewer')

/** The service calls since the last time. */
const callsSince = () => treasury.calls.splice(0).map(call => call.replace(/\?.*/, ''))
beforeEach(() => void callsSince())

const HEADER =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'
let orders = 0
const row = (payout: string) =>
  `1,TOKO,Virtual Account BCA,19-11-2026,INV-${++orders},Budi,R,150000.00,C,4440.00,,145560.00,${payout},PAYMENT,`

/** A file-based connection with batches on these days. */
async function paidOut(...days: string[]) {
  const shop = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  await scene.upload(shop, [HEADER, ...days.map(row)].join('\n'))
  return shop
}
const globalId = (id: string) => encodeId('PaymentProvider', organizationId, id)

const CONNECT = `mutation ($input: ConnectPaymentProviderInput!) { connectPaymentProvider(input: $input) {
  provider { uuid alias notificationPath credentialsHint } passkeyOptions userErrors { code field } } }`
type Connected = {
  connectPaymentProvider: {
    provider: { uuid: string; alias: string; notificationPath: string | null; credentialsHint: string | null } | null
    passkeyOptions: string | null
    userErrors: { code: string; field: string[] | null }[]
  }
}
const input = (over: object = {}) => ({
  provider: 'DOKU',
  alias: `Graph ${randomUUID()}`,
  mode: 'FILE',
  bankAccountId: encodeId('BankAccount', organizationId, scene.bca.id),
  code: '123456',
  ...over,
})

test('connects with a proof, and never shows the credentials', async () => {
  const credentials = { clientId: 'MCH-1', secretKey: 'SK-live-0123456789abcd' }
  const { data, errors } = await maker.ask<Connected>(CONNECT, { input: input({ credentials }) })
  expect(errors).toBeUndefined()
  expect(data?.connectPaymentProvider.userErrors).toEqual([])
  const { uuid, credentialsHint, notificationPath } = data!.connectPaymentProvider.provider!
  expect(credentialsHint).toBe('abcd')
  expect(notificationPath).toMatch(/^\/hooks\/providers\/[\w-]{43}$/)
  const seen = await viewer.ask<{ organization: { paymentProvider: { notificationPath: string | null } } }>(
    'query ($uuid: UUID!) { organization { paymentProvider(uuid: $uuid) { notificationPath allowedActions } } }',
    { uuid },
  )
  expect(seen.data?.organization.paymentProvider).toEqual({ notificationPath: null, allowedActions: [] })
})

test('tells which credential is missing by its field, and refuses a viewer', async () => {
  const half = await maker.ask<Connected>(CONNECT, { input: input({ credentials: { secretKey: 'SK' } }) })
  expect(half.data?.connectPaymentProvider.userErrors).toContainEqual({
    code: 'U-TRSY-BA-9',
    field: ['credentials', 'clientId'],
  })
  const refused = await viewer.ask<Connected>(CONNECT, { input: input() })
  expect(refused.errors?.[0]?.extensions.code).toBe('G-20')
})

test('a list of batches asks once for its rows, and once for what stands beside them', async () => {
  const shop = await paidOut('20-11-2026', '21-11-2026', '23-11-2026')
  callsSince()
  const { data, errors } = await maker.ask<{
    organization: { paymentRecords: { totalCount: number; edges: { node: { members: object[]; net: object } }[] } }
  }>(
    `query ($filter: PaymentRecordFilter) { organization { paymentRecords(first: 10, filter: $filter) { totalCount mismatchCount totals { amount }
      edges { node { externalId net { amount } provider { alias } bankAccount { alias } expectedTransaction { number }
        members { kind net { amount } transaction { orderReference record { externalId } } }
        fees { channel share fee { amount } } } } } } }`,
    { filter: { providerId: globalId(shop.id) } },
  )
  expect(errors).toBeUndefined()
  expect(data?.organization.paymentRecords).toMatchObject({ totalCount: 3, mismatchCount: 0 })
  expect(data?.organization.paymentRecords.edges.map(({ node }) => node.members.length)).toEqual([1, 1, 1])
  // The members' batches are read by their ids, once for all.
  expect(callsSince().toSorted()).toEqual([
    'GET /v1/bank-accounts',
    'GET /v1/expected-transactions',
    'GET /v1/payment-providers',
    'GET /v1/payment-records',
    'GET /v1/payment-records',
    'GET /v1/payment-records/fees',
    'GET /v1/payment-records/members',
    'GET /v1/payment-records/summary',
    'GET /v1/payment-transactions',
  ])
})

test('a refund leads to its payment, whose page asks once for all of them', async () => {
  const shop = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  const paid = row('23-11-2026')
  await scene.upload(
    shop,
    [HEADER, paid, paid.replace('150000.00', '-150000.00').replace('145560.00', '-154440.00')].join('\n'),
  )
  callsSince()
  const { data, errors } = await maker.ask<{
    organization: { paymentTransactions: { edges: { node: { kind: string } }[] } }
  }>(
    `query ($filter: PaymentTransactionFilter) { organization { paymentTransactions(first: 10, filter: $filter) { edges { node {
      kind result refunded { amount } original { externalId result } originalSource } } } } }`,
    { filter: { providerId: globalId(shop.id) } },
  )
  expect(errors).toBeUndefined()
  const found = data!.organization.paymentTransactions.edges.map(({ node }) => node)
  const payment = {
    kind: 'PAYMENT',
    result: 'REFUNDED',
    refunded: { amount: '150000.00' },
    original: null,
    originalSource: null,
  }
  expect(found.find(({ kind }) => kind === 'PAYMENT')).toEqual(payment)
  expect(found.find(({ kind }) => kind === 'REFUND')).toMatchObject({
    refunded: { amount: '0.00' },
    original: { externalId: expect.any(String), result: 'REFUNDED' },
    originalSource: 'PROVIDER',
  })
  expect(callsSince()).toEqual(['GET /v1/payment-transactions', 'GET /v1/payment-transactions'])
})

test('the payment of a refund is chosen, and another one after that', async () => {
  const shop = await scene.connect({ provider: 'FASPAY', mode: 'FILE', credentials: null })
  await scene.upload(
    shop,
    'id,order,amount,payout\nA,O-1,150000,2026-11-20\nB,O-1,200000,2026-11-20\nA,O-1,-50000,2026-11-21',
    {
      transactionId: 'id',
      order: 'order',
      gross: 'amount',
      payoutDate: 'payout',
      dateFormat: 'yyyy-MM-dd',
      decimalMark: '.',
    },
  )
  // As where the provider names no payment.
  await withAdmin(treasury.adminUrl, admin =>
    admin.query(
      `update provider_transaction set original_external_id = null, is_original_certain = false where provider_id = $1 and kind = 'REFUND'`,
      [shop.id],
    ),
  )
  const stored = await scene.transactionsOf(shop)
  const idOf = (name: string) =>
    encodeId('PaymentTransaction', organizationId, stored.find(({ externalId }) => externalId === name)!.id)
  const refund = stored.find(({ kind }) => kind === 'REFUND')!
  type Chosen = {
    choosePaymentOfRefund: {
      transaction: { version: number; originalSource: string; original: { externalId: string } } | null
      userErrors: { code: string }[]
    }
  }
  const choose = (payment: string, version: number, by = maker) =>
    by.ask<Chosen>(
      `mutation ($input: ChoosePaymentOfRefundInput!) { choosePaymentOfRefund(input: $input) {
        transaction { version originalSource original { externalId } } userErrors { code } } }`,
      { input: { id: idOf(refund.externalId), paymentId: idOf(payment), version } },
    )
  const first = (await choose('A', refund.version)).data!.choosePaymentOfRefund
  expect(first).toMatchObject({
    transaction: { originalSource: 'USER', original: { externalId: 'A' } },
    userErrors: [],
  })
  const stale = (await choose('B', refund.version)).data!.choosePaymentOfRefund
  expect(stale).toMatchObject({ transaction: null, userErrors: [{ code: 'G-3' }] })
  const { version } = first.transaction!
  const changed = (await choose('B', version)).data!.choosePaymentOfRefund
  expect(changed).toMatchObject({ transaction: { originalSource: 'USER', original: { externalId: 'B' } } })
  expect((await choose('A', version, viewer)).errors?.[0]?.extensions.code).toBe('G-20')
})

test('transactions whose amounts do not add up are found among the others, also for an export', async () => {
  const shop = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  const [right, wrong] = [row('23-11-2026'), row('23-11-2026').replace('145560.00', '145000.00')]
  await scene.upload(shop, [HEADER, right, wrong].join('\n'))
  const query = `query ($filter: PaymentTransactionFilter) { organization { paymentTransactions(first: 10, filter: $filter) {
    totalCount edges { node { orderReference figureCheck } } } } }`
  const found = async (hasMismatch: boolean) => {
    const { data, errors } = await maker.ask<{
      organization: { paymentTransactions: { totalCount: number; edges: { node: object }[] } }
    }>(query, { filter: { providerId: globalId(shop.id), hasMismatch } })
    expect(errors).toBeUndefined()
    const { totalCount, edges } = data!.organization.paymentTransactions
    expect(edges).toHaveLength(totalCount)
    return edges.map(({ node }) => node)
  }
  const [orderOfRight, orderOfWrong] = [right.split(',')[4], wrong.split(',')[4]]
  expect(await found(true)).toEqual([{ orderReference: orderOfWrong, figureCheck: 'MISMATCH' }])
  expect(await found(false)).toEqual([{ orderReference: orderOfRight, figureCheck: 'EXACT' }])
})

test('a report with a wrong row stores nothing and says where', async () => {
  const shop = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  const uuid = await scene.maker.upload(
    'SETTLEMENT_REPORT',
    'report.csv',
    [HEADER, row('23-11-2026').replace('150000.00', '1,5')].join('\n'),
  )
  const { data, errors } = await maker.ask<{
    importPaymentProviderReport: { issues: { row: number; code: string }[]; records: { added: number } }
  }>(
    `mutation ($input: ImportPaymentProviderReportInput!) { importPaymentProviderReport(input: $input) {
      records { added } issues { row column code message } userErrors { code } } }`,
    { input: { id: globalId(shop.id), fileId: encodeFileId('treasury', organizationId, uuid) } },
  )
  expect(errors).toBeUndefined()
  expect(data?.importPaymentProviderReport.records.added).toBe(0)
  expect(data?.importPaymentProviderReport.issues[0]).toMatchObject({ row: 2 })
  expect(await scene.recordsOf(shop)).toEqual([])
})

test('others are told of each change', async () => {
  const shop = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  const socket = await openSocket({ url }, { session: `viewer@${organizationId}`, organizationId })
  const id = await socket.follow({ query: 'subscription { paymentProviderChanged { provider { id status } } }' })
  const answer = await maker.ask<{ disablePaymentProvider: { userErrors: object[] } }>(
    'mutation ($input: PaymentProviderVersionInput!) { disablePaymentProvider(input: $input) { provider { status } userErrors { code } } }',
    { input: { id: globalId(shop.id), version: shop.version } },
  )
  expect(answer.data?.disablePaymentProvider.userErrors).toEqual([])
  // Events of other tests' connections may arrive as well.
  const isOfIt = ({ payload }: { payload?: unknown }) => JSON.stringify(payload ?? '').includes('DISABLED')
  const { payload } = await socket.next(message => message.id === id && isOfIt(message))
  expect(payload).toEqual({
    data: { paymentProviderChanged: { provider: { id: globalId(shop.id), status: 'DISABLED' } } },
  })
  socket.close()
})

test('an exception leads to the batch whose money is missing, and to its provider', async () => {
  const shop = await paidOut('05-10-2026')
  await treasury.database.inOrganization(organizationId, null, tx => findExceptions(tx, providerSearches))
  const { data, errors } = await maker.ask<{
    organization: { exceptions: { edges: { node: { paymentRecord: { provider: { uuid: string } } } }[] } }
  }>(`{ organization { exceptions(first: 50, filter: { type: [MISSING_SETTLEMENT] }) { edges { node {
    subjectType paymentProvider { id } paymentTransaction { id }
    paymentRecord { externalId payoutOn provider { uuid alias allowedActions } } } } } } }`)
  expect(errors).toBeUndefined()
  const found = data!.organization.exceptions.edges.map(({ node }) => node)
  expect(found.filter(({ paymentRecord }) => paymentRecord.provider.uuid === shop.id)).toMatchObject([
    {
      subjectType: 'PAYMENT_RECORD',
      paymentProvider: null,
      paymentTransaction: null,
      paymentRecord: { payoutOn: '2026-10-05', provider: { allowedActions: expect.arrayContaining(['UPLOAD']) } },
    },
  ])
})
