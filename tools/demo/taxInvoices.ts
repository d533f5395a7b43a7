// E-Faktur of the demo: the oldest invoices have their numbers, one was rejected, one is exported, the newest are still to be exported.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'

type Node = { id: string; taxInvoice: { transactionCode: string | null; allowedActions: string[] } | null }
type Found = { organization: { invoices: { edges: { node: Node }[] } } }
type Checked = { organization: { taxInvoiceFaults: { isWarning: boolean; invoice: { id: string } | null }[] } }

type Company = { name: string; legalName: string; timeZone: string; defaultCurrency: string; version: number }

/** Without a tax number no order or invoice can charge VAT. Done by the owner, before orders are entered. */
export async function registerForTaxes(
  owner: Client,
  { taxNumber, address }: { taxNumber: string; address: string },
): Promise<void> {
  const { organization } = await owner.run<{ organization: Company }>(
    '{ organization { name legalName timeZone defaultCurrency version } }',
  )
  await change(owner, 'updateOrganization', 'UpdateOrganizationInput', {
    ...organization,
    taxNumber,
    address,
  })
}

/** Number of exported tax invoices: all but one get an answer. */
const EXPORTED = 5

/** Done by the maker, after invoices are issued. */
export async function makeTaxInvoices(maker: Client): Promise<void> {
  const { organization } = await maker.run<Found>(`{ organization {
    invoices(first: 20, filter: { status: [ISSUED] }, sort: { field: INVOICE_DATE, direction: ASC }) {
      edges { node { id taxInvoice { transactionCode allowedActions } } }
    }
  } }`)
  const open = organization.invoices.edges
    .map(({ node }) => node)
    .filter(({ taxInvoice }) => taxInvoice?.allowedActions.includes('EXPORT'))
  const ids = open.map(({ id }) => id)
  const checked = await maker.run<Checked>(
    'query ($ids: [ID!]!) { organization { taxInvoiceFaults(invoiceIds: $ids) { isWarning invoice { id } } } }',
    { ids },
  )
  const blocked = new Set(
    checked.organization.taxInvoiceFaults.flatMap(({ isWarning, invoice }) => (isWarning ? [] : [invoice?.id])),
  )
  const exported = open.filter(({ id }) => !blocked.has(id)).slice(0, EXPORTED)
  if (exported.length === 0) return
  const input = { invoiceIds: exported.map(({ id }) => id), acceptWarnings: true, idempotencyKey: randomUUID() }
  await change(maker, 'exportTaxInvoices', 'ExportTaxInvoicesInput', input, 'file { name }')
  const [rejected, ...others] = exported.slice(0, -1)
  if (rejected)
    await changeEach(maker, 'rejectTaxInvoices', 'RejectTaxInvoicesInput', {
      invoiceIds: [rejected.id],
      reason: 'NPWP pembeli tidak ditemukan',
    })
  const approvals = others.map(({ id, taxInvoice }, place) => ({
    invoiceId: id,
    number: `${taxInvoice?.transactionCode}002600${String(48_210_075 + place).padStart(9, '0')}`,
    version: 1,
  }))
  if (approvals.length > 0) await changeEach(maker, 'approveTaxInvoices', 'ApproveTaxInvoicesInput', { approvals })
}
