// Orders and invoices in GraphQL, over the real account service: the calls for a page of each.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { Refused } from '../../../bff/graph/errors.ts'
import { encodeId } from '../../../bff/graph/globalId.ts'
import { allows, guard } from '../../../bff/auth/permissions.ts'
import { readConfig } from '../../../bff/config.ts'
import type { Grant } from '../../../bff/context.ts'
import type { Auth } from '../../../bff/operations/caller.ts'
import { openServer } from '../../../bff/server.ts'
import { fillSomeRegions } from '../../services/account/invoicing/customers/support.ts'
import { pagesOf } from '../../services/account/invoicing/printing/support.ts'
import { invoicing } from '../../services/account/invoicing/invoices/support.ts'
import { line, ordering } from '../../services/account/invoicing/salesOrders/support.ts'
import { freshAccount, people, retail, SERVICE_SECRET } from '../../services/account/support.ts'
import { atFileEnd } from '../../support/fileEnd.ts'

const account = await freshAccount()
await fillSomeRegions(account)
await account.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])
const admin = await account.as(people.admin.email)
const maker = await account.as(people.maker.email)
const viewer = await account.as(people.viewer.email)
const { customerWith, entered, post } = ordering(account, { maker, admin })
const members = { admin, maker, viewer }

// All calls of the BFF pass through here, where they are counted.
const calls: string[] = []
const counting = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '', account.address)
  if (pathname !== '/v1/events') calls.push(`${request.method} ${pathname}`)
  const body: Buffer[] = []
  for await (const chunk of request) body.push(chunk as Buffer)
  const { host: _host, connection: _connection, ...headers } = request.headers
  const answer = await fetch(account.address + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 && { body: Buffer.concat(body) }),
  })
  const disposition = answer.headers.get('content-disposition')
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    ...(disposition !== null && { 'content-disposition': disposition }),
  })
  response.end(Buffer.from(await answer.arrayBuffer()))
})
await new Promise<void>(listening => counting.listen(0, '127.0.0.1', listening))

const auth = {
  exchange: {
    get: async (credential, organizationId) => {
      if (credential.kind === 'token') throw new Refused('G-10')
      const member = members[credential.id as keyof typeof members]
      return {
        token: member.authorization.replace('Bearer ', ''),
        permissions: new Set(member.permissions),
        userId: member.personId,
        organizationId,
        sessionFamilyId: member.familyId,
        tags: [],
        renewAt: null,
      } as Grant
    },
    drop: () => {},
    clear: () => {},
  },
  renewedCookie: async () => undefined,
  renew: async () => ({ kind: 'unknown' }),
  readCookie: header => /(?:^|; )arus=([^;]+)/.exec(header ?? '')?.[1],
  tagsOf: () => [],
  allows,
  guard,
} satisfies Omit<Auth, 'identity'>
const app = await openServer(
  readConfig({
    ACCOUNT_URL: `http://127.0.0.1:${(counting.address() as AddressInfo).port}`,
    TREASURY_URL: 'http://127.0.0.1:9',
    SERVICE_SECRET,
    ARUS_MODE: 'local',
    LOG_LEVEL: 'silent',
    WEB_DIRECTORY: 'tests/bff/support/none',
    TRUSTED_DOCUMENTS: 'tests/bff/support/persisted.json',
  }),
  { openAuth: () => ({ ...auth, identity: {} as Auth['identity'] }) },
)
const url = await app.listen({ port: 0, host: '127.0.0.1' })
atFileEnd(async () => {
  await app.close()
  counting.closeAllConnections()
  counting.close()
})

type Answer<Data> = { data: Data; errors?: { extensions: { code: string } }[] }
async function ask<Data>(query: string, variables: object = {}, who: keyof typeof members = 'maker') {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `arus=${who}`, 'x-organization-id': retail },
    body: JSON.stringify({ query, variables }),
  })
  return answer.json() as Promise<Answer<Data>>
}

const customers = [await customerWith(null), await customerWith(null)]
const purchases: { id: string; version: number }[] = []
for (const [place, customerId] of [...customers, ...customers].entries()) {
  const input = { customerId, number: `PO-${place}`, date: '2026-11-18', currency: 'IDR', lines: [line(), line()] }
  const { body } = await post<{ id: string; version: number }>(maker, '/v1/purchase-orders', input)
  purchases.push(body)
  for (let made = 0; made < 2; made++) await entered(customerId, { purchaseOrderId: body.id })
}
beforeEach(() => void calls.splice(0))

const NODE = 'customer { name } createdBy { fullName } lines { description product { code } } revisions { number }'

