// Received payments of the demo: a check, a transfer that awaits its bank line, unconfirmed and confirmed cash, and a canceled one; one
// exceeds its invoice.
import { randomUUID } from 'node:crypto'
import { change, changeEach, type Client } from './client.ts'

type Payment = { id: string; version: number }
type Invoice = { id: string; customerId: string; remaining: { amount: string } }
type Found = { organization: { invoices: { edges: { node: Invoice }[] } } }
type Fate = 'RECORDED' | 'CONFIRMED' | 'CANCELED'

const RECEIVED: readonly {
  method: string
  share: bigint
  /** Whole rupiah above the invoice. */
  above?: bigint
  reference: string | null
  note: string | null
  fate: Fate
}[] = [
  { method: 'CHEQUE', share: 2n, reference: 'CE 482913', note: 'Cek Bank Mandiri, sudah dikliring', fate: 'RECORDED' },
  { method: 'BANK_TRANSFER', share: 1n, reference: 'FT26325118', note: null, fate: 'RECORDED' },
  { method: 'CASH', share: 4n, reference: null, note: 'Diterima kasir gudang', fate: 'RECORDED' },
  { method: 'CASH', share: 5n, reference: null, note: null, above: 250_000n, fate: 'CONFIRMED' },
  { method: 'BANK_TRANSFER', share: 3n, reference: 'FT26325240', note: 'Bukti milik pelanggan lain', fate: 'CANCELED' },
]
const PROOF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

type People = { maker: Client; owner: Client }

/** The maker records them for the invoices due first; the owner confirms cash. */
export async function makeReceivedPayments({ maker, owner }: People, today: string): Promise<void> {
  const { organization } = await maker.run<Found>(`{ organization {
    invoices(first: 10, filter: { status: [ISSUED] }, sort: { field: DUE_DATE, direction: ASC }) {
      edges { node { id customerId remaining { amount } } } }
  } }`)
  const invoices = organization.invoices.edges.map(({ node }) => node)
  if (invoices.length === 0) return
  for (const [place, { share, above = 0n, fate, ...how }] of RECEIVED.entries()) {
    const { id: invoiceId, customerId, remaining } = invoices[place % invoices.length]!
    // Whole rupiah.
    const whole = BigInt(remaining.amount.split('.')[0] ?? '0') / share
    const fileId = await maker.upload('PAYMENT_PROOF', 'bukti-bayar.pdf', PROOF)
    const { recordReceivedPayment } = await change<{ recordReceivedPayment: { payment: Payment } }>(
      maker,
      'recordReceivedPayment',
      'RecordReceivedPaymentInput',
      {
        ...how,
        customerId,
        paymentDate: today,
        currency: 'IDR',
        amount: `${whole + above}.00`,
        applications: [{ invoiceId, amount: `${whole}.00` }],
        fileIds: [fileId],
        idempotencyKey: randomUUID(),
      },
      'payment { id version }',
    )
    const { id, version } = recordReceivedPayment.payment
    if (fate === 'CONFIRMED')
      await changeEach(owner, 'confirmReceivedPayments', 'ConfirmReceivedPaymentsInput', {
        payments: [{ id, version }],
      })
    if (fate === 'CANCELED')
      await changeEach(maker, 'cancelReceivedPayments', 'ReceivedPaymentsWithReasonInput', {
        ids: [id],
        reason: 'Bukti milik pelanggan lain',
      })
  }
}
