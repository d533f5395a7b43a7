import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import pageQuery, { type InvoicePageQuery } from '../../../../../web/__generated__/InvoicePageQuery.graphql.ts'
import { InvoiceStatusMark } from '../../../../../web/pages/organization/invoices/_components/InvoiceStatusMark.tsx'
import { InvoicePage } from '../../../../../web/pages/organization/invoices/InvoicePage.tsx'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { toast } from '../../../../../web/ui/toast/toast.ts'
import { renderScreen } from '../../../support/render.tsx'

vi.mock(import('../../../../../web/ui/overlay/Menu.tsx'), () => import('../../../support/inlineMenu.tsx'))

const UUID = '0198f000-0000-7000-8000-000000000001'
const money = (amount: string) => ({ amount, currency: 'IDR' })
const PERMISSIONS = ['INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_MANAGE', 'INVOICING_INVOICES_APPROVE'] as const

const MESSAGES = [
  'invoices',
  'invoices.form',
  'invoices.tax',
  'receivedPayments',
  'creditMemos',
  'products',
  'log',
  'papers',
]

/** The page of an invoice, for a user who creates and approves invoices and sees neither customers nor receipts. */
async function open(
  { entities, ...invoice }: { entities?: readonly object[]; [field: string]: unknown },
  more: readonly string[] = [],
) {
  const permissions = [...PERMISSIONS, ...more]
  const environment = createMockEnvironment()
  const variables = { uuid: UUID }
  environment.mock.queueOperationResolver(operation =>
    MockPayloadGenerator.generate(operation, {
      Decimal: () => '2',
      DateTime: () => '2026-11-20T03:00:00Z',
      Date: () => '2026-11-23',
      // Only the test sets the outstanding amount and credit memos.
      Money: ({ path, name }) =>
        path?.includes('creditMemos') || ['remaining', 'unverified', 'writtenOff'].includes(name ?? '')
          ? undefined
          : money('0.00'),
      Organization: () => ({ permissions, activity: { edges: [] }, ...(entities && { entities }) }),
      Person: () => ({ fullName: 'Dewi Anggraini' }),
      Invoice: ({ path }) =>
        path?.includes('creditMemos')
          ? undefined
          : {
              uuid: UUID,
              number: 'INV-2026-000007',
              status: 'ISSUED',
              kind: 'STANDARD',
              isOverdue: false,
              nextDueDate: '2026-12-23',
              expectedDate: '2026-12-23',
              customerName: 'PT Bumi Karsa Mandiri',
              invoiceDate: '2026-11-23',
              dueDate: '2026-12-23',
              createdAt: '2026-11-20T03:00:00Z',
              openedOn: null,
              billing: null,
              issuedAt: '2026-11-20T04:00:00Z',
              statusChangedAt: '2026-11-20T04:00:00Z',
              termFrom: 'INVOICE_DATE',
              termDays: 30,
              hardCopy: true,
              shippedOn: '2026-11-21',
              shippedTo: 'Menara Karsa',
              receivedOn: null,
              receivedBy: null,
              reason: null,
              internalNote: null,
              stampSerial: null,
              receivedFile: null,
              approver: null,
              undeducted: null,
              deductions: [],
              milestones: [],
              remaining: money('59000000.00'),
              total: money('111000000.00'),
              totals: {
                vatRate: '11',
                subtotal: money('100000000.00'),
                discount: money('0.00'),
                deducted: money('0.00'),
                base: money('100000000.00'),
                otherBase: null,
                rupiah: null,
                vat: money('11000000.00'),
                isStampDue: false,
                stampDuty: money('0.00'),
                collectedVat: money('0.00'),
                total: money('111000000.00'),
                withheldTotal: money('2000000.00'),
                expectedCash: money('109000000.00'),
                withheld: [],
              },
              allowedActions: ['CANCEL', 'RECEIVE'],
              lines: [],
              goodsReceipts: [],
              taxInvoice: null,
              unverified: money('0.00'),
              writtenOff: money('0.00'),
              receivedPayments: [],
              creditMemos: [],
              expectedTransactions: [],
              agreement: null,
              reminders: [],
              ...invoice,
            },
    }),
  )
  environment.mock.queuePendingOperation(pageQuery, variables)
  const page = loadQuery<InvoicePageQuery>(environment, pageQuery, variables)
  await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <InvoicePage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: MESSAGES },
  )
  await screen.findByRole('heading', { level: 1 })
  return environment
}