test('a page of purchase orders asks once for all that stands beside its rows', async () => {
  type Page = { organization: { purchaseOrders: { edges: { node: { salesOrders: unknown[]; lines: unknown[] } }[] } } }
  const { data, errors } = await ask<Page>(`{ organization { purchaseOrderCounts { all }
    purchaseOrders(first: 4) { totalCount totals { amount } edges { node { number ${NODE}
      salesOrders { number customer { name } lines { ordered } } } } } } }`)
  expect(errors).toBeUndefined()
  expect(
    data.organization.purchaseOrders.edges.map(({ node }) => [node.lines.length, node.salesOrders.length]),
  ).toEqual(Array.from({ length: 4 }, () => [2, 2]))
  expect(calls.toSorted()).toEqual([
    'GET /v1/customers',
    'GET /v1/people',
    'GET /v1/purchase-orders',
    'GET /v1/purchase-orders/answers',
    'GET /v1/purchase-orders/counts',
    'GET /v1/purchase-orders/lines',
    'GET /v1/purchase-orders/revisions',
    'GET /v1/purchase-orders/summary',
    'GET /v1/sales-orders',
    'GET /v1/sales-orders/lines',
  ])
})

test('a page of sales orders asks once for all that stands beside its rows', async () => {
  type Page = { organization: { salesOrders: { edges: { node: { purchaseOrder: { number: string } } }[] } } }
  const { data, errors } = await ask<Page>(`{ organization { salesOrderCounts { all }
    salesOrders(first: 8) { totalCount totals { amount } edges { node { number ${NODE}
      credit { exposure { amount } } purchaseOrder { number ordered { amount } } goodsReceipts { number } } } } } }`)
  expect(errors).toBeUndefined()
  expect(new Set(data.organization.salesOrders.edges.map(({ node }) => node.purchaseOrder.number)).size).toBe(4)
  expect(calls.toSorted()).toEqual([
    'GET /v1/customers',
    'GET /v1/goods-receipts/of-orders',
    'GET /v1/people',
    'GET /v1/purchase-orders',
    'GET /v1/sales-orders',
    'GET /v1/sales-orders/counts',
    'GET /v1/sales-orders/credit',
    'GET /v1/sales-orders/lines',
    'GET /v1/sales-orders/revisions',
    'GET /v1/sales-orders/summary',
  ])
})

test('the activity of an order is asked of the account service alone, page by page', async () => {
  type Orders = { organization: { salesOrders: { edges: { node: { uuid: string } }[] } } }
  const { data: orders } = await ask<Orders>('{ organization { salesOrders(first: 1) { edges { node { uuid } } } } }')
  const { uuid } = orders.organization.salesOrders.edges[0]!.node
  type Page = {
    organization: {
      salesOrder: {
        activity: {
          edges: { node: { action: string; recordType: string; recordUuid: string } }[]
          pageInfo: { hasNextPage: boolean }
        }
      }
    }
  }
  const QUERY = `query ($uuid: UUID!, $first: Int) { organization { salesOrder(uuid: $uuid) { activity(first: $first) {
    edges { cursor node { id action recordType recordUuid recordLabel actor { fullName } } } pageInfo { hasNextPage } } } } }`
  calls.splice(0)
  const { data, errors } = await ask<Page>(QUERY, { uuid, first: 10 })
  expect(errors).toBeUndefined()
  expect(data.organization.salesOrder.activity).toMatchObject({
    edges: [{ node: { action: 'CREATED', recordType: 'SALES_ORDER', recordUuid: uuid } }],
    pageInfo: { hasNextPage: false },
  })
  expect(calls.toSorted()).toEqual([`GET /v1/sales-orders/${uuid}`, `GET /v1/sales-orders/${uuid}/activity`])
})

