// The page of a sales order: activities name the records made from it. Only users who may view the log see them.
import { screen, within } from '@testing-library/react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test } from 'vitest'
import pageQuery, { type SalesOrderPageQuery } from '../../../../../web/__generated__/SalesOrderPageQuery.graphql.ts'
import { SalesOrderPage } from '../../../../../web/pages/organization/salesOrders/SalesOrderPage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const UUID = '0198f000-0000-7000-8000-000000000001'
type Permissions = Parameters<typeof PermissionsProvider>[0]['permissions']

const entry = (recordType: string, recordLabel: string, action: string) => ({
  cursor: recordLabel,
  node: {
    id: recordLabel,
    at: '2026-11-20T03:00:00Z',
    action,
    reason: null,
    recordType,
    recordUuid: UUID,
    recordLabel,
    actor: recordType === 'INVOICE' ? null : { fullName: 'Dewi Anggraini' },
  },
})

type Facts = { order?: object; tab?: string }

async function open(permissions: Permissions, { order = {}, tab = 'activities' }: Facts = {}) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '2',
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      Money: () => ({ amount: '1000000.00', currency: 'IDR' }),
      Organization: () => ({ permissions }),
      ActivityConnection: () => ({
        edges: [
          entry('INVOICE', 'INV-2026-000007', 'CREATED'),
          entry('GOODS_RECEIPT', 'GR-2026-000003', 'CREATED'),
          entry('SALES_ORDER', 'SO-2026-000002', 'APPROVED'),
        ],
        pageInfo: { hasNextPage: true, endCursor: 'SO-2026-000002' },
      }),
      SalesOrder: () => ({
        uuid: UUID,
        number: 'SO-2026-000002',
        status: 'OPEN',
        allowedActions: [],
        revisions: [],
        receivedPercent: 0,
        orderDate: '2026-11-20',
        requiredDate: null,
        createdAt: '2026-11-20T03:00:00Z',
        approvedAt: null,
        purchaseOrder: null,
        credit: null,
        invoices: [],
        ...order,
      }),
    }),
  )
  const variables = { uuid: UUID }
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<SalesOrderPageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <SalesOrderPage queries={{ page }} />
    </PermissionsProvider>,
    {
      environment,
      messages: ['salesOrders', 'salesOrders.form', 'invoices', 'log'],
      path: `/sales-order/${UUID}?tab=${tab}`,
    },
  )
  await screen.findByRole('heading', { level: 1 })
}

test('names what was made of the order, and opens what the user may see', async () => {
  await open(['INVOICING_SALES_ORDERS_VIEW', 'INVOICING_INVOICES_VIEW', 'ACCOUNT_ACTIVITY_VIEW'])
  const [invoice, receipt, order] = (await screen.findAllByRole('listitem')).filter(item =>
    item.closest('.log-entries'),
  )
  expect(invoice?.textContent).toMatch(/^Created · Invoice INV-2026-000007 System/)
  expect(within(invoice!).getByRole('link', { name: 'INV-2026-000007' }).getAttribute('href')).toBe(`/invoices/${UUID}`)
  expect(receipt?.textContent).toMatch(/^Created · Goods receipt GR-2026-000003 Dewi Anggraini/)
  expect(within(receipt!).queryByRole('link')).toBeNull()
  expect(order?.textContent).toMatch(/^Approved Dewi Anggraini/)
  screen.getByRole('button', { name: 'Show more' })
})

test('has no activities for those who do not see the log', async () => {
  await open(['INVOICING_SALES_ORDERS_VIEW'])
  expect(screen.queryByRole('link', { name: 'Activities' })).toBeNull()
  expect(screen.queryByText(/INV-2026-000007/)).toBeNull()
})

