import { randomUUID } from 'node:crypto'
import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ make, note, idOf, today }) => {
    const input = {
      customerId: idOf('Customer'),
      number: 'PO-4500123',
      date: today,
      currency: 'IDR',
      lines: [
        {
          productId: idOf('Product'),
          description: 'Kabel matriks',
          kind: 'GOODS',
          quantity: '10',
          unit: 'roll',
          taxUnit: 'UM.0018',
          price: '150000.00',
        },
      ],
      idempotencyKey: randomUUID(),
    }
    const made = await make<{ id: string; uuid: string }>('createPurchaseOrder', input, 'purchaseOrder')
    await make('orderPurchaseOrders', { ids: [made.id] }, 'purchaseOrders', '{ id }')
    note('PurchaseOrder', made)
  },
  about: 'PurchaseOrder',
}