test('a page of invoices asks once for all that stands beside its rows', async () => {
  type Made = { createInvoice: { invoice: { id: string } | null; userErrors: object[] } }
  const CREATE = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) {
    invoice { id } userErrors { code field } } }`
  const input = (place: number, more: object = {}) => ({
    customerId: encodeId('Customer', retail, customers[place % 2]!),
    invoiceDate: '2026-11-18',
    currency: 'IDR',
    vatTreatment: 'NONE',
    lines: [line(), line()],
    idempotencyKey: `018f0000-0000-4000-8000-00000000001${place}`,
    ...more,
  })
  for (const place of [0, 1, 2, 3]) {
    const { data } = await ask<Made>(CREATE, { input: input(place) })
    expect(data.createInvoice.userErrors).toEqual([])
  }
  const wrong = await ask<Made>(CREATE, { input: input(4, { milestones: [{ name: 'Termin', percent: '99' }] }) })
  expect(wrong.data.createInvoice).toEqual({
    invoice: null,
    userErrors: [{ code: 'U-ACC-IN-3', field: ['milestones'] }],
  })
  expect((await ask<Made>(CREATE, { input: input(5) }, 'viewer')).errors?.[0]?.extensions.code).toBe('G-20')
  calls.splice(0)
  type Page = { organization: { invoices: { edges: { node: { lines: object[]; allowedActions: string[] } }[] } } }
  const { data, errors } = await ask<Page>(`{ organization { invoiceCounts { all } invoiceApprovers { fullName }
    invoices(first: 4) { totalCount totals { amount } edges { node { number ${NODE} allowedActions
      salesOrder { number } goodsReceipts { number } approver { fullName } totals { vatRate } } } } } }`)
  expect(errors).toBeUndefined()
  expect(data.organization.invoices.edges.map(({ node }) => [node.lines.length, node.allowedActions])).toEqual(
    Array.from({ length: 4 }, () => [2, ['UPDATE', 'DELETE', 'SUBMIT']]),
  )
  expect(calls.toSorted()).toEqual([
    'GET /v1/customers',
    'GET /v1/invoices',
    'GET /v1/invoices/counts',
    'GET /v1/invoices/lines',
    'GET /v1/invoices/revisions',
    'GET /v1/invoices/summary',
    'GET /v1/people',
    'GET /v1/people',
  ])
})

test('what all customers owe stands below their list as in the aged receivables, and each figure is one request', async () => {
  type Sum = { amount: string; currency: string }
  type Shown = {
    organization: {
      daysToPay: { currency: string; days: string }[]
      agedReceivables: { currencies: { remaining: { amount: Sum }; expectedSoon: { count: number } }[] }
      customers: { owedTotals: Sum[] }
    }
  }
  calls.splice(0)
  const { data, errors } = await ask<Shown>(`{ organization { daysToPay { currency days }
    agedReceivables { currencies { remaining { amount { amount currency } } expectedSoon { count } } }
    customers(first: 1) { totalCount owedTotals { amount currency } } } }`)
  expect(errors).toBeUndefined()
  const { customers: listed, agedReceivables } = data.organization
  expect(listed.owedTotals).toEqual(agedReceivables.currencies.map(({ remaining }) => remaining.amount))
  expect(calls.toSorted()).toEqual([
    'GET /v1/aged-receivables',
    'GET /v1/aged-receivables/customer-totals',
    'GET /v1/aged-receivables/days-to-pay',
    'GET /v1/customers',
    'GET /v1/customers/summary',
  ])
})

test('an invoice is downloaded as PDF in each language, by those who see it', async () => {
  const { body } = await post<{ id: string }>(maker, '/v1/invoices', {
    customerId: customers[0],
    invoiceDate: '2026-11-18',
    currency: 'IDR',
    vatTreatment: 'NONE',
    lines: [line()],
  })
  type Found = { organization: { invoice: Record<'id' | 'en' | 'both', string> } }
  const { data } = await ask<Found>(
    `query ($uuid: UUID!) { organization { invoice(uuid: $uuid) {
      id: documentUrl(language: ID) en: documentUrl(language: EN) both: documentUrl } } }`,
    { uuid: body.id },
    'viewer',
  )
  const fetched = async (path: string, who?: string) => {
    const answer = await fetch(url + path, { headers: who === undefined ? {} : { cookie: `arus=${who}` } })
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const { id, en, both } = data.organization.invoice
  for (const [path, words] of [
    [id, /KONSEP.*Harga satuan/],
    [en, /DRAFT.*Unit price/],
    [both, /KONSEP \/ DRAFT.*Harga satuan Unit price/],
  ] as const) {
    const { answer, bytes } = await fetched(path, 'viewer')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect((await pagesOf(bytes))[0]).toMatch(words)
  }
  expect((await fetched(both)).answer.status).toBe(401)
})

test('credit memos are written, approved, undone and applied, and a page of them asks once for what stands beside its rows', async () => {
  const ask1 = async <Payload>(
    mutation: string,
    type: string,
    input: object,
    fields: string,
    who: keyof typeof members = 'maker',
  ) => {
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${fields} userErrors { code field } } }`
    const { data, errors } = await ask<Record<string, Payload & { userErrors: object[] }>>(query, { input }, who)
    expect(errors).toBeUndefined()
    return data[mutation]!
  }
  type Written = { creditMemo: { id: string; version: number } | null }
  const lines: { invoiceId: string; uuid: string }[] = []
  for (const place of [6, 7]) {
    const { invoice } = await ask1<{ invoice: { id: string; version: number; lines: { uuid: string }[] } }>(
      'createInvoice',
      'CreateInvoiceInput',
      {
        customerId: encodeId('Customer', retail, customers[0]!),
        invoiceDate: '2026-11-18',
        currency: 'IDR',
        vatTreatment: 'NONE',
        lines: [line({ kind: 'SERVICE' })],
        idempotencyKey: `018f0000-0000-4000-8000-00000000001${place}`,
      },
      'invoice { id version lines { uuid } }',
    )
    await ask1('submitInvoices', 'InvoicesInput', { ids: [invoice.id] }, 'results { ok }')
    const seen = { invoices: [{ id: invoice.id, version: invoice.version + 1 }] }
    await ask1('approveInvoices', 'ApproveInvoicesInput', seen, 'results { ok }', 'admin')
    lines.push({ invoiceId: invoice.id, uuid: invoice.lines[0]!.uuid })
  }
  const write = (place: number, amount: string) =>
    ask1<Written>(
      'createCreditMemo',
      'CreateCreditMemoInput',
      {
        invoiceId: lines[place]!.invoiceId,
        memoDate: '2026-11-19',
        note: 'Kurang kirim',
        lines: [{ invoiceLineUuid: lines[place]!.uuid, amount }],
        idempotencyKey: `018f0000-0000-4000-8000-00000000002${place}`,
      },
      'creditMemo { id version }',
    )
  expect(await write(0, '1000000.01')).toEqual({
    creditMemo: null,
    userErrors: [{ code: 'U-ACC-CM-1', field: ['lines', '0', 'amount'] }],
  })
  const memos = [(await write(0, '250000')).creditMemo!, (await write(1, '400000')).creditMemo!]
  const approved = await ask1<{ creditMemos: { id: string; version: number; applications: { uuid: string }[] }[] }>(
    'approveCreditMemos',
    'ApproveCreditMemosInput',
    { creditMemos: memos },
    'results { ok } creditMemos { id version applications { uuid } }',
    'admin',
  )
  const first = approved.creditMemos.find(({ id }) => id === memos[0]!.id)!
  const undone = await ask1<{ creditMemo: { id: string; status: string; version: number } }>(
    'undoCreditMemoApplications',
    'UndoCreditMemoApplicationsInput',
    { id: first.id, version: first.version, applicationUuids: first.applications.map(({ uuid }) => uuid), reason: 'x' },
    'creditMemo { id status version }',
  )
  expect(undone.creditMemo.status).toBe('OPEN')
  const { version } = undone.creditMemo
  const chosen = (place: number, amount: string) => ({
    id: first.id,
    version,
    applications: [{ invoiceId: lines[place]!.invoiceId, amount }],
  })
  const apply = (input: object) =>
    ask1<{ creditMemo: object | null }>(
      'applyCreditMemo',
      'ApplyCreditMemoInput',
      input,
      'creditMemo { status remaining { amount } invoice { status remaining { amount } } }',
    )
  expect((await apply(chosen(1, '1'))).userErrors).toEqual([
    { code: 'U-ACC-CM-11', field: ['applications', '0', 'invoiceId'] },
  ])
  expect((await apply(chosen(0, '100000'))).creditMemo).toEqual({
    status: 'PARTIALLY_APPLIED',
    remaining: { amount: '150000.00' },
    invoice: { status: 'PARTIALLY_PAID', remaining: { amount: '900000.00' } },
  })
  expect(
    (
      await ask(
        'mutation ($input: CreditMemosInput!) { applyCreditMemos(input: $input) { results { ok } } }',
        { input: { ids: [first.id] } },
        'viewer',
      )
    ).errors?.[0]?.extensions.code,
  ).toBe('G-20')
  calls.splice(0)
  type Page = { organization: { creditMemos: { edges: { node: { lines: object[]; applications: object[] } }[] } } }
  const { data, errors } = await ask<Page>(`{ organization { creditMemoCounts { all }
    creditMemos(first: 4) { totalCount totals { amount } edges { node { number customer { name } salesOrder { number }
      createdBy { fullName } invoice { number creditMemos { number } } lines { base { amount } }
      applications { amount { amount } appliedBy { fullName } invoice { number } } } } } } }`)
  expect(errors).toBeUndefined()
  expect(
    data.organization.creditMemos.edges.map(({ node }) => [node.lines.length, node.applications.length]).toSorted(),
  ).toEqual([
    [1, 1],
    [1, 2],
  ])
  expect(calls.toSorted()).toEqual([
    'GET /v1/credit-memos',
    'GET /v1/credit-memos',
    'GET /v1/credit-memos/applications',
    'GET /v1/credit-memos/counts',
    'GET /v1/credit-memos/lines',
    'GET /v1/credit-memos/of-invoices',
    'GET /v1/credit-memos/summary',
    'GET /v1/customers',
    'GET /v1/invoices',
    // For the memos, and for what they pay.
    'GET /v1/people',
    'GET /v1/people',
  ])
})

