// Invoices of the demo: drafts, in approval, issued, overdue and canceled; with and without orders, in instalments and on paper.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'
import type { Passkey } from './passkey.ts'

type Invoice = { id: string; version: number; hardCopy: boolean }
type Fate = 'DRAFT' | 'WAITING' | 'ISSUED' | 'SHIPPED' | 'RECEIVED' | 'CANCELED'
type Found = {
  organization: {
    customers: { edges: { node: { id: string } }[] }
    salesOrders: { edges: { node: { id: string } }[] }
    invoiceTaxSettings: { version: number }
  }
}

/** The fate of invoices for orders, the newest order first. */
const OF_ORDERS: readonly Fate[] = ['WAITING', 'ISSUED', 'SHIPPED', 'DRAFT', 'ISSUED']
/** Invoices without an order: their age, and their fate. */
const OF_NOTHING: readonly { days: number; fate: Fate; price: string; parts?: true }[] = [
  { days: 74, fate: 'ISSUED', price: '42500000.00' },
  { days: 52, fate: 'RECEIVED', price: '118750000.00' },
  { days: 41, fate: 'CANCELED', price: '9600000.00' },
  { days: 33, fate: 'ISSUED', price: '250000000.00', parts: true },
  { days: 12, fate: 'RECEIVED', price: '64250000.00' },
  { days: 6, fate: 'SHIPPED', price: '27800000.00' },
]

const INVOICE = 'invoice { id version hardCopy }'

type People = { maker: Client; owner: Client }

/** The maker creates them, the owner decides. `dayAgo` returns the date that many days ago. */
export async function makeInvoices({ maker, owner }: People, dayAgo: (days: number) => string): Promise<void> {
  const { organization } = await maker.run<Found>(`{ organization {
    customers(first: 10, filter: { status: [ACTIVE] }) { edges { node { id } } }
    salesOrders(first: 20, filter: { status: [PARTIALLY_FULFILLED, FULFILLED] }) { edges { node { id } } }
    invoiceTaxSettings { version }
  } }`)
  const { version } = organization.invoiceTaxSettings
  const settings = { isVatRegistered: true, branchNumber: '000000', version }
  await change(owner, 'updateInvoiceTaxSettings', 'UpdateInvoiceTaxSettingsInput', settings)
  const people = { maker, owner }
  for (const [place, { node }] of organization.salesOrders.edges.entries()) {
    const fate = OF_ORDERS[place]
    if (fate === undefined) break
    const { invoiceSalesOrder } = await change<{ invoiceSalesOrder: { invoice: Invoice } }>(
      maker,
      'invoiceSalesOrder',
      'InvoiceSalesOrderInput',
      { salesOrderId: node.id, idempotencyKey: randomUUID() },
      INVOICE,
    )
    await decide(people, invoiceSalesOrder.invoice, fate, dayAgo(0))
  }
  const customers = organization.customers.edges.map(({ node }) => node.id)
  for (const [place, { days, fate, price, parts }] of OF_NOTHING.entries()) {
    const { createInvoice } = await change<{ createInvoice: { invoice: Invoice } }>(
      maker,
      'createInvoice',
      'CreateInvoiceInput',
      {
        customerId: customers[place % customers.length]!,
        customerReference: `SPK/${dayAgo(days).slice(5, 7)}/${String(310 + place)}`,
        invoiceDate: dayAgo(days),
        termDays: 30,
        termFrom: 'INVOICE_DATE',
        note: place % 2 === 0 ? 'Mohon cantumkan nomor faktur pada berita transfer.' : null,
        currency: 'IDR',
        vatTreatment: 'STANDARD',
        hardCopy: fate === 'SHIPPED' || fate === 'RECEIVED',
        lines: [
          {
            description: 'Jasa pengiriman dan bongkar muat',
            kind: 'SERVICE',
            quantity: '1',
            unit: 'paket',
            taxUnit: 'UM.0030',
            price,
            withholding: 'PPH23',
          },
        ],
        milestones: parts
          ? [
              { name: 'Termin 1, saat faktur terbit', percent: '30', dueDate: dayAgo(days - 7) },
              { name: 'Termin 2, setelah pekerjaan selesai', percent: '70', dueDate: dayAgo(days - 60) },
            ]
          : [],
        idempotencyKey: randomUUID(),
      },
      INVOICE,
    )
    await decide(people, createInvoice.invoice, fate, dayAgo(Math.max(0, days - 3)))
  }
}

/** Moves a draft to its intended status; `date` is when its paper copy was sent. */
async function decide({ maker, owner }: People, invoice: Invoice, fate: Fate, date: string): Promise<void> {
  const { id, version, hardCopy } = invoice
  const ids = [id]
  if (fate === 'DRAFT') return
  await changeEach(maker, 'submitInvoices', 'InvoicesInput', { ids })
  if (fate === 'WAITING') return
  await changeEach(owner, 'approveInvoices', 'ApproveInvoicesInput', { invoices: [{ id, version: version + 1 }] })
  if (fate === 'CANCELED')
    await changeEach(owner, 'cancelInvoices', 'CancelInvoicesInput', { ids, reason: 'The price is wrong' })
  // For orders, the customer's setting determines whether a paper copy is sent.
  if (!hardCopy || (fate !== 'SHIPPED' && fate !== 'RECEIVED')) return
  await changeEach(maker, 'shipInvoices', 'ShipInvoicesInput', { ids, date, courier: 'JNE' })
  if (fate === 'RECEIVED')
    await changeEach(maker, 'receiveInvoices', 'ReceiveInvoicesInput', { ids, date, receivedBy: 'Bu Ratna' })
}

/** Chooses the account that documents tell customers to pay to. */
export const printOnInvoices = async (owner: Client, passkey: Passkey, bankAccountId: string): Promise<unknown> =>
  change(owner, 'chooseInvoiceBankAccount', 'ChooseInvoiceBankAccountInput', {
    bankAccountId,
    version: 0,
    ...(await passkey.fresh()),
  })
