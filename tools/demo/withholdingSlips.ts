// Withholding slips of the demo: one that covers its invoice fully, one with a shortfall owed as cash, and one that was canceled.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'

type Invoice = { id: string; withheldOpen: { amount: string } }
type Found = { organization: { invoices: { edges: { node: Invoice }[] } } }

const SLIPS: readonly { number: string; lacks: bigint; isCanceled: boolean }[] = [
  { number: '2600018841', lacks: 0n, isCanceled: false },
  { number: '2600019027', lacks: 50_000n, isCanceled: false },
  { number: '2600019115', lacks: 0n, isCanceled: true },
]
const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

/** Recorded for the invoices that have waited longest for a slip. */
export async function makeWithholdingSlips(maker: Client, today: string): Promise<void> {
  const { organization } = await maker.run<Found>(`{ organization {
    invoices(first: 10, filter: { withheldOpen: true, currency: IDR }, sort: { field: INVOICE_DATE, direction: ASC }) {
      edges { node { id withheldOpen { amount } } } }
  } }`)
  for (const [place, { number, lacks, isCanceled }] of SLIPS.entries()) {
    const invoice = organization.invoices.edges[place]?.node
    // Whole rupiah.
    const open = BigInt(invoice?.withheldOpen.amount.split('.')[0] ?? '0')
    if (!invoice || open <= lacks) continue
    const amount = `${open - lacks}.00`
    const fileId = await maker.upload('WITHHOLDING_SLIP', 'bukti-potong.pdf', PDF)
    const { recordCustomerWithholdingSlip } = await change<{ recordCustomerWithholdingSlip: { slip: { id: string } } }>(
      maker,
      'recordCustomerWithholdingSlip',
      'RecordCustomerWithholdingSlipInput',
      {
        number,
        slipDate: today,
        period: today.slice(0, 7),
        amount,
        invoices: [{ invoiceId: invoice.id, amount }],
        fileIds: [fileId],
        idempotencyKey: randomUUID(),
      },
      'slip { id }',
    )
    if (isCanceled)
      await changeEach(maker, 'cancelCustomerWithholdingSlips', 'WithholdingSlipsWithReasonInput', {
        ids: [recordCustomerWithholdingSlip.slip.id],
        reason: 'Milik masa pajak lain',
      })
  }
}