test('a refund is asked for by who approves, called off by them, and read for a page of memos in one call', async () => {
  type Memo = { id: string; status: string; version: number; refunds: object[]; allowedActions: string[] }
  const { data: found } = await ask<{ organization: { creditMemos: { edges: { node: Memo }[] } } }>(
    '{ organization { creditMemos(first: 1, filter: { status: [PARTIALLY_APPLIED] }) { edges { node { id version } } } } }',
  )
  const { id, version } = found.organization.creditMemos.edges[0]!.node
  const change = (mutation: string, input: string, more: object, who: keyof typeof members = 'admin') =>
    ask<Record<string, { creditMemo: Memo | null; userErrors: { code: string }[] }>>(
      `mutation ($input: ${input}!) { ${mutation}(input: $input) { userErrors { code } creditMemo { id status version
        allowedActions refundedOn refunds { status amount { amount } paid { amount } method lines { uuid }
        askedBy { fullName } reason expectedTransaction { uuid } } } } }`,
      { input: { id, ...more } },
      who,
    )
  expect((await change('refundCreditMemo', 'RefundCreditMemoInput', { version }, 'maker')).errors?.[0]).toMatchObject({
    extensions: { code: 'G-20' },
  })
  const stale = await change('refundCreditMemo', 'RefundCreditMemoInput', { version: version - 1 })
  expect(stale.data['refundCreditMemo']?.userErrors).toEqual([{ code: 'G-3' }])
  const asked = (await change('refundCreditMemo', 'RefundCreditMemoInput', { version })).data['refundCreditMemo']!
  expect(asked.creditMemo).toMatchObject({
    status: 'REFUNDING',
    refundedOn: null,
    refunds: [
      {
        status: 'ASKED',
        amount: { amount: '150000.00' },
        paid: { amount: '0.00' },
        method: null,
        lines: [],
        reason: null,
      },
    ],
    allowedActions: ['SEND', 'CALL_OFF_REFUND'],
  })
  const off = await change('callOffCreditMemoRefund', 'CallOffCreditMemoRefundInput', {
    version: asked.creditMemo!.version,
    reason: 'dipotong saja',
  })
  expect(off.data['callOffCreditMemoRefund']?.creditMemo).toMatchObject({
    status: 'REFUNDING',
    refunds: [{ status: 'CALLING_OFF', reason: 'dipotong saja' }],
    allowedActions: ['SEND'],
  })
  calls.splice(0)
  await ask('{ organization { creditMemos(first: 4) { edges { node { refunds { status askedBy { fullName } } } } } } }')
  expect(calls.toSorted()).toEqual(['GET /v1/credit-memos', 'GET /v1/credit-memos/refunds', 'GET /v1/people'])
})