test.each([
  ['PAID', { remaining: '0.00', unverified: '111000000.00' }, /^Paid.*unverified$/],
  ['PARTIALLY_PAID', { remaining: '59000000.00', unverified: '50000000.00' }, /^Partially paid.*unverified$/],
  ['PARTIALLY_PAID', { remaining: '0.00', withheldOpen: '2000000.00' }, /^Slip awaited$/],
  ['PARTIALLY_PAID', { remaining: '59000000.00', withheldOpen: '2000000.00' }, /^Partially paid$/],
  ['WRITTEN_OFF', { remaining: '0.00' }, /^Written off$/],
  ['WRITTEN_OFF', { remaining: '0.00', withheldOpen: '2000000.00' }, /^Written off.*slip awaited$/],
] as const)('%s with %o is told as what it is', async (status, amounts, told) => {
  const of = (name: 'remaining' | 'unverified' | 'withheldOpen') =>
    money({ withheldOpen: '0.00', unverified: '0.00', ...amounts }[name])
  const { container } = await renderScreen(
    <InvoiceStatusMark
      invoice={{
        status,
        isOverdue: false,
        nextDueDate: null,
        remaining: of('remaining'),
        unverified: of('unverified'),
        withheldOpen: of('withheldOpen'),
      }}
    />,
    { messages: ['invoices'] },
  )
  expect(container.textContent?.trim()).toMatch(told)
})

test('what somebody says was paid is shown apart from what was', async () => {
  await open({ status: 'PARTIALLY_PAID', unverified: money('50000000.00') })
  const claimed = screen.getByText('Paid, unverified').closest('div')
  expect(claimed?.textContent).toContain('50,000,000')
})

test('what is paid in instalments is due on their days, and on no day that terms alone would give', async () => {
  const milestone = (dueDate: string) => ({
    name: dueDate,
    percent: '50',
    dueDate,
    total: money('55500000.00'),
    expectedCash: money('55500000.00'),
  })
  await open({ dueDate: '2026-11-26', milestones: [milestone('2026-11-03'), milestone('2026-12-26')] })
  const [due] = screen.getAllByText('Due', { selector: 'dt' })
  expect(due?.nextElementSibling?.textContent).toBe('3 Nov 2026 – 26 Dec 2026')
  expect(document.body.textContent).not.toContain('26 Nov 2026')
})

test('who wrote an invoice is told why they can’t approve it', async () => {
  await open({ number: null, status: 'WAITING_APPROVAL', allowedActions: ['UPDATE', 'RETURN'] })
  expect(screen.getByText('You wrote this invoice or a part of it. Someone else approves it.')).toBeDefined()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['saved', new Response('%PDF'), ['INV-2026-000007.pdf'], []],
  [
    'replaced by a word of what went wrong',
    new Response('{}', { status: 503 }),
    [],
    ['The PDF couldn’t be made. Try again shortly.'],
  ],
])('a PDF in the chosen language is %s', async (_what, answer, saves, tells) => {
  const user = userEvent.setup()
  const saved: string[] = []
  const told: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  vi.spyOn(toast, 'error').mockImplementation(text => void told.push(text))
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} }))
  const fetched = vi.fn((_address: string) => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetched)
  await open({ BOTH: '/files/both', ID: '/files/id', EN: '/files/en' })
  await user.click(await screen.findByRole('menuitem', { name: 'English' }))
  await waitFor(() => expect([saved, told]).toEqual([saves, tells]))
  expect(fetched.mock.calls).toEqual([['/files/en']])
})

