import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

type Draft = { id: string; uuid: string; version: number }
type Lines = { organization: { invoice: { lines: { uuid: string }[] } } }

const LINES = 'query ($uuid: UUID!) { organization { invoice(uuid: $uuid) { lines { uuid } } } }'

export const sample: GraphSample = {
  // Only an issued invoice can be credited. The sample of orders has allowed users to approve their own records.
  make: async ({ make, get, note, idOf, today }) => {
    const invoice = await make<Draft>(
      'createInvoice',
      {
        customerId: idOf('Customer'),
        invoiceDate: today,
        currency: 'IDR',
        vatTreatment: 'NONE',
        lines: [
          {
            description: 'Jasa muat',
            kind: 'SERVICE',
            quantity: '1',
            unit: 'rit',
            taxUnit: 'UM.0030',
            price: '900000.00',
          },
        ],
        idempotencyKey: randomUUID(),
      },
      'invoice',
      '{ id uuid version }',
    )
    const [submitted] = await make<Draft[]>('submitInvoices', { ids: [invoice.id] }, 'invoices', '{ id uuid version }')
    await make(
      'approveInvoices',
      { invoices: [{ id: invoice.id, version: submitted!.version }] },
      'invoices',
      '{ id uuid }',
    )
    const { organization } = await get<Lines>(LINES, { uuid: invoice.uuid })
    const memo = await make(
      'createCreditMemo',
      {
        invoiceId: invoice.id,
        memoDate: today,
        note: 'Muat batal',
        lines: organization.invoice.lines.map(({ uuid }) => ({ invoiceLineUuid: uuid, amount: '1000.00' })),
        idempotencyKey: randomUUID(),
      },
      'creditMemo',
    )
    note('CreditMemo', memo)
  },
  about: 'CreditMemo',
  uuids: { invoiceLineUuid: null },
  ids: { 'creditMemos.id': 'CreditMemo', 'applications.invoiceId': 'Invoice' },
}