test('what can be fixed is a user error at its field, and a viewer changes nothing', async () => {
  const input = {
    customerId: encodeId('Customer', retail, customers[0]!),
    number: 'po-0',
    date: '2026-11-18',
    currency: 'IDR',
    lines: [line()],
    idempotencyKey: '018f0000-0000-4000-8000-000000000009',
  }
  const CREATE = `mutation ($input: CreatePurchaseOrderInput!) { createPurchaseOrder(input: $input) {
    purchaseOrder { id } userErrors { code field } } }`
  type Created = { createPurchaseOrder: { userErrors: object[] } }
  expect((await ask<Created>(CREATE, { input })).data.createPurchaseOrder.userErrors).toEqual([
    { code: 'U-ACC-PO-1', field: ['number'] },
  ])
  expect((await ask<Created>(CREATE, { input }, 'viewer')).errors?.[0]?.extensions.code).toBe('G-20')
})

test('making orders answers what became of each, and each as it is now', async () => {
  const ids = purchases.slice(0, 2).map(({ id }) => encodeId('PurchaseOrder', retail, id))
  const ORDER = `mutation ($input: OrderPurchaseOrdersInput!) { orderPurchaseOrders(input: $input) {
    results { ok } purchaseOrders { status orderedBeyond { amount } } userErrors { code } } }`
  const { data } = await ask<{ orderPurchaseOrders: object }>(ORDER, { input: { ids } })
  expect(data.orderPurchaseOrders).toMatchObject({
    results: [{ ok: true }, { ok: true }],
    // Earlier orders already have 2,000,000.00, with lines that don't refer to any of these.
    purchaseOrders: [0, 1].map(() => ({ status: 'ACCEPTED', orderedBeyond: { amount: '2000000.00' } })),
    userErrors: [],
  })
})