const taxInvoice = {
  status: 'EXPORTED',
  transactionCode: '04',
  facility: null,
  number: null,
  reason: null,
  fileUrl: '/files/a',
  exportedAt: '2026-11-23T03:00:00Z',
  uploadDueDate: '2026-12-20',
  daysLeft: 26,
  allowedActions: ['EXPORT', 'APPROVE', 'REJECT'],
  version: 1,
}
const actionsOfCard = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(text => ['Export XML', 'Enter number', 'Mark as rejected', 'Mark as canceled in Coretax'].includes(text))

test('an exported invoice says until when it is uploaded, and takes its number', async () => {
  await open({ taxInvoice })
  expect(screen.getByText('26 days left').parentElement?.textContent).toBe('20 Dec 2026 26 days left')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Shipped 21 Nov')
  expect(actionsOfCard()).toEqual(['Export XML', 'Enter number', 'Mark as rejected'])
  expect(screen.getByRole('link', { name: 'Download XML' }).getAttribute('href')).toBe('/files/a')
})

test('a canceled invoice with a number asks to cancel its e-Faktur too', async () => {
  const allowedActions = ['APPROVE', 'CANCEL']
  const number = '04002600000000001'
  await open({
    status: 'CANCELED',
    taxInvoice: { ...taxInvoice, status: 'APPROVED', number, daysLeft: null, allowedActions },
  })
  // Users copy it from here by typing: it must not wrap.
  expect(screen.getByText(number).className).toContain('document-number')
  expect(screen.getByText(/Cancel its e-Faktur in Coretax too/)).toBeDefined()
  expect(actionsOfCard()).toEqual(['Mark as canceled in Coretax'])
})

