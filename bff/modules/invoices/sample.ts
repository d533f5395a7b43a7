import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

type Made = { id: string; uuid: string; version: number }

export const sample: GraphSample = {
  make: async ({ make, note, idOf, today, upload }) => {
    note('InvoicesFile', { id: await upload('INVOICES', 'number,customer\nFK-1,PT Matriks\n') })
    const invoice = await make<Made>(
      'createInvoice',
      {
        customerId: idOf('Customer'),
        invoiceDate: today,
        currency: 'IDR',
        vatTreatment: 'NONE',
        lines: [
          {
            productId: idOf('Product'),
            description: 'Kabel matriks',
            kind: 'GOODS',
            quantity: '2',
            unit: 'roll',
            taxUnit: 'UM.0018',
            price: '150000.00',
          },
        ],
        idempotencyKey: randomUUID(),
      },
      'invoice',
      '{ id uuid version }',
    )
    note('Invoice', invoice)
  },
  about: 'Invoice',
  uuids: { approverUuid: null },
  withoutIds: ['updateInvoiceTaxSettings'],
  ids: { 'importInvoices.fileId': 'InvoicesFile', 'invoices.id': 'Invoice', 'deductions.invoiceId': 'Invoice' },
}