test('a page of invoices asks once for their e-Faktur; a file is exported, and its number kept', async () => {
  const arus = invoicing(account, { maker, admin })
  const made = [await arus.written(customers[0]!), await arus.written(customers[1]!), await arus.written(customers[0]!)]
  const issued = [await arus.issue(made[0]!.id), await arus.issue(made[1]!.id)]
  const ids = issued.map(({ id }) => encodeId('Invoice', retail, id))
  calls.splice(0)
  type TaxInvoice = { status: string; version: number; number: string | null; fileUrl: string | null } | null
  type Page = { organization: { invoices: { edges: { node: { taxInvoice: TaxInvoice } }[] } } }
  const page = await ask<Page>(`{ organization { invoices(first: 3, sort: { field: CREATED_AT, direction: DESC }) {
    edges { node { number taxInvoice { status exportedBy { fullName } } } } } } }`)
  expect(page.errors).toBeUndefined()
  expect(page.data.organization.invoices.edges.map(({ node }) => node.taxInvoice?.status ?? null)).toEqual([
    null,
    'NOT_EXPORTED',
    'NOT_EXPORTED',
  ])
  expect(calls.toSorted()).toEqual(['GET /v1/invoices', 'GET /v1/tax-invoices'])

  const [draft] = [encodeId('Invoice', retail, made[2]!.id)]
  const faults = await ask<object>(
    'query ($ids: [ID!]!) { organization { taxInvoiceFaults(invoiceIds: $ids) { kind isWarning invoice { id } } } }',
    { ids: [...ids, draft] },
  )
  expect(faults.data).toEqual({
    organization: { taxInvoiceFaults: [{ kind: 'NOT_ISSUED', isWarning: false, invoice: { id: draft } }] },
  })

  const exporting = `mutation ($input: ExportTaxInvoicesInput!) { exportTaxInvoices(input: $input) {
    file { url invoiceCount } invoices { taxInvoice { status fileUrl version } } userErrors { code } } }`
  type Exported = {
    exportTaxInvoices: {
      file: { url: string } | null
      invoices: { taxInvoice: TaxInvoice }[]
      userErrors: { code: string }[]
    }
  }
  const input = { invoiceIds: [...ids, draft], idempotencyKey: crypto.randomUUID() }
  const refused = await ask<Exported>(exporting, { input })
  expect(refused.data.exportTaxInvoices).toEqual({ file: null, invoices: [], userErrors: [{ code: 'U-ACC-IN-11' }] })
  const { data } = await ask<Exported>(exporting, {
    input: { invoiceIds: ids, idempotencyKey: crypto.randomUUID() },
  })
  const { file, invoices } = data.exportTaxInvoices
  expect(invoices.map(({ taxInvoice }) => taxInvoice)).toEqual(
    ids.map(() => ({ status: 'EXPORTED', fileUrl: file?.url, version: 1 })),
  )
  const fetched = async (who: keyof typeof members) =>
    fetch(`${url}${file?.url}`, { headers: { cookie: `arus=${who}`, 'x-organization-id': retail } })
  expect(await (await fetched('maker')).text()).toContain(`<RefDesc>${issued[0]!.number}</RefDesc>`)
  expect((await fetched('viewer')).status).toBe(403)

  const approving = `mutation ($input: ApproveTaxInvoicesInput!) { approveTaxInvoices(input: $input) {
    invoices { taxInvoice { status number } } results { ok userErrors { code } } } }`
  const approvals = ids.map(invoiceId => ({ invoiceId, number: '04002600000000001', version: 1 }))
  expect((await ask<object>(approving, { input: { approvals } })).data).toEqual({
    approveTaxInvoices: {
      invoices: [{ taxInvoice: { status: 'APPROVED', number: '04002600000000001' } }],
      results: [
        { ok: true, userErrors: [] },
        { ok: false, userErrors: [{ code: 'U-ACC-IN-12' }] },
      ],
    },
  })
})

