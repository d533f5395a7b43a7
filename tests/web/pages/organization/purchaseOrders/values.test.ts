// The input of the purchase order form, and what a sales order copies from one.
import { describe, expect, it } from 'vitest'
import {
  amountOf,
  emptyPurchaseOrder,
  orderedPercent,
  toInput,
} from '../../../../../web/pages/organization/purchaseOrders/_lib/purchaseOrderValues.ts'
import { orderOf } from '../../../../../web/pages/organization/salesOrders/_lib/orderOf.ts'
import {
  orderedBeyond,
  toInput as toOrderInput,
} from '../../../../../web/pages/organization/salesOrders/_lib/salesOrderValues.ts'
import { emptyLine } from '../../../../../web/ui/lineGrid/lines.ts'

const boxes = emptyLine({ product: 'Kardus', quantity: '3', unit: 'lembar', price: '33333.33', discount: '50%' })

describe('a purchase order', () => {
  it('sends its filled lines without what belongs to sales orders alone', () => {
    const files = [{ fileId: 'f1', name: 'po.pdf', size: 10 }]
    const values = { ...emptyPurchaseOrder('2026-11-20'), number: ' PO-1 ', files, lines: [boxes, emptyLine()] }
    expect(toInput(values)).toMatchObject({ number: 'PO-1', requiredDate: null, fileIds: ['f1'] })
    expect(toInput(values).lines).toEqual([
      {
        productId: null,
        description: 'Kardus',
        kind: 'GOODS',
        quantity: '3',
        unit: 'lembar',
        taxUnit: 'UM.0018',
        price: '33333.33',
      },
    ])
  })

  it('comes to quantity times price, whatever else a line says', () => {
    expect(amountOf([boxes, boxes, emptyLine()])).toBe('199999.98')
    expect(amountOf([emptyLine()])).toBeNull()
  })

  it.each([
    ['0.00', '100.00', 0],
    ['33.99', '100.00', 33],
    ['250.00', '100.00', 100],
    ['0.00', '0.00', 0],
  ])('of which %s of %s is ordered shows %d %%', (ordered, amount, percent) => {
    expect(orderedPercent(ordered, amount)).toBe(percent)
  })
})

describe('a sales order that answers one', () => {
  const line = (uuid: string, left: string, vatTreatment = 'NOT_COLLECTED') => ({
    uuid,
    left,
    product: { id: 'p', name: 'Kardus', vatTreatment, withholding: 'PPH23' },
    description: 'Kardus',
    kind: 'GOODS',
    unit: 'lembar',
    taxUnit: { code: 'UM.0018' },
    price: { amount: '100.00' },
  })
  const purchase = (lines: ReturnType<typeof line>[]) =>
    ({
      id: 'po',
      uuid: 'u',
      number: 'PO-1',
      customerId: 'c',
      customerName: 'PT Pelanggan',
      requiredDate: '2026-11-19',
      currency: 'IDR',
      allowedActions: ['ORDER'],
      amount: { amount: '1000.00' },
      ordered: { amount: '400.00' },
      lines,
    }) as unknown as Parameters<typeof orderOf>[0]

  it('begins with what is left, and names the lines that it answers', () => {
    const values = orderOf(purchase([line('a', '0'), line('b', '6')]), '2026-11-20')
    expect(values).toMatchObject({ requiredDate: null, vatTreatment: 'NOT_COLLECTED', customerReference: 'PO-1' })
    expect(toOrderInput(values)).toMatchObject({
      purchaseOrderId: 'po',
      lines: [{ purchaseOrderLineUuid: 'b', quantity: '6', withholding: 'PPH23' }],
    })
  })

  it('takes the usual treatment where products differ, and an empty line where nothing is left', () => {
    const differing = orderOf(purchase([line('a', '1', 'EXEMPT'), line('b', '1')]), '2026-11-20')
    expect(differing.vatTreatment).toBe('STANDARD')
    expect(toOrderInput(orderOf(purchase([line('a', '0')]), '2026-11-20')).lines).toEqual([])
  })

  it.each([
    ['600.00', null],
    ['600.01', '0.01'],
    ['100.00', null],
  ])('of %s more tells what goes beyond: %s', (base, beyond) => {
    const answered = { uuid: 'u', number: 'PO-1', amount: '1000.00', orderedElsewhere: '400.00' }
    expect(orderedBeyond(answered, base)).toBe(beyond)
  })
})
