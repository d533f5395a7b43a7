import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

const PROOF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, upload, today }) => {
    const fileId = await upload('PAYMENT_PROOF', PROOF)
    note('PaymentProof', { id: fileId })
    const payment = await make(
      'recordReceivedPayment',
      {
        customerId: idOf('Customer'),
        method: 'CHEQUE',
        paymentDate: today,
        currency: 'IDR',
        amount: '1000.00',
        fileIds: [fileId],
        idempotencyKey: randomUUID(),
      },
      'payment',
    )
    note('ReceivedPayment', payment)
  },
  about: 'ReceivedPayment',
  ids: { fileIds: 'PaymentProof', 'payments.id': 'ReceivedPayment', 'applications.invoiceId': 'Invoice' },
}