test('a page of invoices asks once for what is agreed and for the letters of all; agreements and letters go through the graph', async () => {
  const books = invoicing(account, { maker, admin })
  const invoices = []
  for (const customerId of customers)
    invoices.push(await books.issue((await books.written(customerId, { vatTreatment: 'NONE' })).id))
  const [promised, plain] = invoices.map(({ id }) => encodeId('Invoice', retail, id))
  const date = Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 3 }).toString()

  type Set = { setInvoicePromise: { invoice: { agreement: object } | null; userErrors: { code: string }[] } }
  const promise = `mutation ($input: SetInvoicePromiseInput!) { setInvoicePromise(input: $input) {
    invoice { agreement { promisedOn promiseNote promisedBy { fullName } isDisputed version } } userErrors { code } } }`
  const input = { invoiceId: promised, date, note: 'per telepon', version: 0 }
  expect((await ask<Set>(promise, { input })).data.setInvoicePromise).toEqual({
    invoice: {
      agreement: {
        promisedOn: date,
        promiseNote: 'per telepon',
        promisedBy: { fullName: people.maker.fullName },
        isDisputed: false,
        version: 1,
      },
    },
    userErrors: [],
  })
  expect(
    (await ask<Set>(promise, { input: { ...input, version: 1, date: '2020-01-01' } })).data.setInvoicePromise,
  ).toEqual({ invoice: null, userErrors: [{ code: 'U-ACC-RM-6' }] })
  const refused = await ask<Set>(promise, { input }, 'viewer')
  expect(refused.errors?.[0]?.extensions.code).toBe('G-20')

  const previews = await ask<{ organization: { reminderPreviews: { customerId: string; invoiceIds: string[] }[] } }>(
    'query ($ids: [ID!]!) { organization { reminderPreviews(invoiceIds: $ids) { customerId invoiceIds subject text } } }',
    { ids: [promised, plain] },
  )
  expect(previews.data.organization.reminderPreviews).toMatchObject([
    { customerId: encodeId('Customer', retail, customers[1]!), invoiceIds: [plain] },
  ])
  type Reminded = { remindInvoices: { results: { ok: boolean; userErrors: { code: string }[] }[] } }
  const { data } = await ask<Reminded>(
    'mutation ($ids: [ID!]!) { remindInvoices(input: { ids: $ids }) { results { ok userErrors { code } } } }',
    { ids: [promised, plain] },
  )
  expect(data.remindInvoices.results).toEqual([
    { ok: false, userErrors: [{ code: 'U-ACC-RM-3' }] },
    { ok: true, userErrors: [] },
  ])

  calls.splice(0)
  type Page = { organization: { invoices: { edges: { node: { agreement: object | null; reminders: object[] } }[] } } }
  const page = await ask<Page>(`{ organization { invoices(first: 2, sort: { field: CREATED_AT, direction: DESC }) {
    edges { node { agreement { promisedOn } reminders { level sentBy { fullName } parts { amount { amount } } } } } } } }`)
  expect(page.errors).toBeUndefined()
  const [second, first] = page.data.organization.invoices.edges.map(({ node }) => node)
  expect(first).toEqual({ agreement: { promisedOn: date }, reminders: [] })
  expect(second).toMatchObject({ agreement: null, reminders: [{ sentBy: { fullName: people.maker.fullName } }] })
  expect(calls.toSorted()).toEqual([
    'GET /v1/invoices',
    'GET /v1/invoices/agreements',
    'GET /v1/people',
    'GET /v1/reminders/of-invoices',
  ])

  const settings = await ask<{ updateCustomerReminderSettings: object }>(
    `mutation ($input: UpdateCustomerReminderSettingsInput!) { updateCustomerReminderSettings(input: $input) {
      customer { reminderSettings { days isPaused pausedUntil version } reminders { kind } } userErrors { code } } }`,
    { input: { customerId: encodeId('Customer', retail, customers[1]!), days: [1, 9], isPaused: true, version: 0 } },
  )
  expect(settings.data.updateCustomerReminderSettings).toEqual({
    customer: {
      reminderSettings: { days: [1, 9], isPaused: true, pausedUntil: null, version: 1 },
      reminders: [{ kind: 'PAYMENT' }],
    },
    userErrors: [],
  })
})