test('an invoice with a number is canceled by who says that its e-Faktur is canceled in Coretax', async () => {
  const user = userEvent.setup()
  const environment = await open({
    id: 'invoice',
    allowedActions: ['CANCEL'],
    taxInvoice: { ...taxInvoice, status: 'APPROVED', number: '04002600000000001', daysLeft: null, allowedActions: [] },
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel invoice' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = () => user.click(dialog.getByRole('button', { name: 'Cancel invoice' }))
  const sent = () =>
    environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useCancelInvoicesMutation')?.request.variables
  await user.type(dialog.getByRole('textbox'), 'Salah pelanggan')
  await send()
  expect(dialog.getByRole('alert').textContent).toMatch(/Cancel it there first/)
  expect(sent()).toBeUndefined()
  await user.click(dialog.getByRole('checkbox', { name: 'I canceled its e-Faktur in Coretax' }))
  await send()
  expect(sent()).toEqual({ input: { ids: ['invoice'], reason: 'Salah pelanggan', isTaxInvoiceCanceled: true } })
})

test('an invoice that was canceled before it was exported says nothing of e-Faktur', async () => {
  await open({
    status: 'CANCELED',
    taxInvoice: { ...taxInvoice, status: 'NOT_EXPORTED', daysLeft: null, allowedActions: [] },
  })
  expect(screen.queryByRole('heading', { name: 'e-Faktur' })).toBeNull()
})

test('the chain to the bank is on the page of an invoice: what is expected of it, and the lines that paid it', async () => {
  await open({
    status: 'PARTIALLY_PAID',
    expectedTransactions: [
      {
        uuid: 'et-1',
        number: 'ET-2026-000041',
        date: '2026-12-23',
        status: 'PARTIALLY_RECONCILED',
        amount: money('109000000.00'),
        reconciliations: [
          {
            allocations: [
              {
                expectedTransaction: { uuid: 'et-1' },
                statementTransaction: {
                  uuid: 'line-1',
                  date: '2026-11-24',
                  description: 'TRSF E-BANKING CR BUMI KARSA',
                  bankAccount: { alias: 'BCA Operasional' },
                },
                amount: money('50000000.00'),
              },
              {
                expectedTransaction: { uuid: 'another' },
                statementTransaction: {
                  uuid: 'line-1',
                  date: '2026-11-24',
                  description: 'TRSF E-BANKING CR BUMI KARSA',
                  bankAccount: { alias: 'BCA Operasional' },
                },
                amount: money('7000000.00'),
              },
            ],
          },
        ],
      },
    ],
  })
  expect(screen.getByRole('link', { name: 'ET-2026-000041' }).getAttribute('href')).toBe(
    '/expected-transactions/et-1/edit',
  )
  // Only one line: what it paid of other records is not part of the chain.
  expect(screen.getByText(/24 Nov 2026 · BCA Operasional · .* · TRSF E-BANKING CR BUMI KARSA/)).toBeDefined()
})

test('the memos that correct or pay an invoice are on its page, with how much of it each pays', async () => {
  const user = userEvent.setup()
  const memo = {
    memoDate: '2026-11-21',
    invoiceNumber: 'INV-2026-000007',
    paymentNumber: null,
    invoice: { uuid: UUID },
    applications: [],
  }
  const creditMemos = [
    {
      ...memo,
      id: 'own',
      uuid: 'own',
      number: 'CM-2026-000041',
      kind: 'CORRECTION',
      status: 'PARTIALLY_APPLIED',
      total: money('3000000.00'),
      applications: [
        { undoneAt: null, amount: money('1250000.00'), invoice: { uuid: UUID } },
        { undoneAt: null, amount: money('750000.25'), invoice: { uuid: UUID } },
        { undoneAt: '2026-11-22T03:00:00Z', amount: money('500000.00'), invoice: { uuid: UUID } },
        { undoneAt: null, amount: money('300000.00'), invoice: { uuid: 'another' } },
      ],
    },
    {
      ...memo,
      id: 'over',
      uuid: 'over',
      number: 'CM-2026-000040',
      kind: 'OVERPAYMENT',
      status: 'OPEN',
      total: money('900000.00'),
      invoice: null,
      invoiceNumber: null,
      paymentNumber: 'PAY-2026-000009',
    },
  ]
  await open({ creditMemos }, ['INVOICING_CREDIT_MEMOS_VIEW', 'INVOICING_CREDIT_MEMOS_MANAGE'])
  await user.click(screen.getByRole('link', { name: 'Credit memos', current: false }))
  const rows = screen.getAllByRole('row').map(row => row.textContent)
  expect(rows.filter(text => text.includes('CM-2026'))).toEqual([
    expect.stringMatching(/CM-2026-000041.*Corrects this invoice.*Partially applied.*3,000,000\.00.*2,000,000\.25/),
    expect.stringMatching(/CM-2026-000040.*Overpaid with PAY-2026-000009.*Open.*900,000\.00.*–/),
  ])
  expect(screen.getByRole('link', { name: 'New credit memo' }).getAttribute('href')).toContain(
    `/credit-memo/create?invoice=${UUID}`,
  )
})

test('who may not see credit memos has no tab of them', async () => {
  await open({})
  expect(screen.queryByRole('link', { name: 'Credit memos' })).toBeNull()
})

test('what will not come of an invoice is written off with a reason, as far as cash is open', async () => {
  const user = userEvent.setup()
  const environment = await open({ id: 'invoice', withheldOpen: money('2000000.00') }, [
    'INVOICING_CREDIT_MEMOS_VIEW',
    'INVOICING_CREDIT_MEMOS_MANAGE',
  ])
  await user.click(screen.getByRole('link', { name: 'Credit memos' }))
  await user.click(screen.getByRole('button', { name: 'Write off' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/59,000,000\.00 is still open/)).toBeDefined()
  await user.type(dialog.getByRole('textbox'), 'Pelanggan pailit')
  await user.click(dialog.getByRole('button', { name: 'Save draft' }))
  const sent = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.operation.name === 'useWriteOffInvoiceMutation')
  expect(sent?.request.variables).toEqual({
    input: { invoiceId: 'invoice', note: 'Pelanggan pailit', idempotencyKey: expect.any(String) },
  })
})

test('what is written off of an invoice stands apart from what was paid', async () => {
  const memo = { invoice: { uuid: UUID }, applications: [], memoDate: '2026-11-21', invoiceNumber: 'INV-2026-000007' }
  await open({
    status: 'PARTIALLY_PAID',
    writtenOff: money('30000000.00'),
    creditMemos: [
      { ...memo, id: 'a', uuid: 'a', kind: 'WRITE_OFF', status: 'APPLIED', total: money('30000000.00') },
      { ...memo, id: 'b', uuid: 'b', kind: 'WRITE_OFF', status: 'VOIDED', total: money('7000000.00') },
      { ...memo, id: 'c', uuid: 'c', kind: 'CORRECTION', status: 'APPLIED', total: money('11000000.00') },
    ],
  })
  const term = screen.getByText('Written off')
  expect(term.nextElementSibling?.textContent).toBe('30,000,000.00')
})

test('says which billing cycle and period drafted it', async () => {
  await open({ billing: { cycle: 'MONTHLY', from: '2026-10-31', until: '2026-11-30' } })
  expect(await screen.findByText('Monthly billing, 31 Oct – 30 Nov 2026')).toBeTruthy()
})

test('of an issued invoice the serial number of its e-meterai and the note for colleagues can be changed', async () => {
  const user = userEvent.setup()
  const environment = await open({
    id: 'invoice',
    version: 3,
    allowedActions: ['ANNOTATE'],
    internalNote: 'Cek harga',
    stampSerial: '9QRT4LSGK40BH8QM',
  })
  expect(screen.getByText('9QRT4LSGK40BH8QM')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Edit note and e-Meterai' }))
  const dialog = within(await screen.findByRole('dialog'))
  const serial = dialog.getByRole('textbox', { name: /^e-Meterai serial number/ })
  await user.clear(serial)
  await user.type(serial, '9QRT4LSGK40BH8QN')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const sent = environment.mock
    .getAllOperations()
    .find(({ request }) => request.node.operation.name === 'useAnnotateInvoiceMutation')
  expect(sent?.request.variables).toEqual({
    input: { id: 'invoice', version: 3, internalNote: 'Cek harga', stampSerial: '9QRT4LSGK40BH8QN' },
  })
})

test('a signed receipt is attached where a paper copy is marked as received, and shown there afterwards', async () => {
  const user = userEvent.setup()
  const put: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    put.push(address)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  const environment = await open({
    id: 'invoice',
    hardCopy: true,
    deliveryStatus: 'SHIPPED',
    receivedFile: { name: 'tanda terima.pdf', url: '/files/f1' },
  })
  expect(screen.getByRole('link', { name: 'tanda terima.pdf' }).getAttribute('href')).toBe('/files/f1')
  await user.click(screen.getByRole('button', { name: 'Mark as received' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Signed for by/ }), 'Tania')
  const file = new File(['%PDF'], 'tanda terima.pdf', { type: 'application/pdf' })
  await user.upload(dialog.getByLabelText(/^Signed receipt/), file)
  await user.click(dialog.getByRole('button', { name: 'Mark as received' }))
  const named = (name: string) =>
    environment.mock.getAllOperations().find(one => one.request.node.operation.name === name)
  const announce = await waitFor(() => named('useFileUploadMutation') ?? Promise.reject(new Error('not yet')))
  expect(announce.request.variables.input).toMatchObject({ purpose: 'HARD_COPY_RECEIPT', name: 'tanda terima.pdf' })
  environment.mock.resolve(announce, {
    data: { createFileUpload: { upload: { fileId: 'f2', url: '/files/f2' }, userErrors: [] } },
  })
  const received = await waitFor(() => named('useReceiveInvoicesMutation') ?? Promise.reject(new Error('not yet')))
  expect(put).toEqual(['/files/f2'])
  expect(received.request.variables.input).toMatchObject({ ids: ['invoice'], receivedBy: 'Tania', fileId: 'f2' })
})

test('tells the customer’s tax number from the one that the issuing entity had', async () => {
  await open({
    entities: [{ name: 'A' }, { name: 'B' }],
    buyer: { taxNumber: '0218324162345000' },
    seller: { name: 'PT Nusantara Retail', taxNumber: '0021832416000000', address: 'Jl. Merdeka 1, Jakarta' },
  })
  expect(screen.getByText('Customer tax number').nextSibling?.textContent).toBe('0218324162345000')
  expect(screen.getByText('Issuing entity').nextSibling?.textContent).toBe(
    'PT Nusantara RetailTax number 0021832416000000Jl. Merdeka 1, Jakarta',
  )
})