const linked = async (order: object) => {
  await open(['INVOICING_SALES_ORDERS_VIEW', 'INVOICING_INVOICES_VIEW'], { order, tab: 'revisions' })
  const card = screen.queryByRole('heading', { name: 'Linked' })?.closest('section')
  return [...(card?.querySelectorAll('li') ?? [])]
}
const textOf = (row: Element) => row.textContent.replaceAll('\u00a0', ' ')
const issued = {
  id: 'invoice',
  uuid: UUID,
  number: 'INV-2026-000007',
  status: 'ISSUED',
  isOverdue: false,
  nextDueDate: '2026-12-26',
  remaining: { amount: '42900000.00' },
  total: { amount: '42900000.00', currency: 'IDR' },
  unverified: { amount: '0.00' },
  withheldOpen: { amount: '0.00' },
}

test('names the purchase order before it and the invoices after it, and how many stand in each tab', async () => {
  const purchaseOrder = { uuid: UUID, number: 'PO-2026-000004', date: '2026-11-11', orderedBeyond: null }
  const rows = await linked({ purchaseOrder, invoices: [issued], goodsReceipts: [], creditMemos: null })
  expect(rows.map(textOf)).toEqual([
    'PO-2026-000004Purchase order, 11 Nov',
    expect.stringMatching(/^INV-2026-000007Due 26 DecIDR 1,000,000.00Issued/),
  ])
  expect(rows.map(row => row.querySelector('a')?.getAttribute('href'))).toEqual([
    `/purchase-order/${UUID}`,
    `/invoices/${UUID}`,
  ])
  expect(screen.getByRole('link', { name: /^Invoices ?1$/ })).toBeTruthy()
})

test('has no card of links without any, and none for those who see neither', async () => {
  const rows = await linked({ purchaseOrder: null, invoices: null })
  expect(rows.map(textOf)).toEqual([])
})

/** An order with VAT of a registered entity to a company, both with tax numbers. */
const taxed = {
  vatTreatment: 'STANDARD',
  overrideReason: null,
  customerName: 'PT Sinar Pangan',
  entity: { name: 'PT Arus Ritel', isVatRegistered: true, taxNumber: '0021832415000000' },
  customer: { uuid: UUID, taxNumber: '0021832415123000', identityNumber: null },
}
const taxNotes = async (order: object) => {
  await open(['INVOICING_SALES_ORDERS_VIEW'], { order: { ...taxed, ...order }, tab: 'revisions' })
  return [...document.querySelectorAll('.note.warn')].map(note => note.textContent)
}
const noBuyer =
  'PT Sinar Pangan has no tax number (NPWP or NIK). The e-Faktur of this order’s invoices can’t be exported until it’s added to the customer.'

test('says before anything is delivered that the customer has no number for the e-Faktur', async () => {
  expect(await taxNotes({ customer: { ...taxed.customer, taxNumber: null } })).toEqual([noBuyer])
  expect(screen.getByRole('link', { name: 'added to the customer' }).getAttribute('href')).toBe(`/buyer/${UUID}`)
})

test('says that the entity has no tax number, or is not registered, so that no invoice can follow', async () => {
  expect(await taxNotes({ entity: { ...taxed.entity, taxNumber: null } })).toEqual([
    'PT Arus Ritel is registered for VAT (PKP) but has no tax number (NPWP). No invoice of this order can be issued until it’s entered in the company profile.',
  ])
})

test('says that the entity is not registered any more', async () => {
  expect(await taxNotes({ entity: { ...taxed.entity, isVatRegistered: false } })).toEqual([
    'PT Arus Ritel isn’t registered for VAT (PKP), so this order can’t be invoiced with VAT.',
  ])
})

test.each([
  ['everything is there', {}],
  [
    'a person has an identity number',
    { customer: { ...taxed.customer, taxNumber: null, identityNumber: '3175064505990001' } },
  ],
  ['the buyer is abroad', { vatTreatment: 'EXPORT', customer: { ...taxed.customer, taxNumber: null } }],
  ['there is no VAT', { vatTreatment: 'NONE', customer: { ...taxed.customer, taxNumber: null } }],
  [
    'the order has ended',
    { status: 'CANCELED', statusChangedAt: '2026-11-21T03:00:00Z', customer: { ...taxed.customer, taxNumber: null } },
  ],
])('has no tax note where %s', async (_why, order) => {
  expect(await taxNotes(order)).toEqual([])
})
