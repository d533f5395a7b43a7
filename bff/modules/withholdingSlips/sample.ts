import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

type Draft = { id: string; uuid: string; version: number }

export const sample: GraphSample = {
  // Only an issued invoice can have a withholding slip. The sample of orders has allowed users to approve their own records.
  make: async ({ make, note, idOf, upload, today }) => {
    const invoice = await make<Draft>(
      'createInvoice',
      {
        customerId: idOf('Customer'),
        invoiceDate: today,
        currency: 'IDR',
        vatTreatment: 'NONE',
        lines: [
          {
            description: 'Jasa angkut',
            kind: 'SERVICE',
            quantity: '1',
            unit: 'rit',
            taxUnit: 'UM.0030',
            price: '1000000.00',
            withholding: 'PPH23',
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
    const fileId = await upload('WITHHOLDING_SLIP', PDF)
    note('SlipFile', { id: fileId })
    const slip = await make(
      'recordCustomerWithholdingSlip',
      {
        number: 'BP-0001',
        slipDate: today,
        period: today.slice(0, 7),
        amount: '20000.00',
        invoices: [{ invoiceId: invoice.id, amount: '20000.00' }],
        fileIds: [fileId],
        idempotencyKey: randomUUID(),
      },
      'slip',
    )
    note('WithholdingSlip', slip)
  },
  about: 'WithholdingSlip',
  ids: {
    'recordCustomerWithholdingSlip.fileIds': 'SlipFile',
    'invoices.invoiceId': 'Invoice',
    'cancelCustomerWithholdingSlips.ids': 'WithholdingSlip',
    'slips.id': 'WithholdingSlip',
  },
}