test('billing of a page of customers is asked for once, with its drafts', async () => {
  const customerId = await customerWith(null)
  const order = await ordering(account, { maker, admin }).approved(customerId, { lines: [line({ kind: 'SERVICE' })] })
  type Billed = { billCustomer: { run: { cycle: string; invoices: object[] }; userErrors: { code: string }[] } }
  const mutation = `mutation ($input: BillCustomerInput!) { billCustomer(input: $input) {
    run { cycle until madeBy { fullName } invoices { salesOrder { number } billing { cycle until } createdBy { fullName } } skippedOrders { number } }
    customer { name } userErrors { code } } }`
  const input = {
    customerId: encodeId('Customer', retail, customerId),
    until: '2026-11-20',
    idempotencyKey: crypto.randomUUID(),
  }
  const { data } = await ask<Billed>(mutation, { input })
  const name = { fullName: people.maker.fullName }
  expect(data.billCustomer).toMatchObject({
    run: {
      cycle: 'ON_DEMAND',
      until: '2026-11-20',
      madeBy: name,
      invoices: [{ salesOrder: { number: order.number }, billing: { cycle: 'ON_DEMAND' }, createdBy: name }],
      skippedOrders: [],
    },
    userErrors: [],
  })
  expect(
    (await ask<Billed>(mutation, { input: { ...input, idempotencyKey: crypto.randomUUID() } })).data.billCustomer,
  ).toEqual({
    run: null,
    customer: null,
    userErrors: [{ code: 'U-ACC-BC-1' }],
  })
  expect((await ask<Billed>(mutation, { input }, 'viewer')).errors?.[0]?.extensions.code).toBe('G-20')

  calls.splice(0)
  type Page = { organization: { customers: { edges: { node: { billing: { runs: object[] } } }[] } } }
  const page = await ask<Page>(`{ organization { customers(first: 3, filter: { status: [ACTIVE] }) { edges { node {
    billing { nextOn runs { from until invoices { number total { amount } } skippedOrders { number } } } } } } } }`)
  expect(page.errors).toBeUndefined()
  expect(page.data.organization.customers.edges.map(({ node }) => node.billing.runs.length).toSorted()).toEqual([
    0, 0, 1,
  ])
  expect(calls.toSorted()).toEqual(['GET /v1/billing-runs/of-customers', 'GET /v1/customers', 'GET /v1/invoices'])
})

test('an order and its invoice name the entity that issues them, and the next document is proposed the same', async () => {
  type Made = { createEntity: { entity: { id: string; uuid: string }; userErrors: object[] } }
  const made = await ask<Made>(
    `mutation ($input: CreateEntityInput!) { createEntity(input: $input) {
      entity { id uuid taxNumber isVatRegistered branchNumber } userErrors { code field } } }`,
    { input: { name: 'CV Arus Graf', taxNumber: '01.345.678.9-012.000' } },
    'admin',
  )
  const { id: entityId, uuid } = made.data.createEntity.entity
  expect(made.data.createEntity).toMatchObject({
    entity: { taxNumber: '0013456789012000', isVatRegistered: false, branchNumber: '000000' },
    userErrors: [],
  })
  const customerId = encodeId('Customer', retail, await customerWith(null))
  const input = {
    customerId,
    entityId,
    orderDate: '2026-11-20',
    currency: 'IDR',
    vatTreatment: 'NONE',
    lines: [line()],
    idempotencyKey: crypto.randomUUID(),
  }
  type Ordered = { createSalesOrder: { salesOrder: { entity: { name: string } } } }
  const { data: ordered } = await ask<Ordered>(
    `mutation ($input: CreateSalesOrderInput!) { createSalesOrder(input: $input) {
      salesOrder { entity { name } } userErrors { code field } } }`,
    { input },
  )
  expect(ordered.createSalesOrder.salesOrder.entity.name).toBe('CV Arus Graf')
  type Refused = { createInvoice: { userErrors: object[] } }
  const { orderDate: invoiceDate, ...rest } = input
  const refused = await ask<Refused>(
    `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { userErrors { code field } } }`,
    { input: { ...rest, invoiceDate, vatTreatment: 'STANDARD', idempotencyKey: crypto.randomUUID() } },
  )
  expect(refused.data.createInvoice.userErrors).toEqual([{ code: 'U-ACC-IN-5', field: ['vatTreatment'] }])

  calls.splice(0)
  type Page = {
    organization: {
      salesOrders: { edges: { node: { entity: { name: string }; customer: { proposedEntity: { name: string } } } }[] }
      invoices: { edges: { node: { entity: { isDefault: boolean } } }[] }
    }
  }
  const page = await ask<Page>(
    `query ($entity: UUID!) { organization {
      salesOrders(first: 5, filter: { entityUuid: $entity }) { edges { node { entity { name } customer { proposedEntity { name } } } } }
      invoices(first: 5) { edges { node { entity { isDefault } } } } } }`,
    { entity: uuid },
  )
  expect(page.errors).toBeUndefined()
  expect(page.data.organization.salesOrders.edges.map(({ node }) => node)).toEqual([
    { entity: { name: 'CV Arus Graf' }, customer: { proposedEntity: { name: 'CV Arus Graf' } } },
  ])
  expect(page.data.organization.invoices.edges.every(({ node }) => node.entity.isDefault)).toBe(true)
  expect(calls.filter(call => call === 'GET /v1/issuing-entities')).toHaveLength(1)
})
