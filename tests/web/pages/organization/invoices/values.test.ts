import { describe, expect, test } from 'vitest'
import {
  emptyInvoice,
  type InvoiceValues,
  toDraft,
  toInput,
} from '../../../../../web/pages/organization/invoices/_lib/invoiceValues.ts'
import {
  type OrderToInvoice,
  takeLines,
  valuesOfOrder,
} from '../../../../../web/pages/organization/invoices/_lib/orderToInvoice.ts'
import { invoicesState, toVariables } from '../../../../../web/pages/organization/invoices/_lib/invoicesState.ts'
import { emptyLine } from '../../../../../web/ui/lineGrid/lines.ts'

const invoice = (values: Partial<InvoiceValues>): InvoiceValues => ({ ...emptyInvoice('2026-11-23'), ...values })
const typed = { unit: 'rit', quantity: '2', price: '100.00' }

const orderLine = (values: object) => ({
  product: { id: 'P', name: 'Semen' },
  description: 'Semen',
  kind: 'GOODS',
  unit: 'sak',
  taxUnit: { code: 'UM.0018' },
  withholding: null,
  price: { amount: '100.00' },
  discount: null,
  orderDiscount: { amount: '0.00' },
  base: { amount: '1000.00' },
  ordered: '10',
  received: '0',
  returned: '0',
  invoiced: '0',
  credited: '0',
  ...values,
})
const receipt = (id: string, quantity: string, kind = 'RECEIPT') => ({
  id,
  number: id,
  kind,
  status: 'RECORDED',
  date: '2026-11-20',
  reference: null,
  lines: [{ lineUuid: 'goods', quantity }],
})
const order = (values: object = {}) =>
  ({
    id: 'SO',
    uuid: 'so',
    number: 'SO-2026-000001',
    customerName: 'PT Bumi Karsa',
    customerReference: 'PO/1',
    vatTreatment: 'LUXURY',
    customer: { id: 'C' },
    discount: null,
    lines: [
      orderLine({ uuid: 'goods', received: '7', returned: '1', invoiced: '3', credited: '1' }),
      orderLine({ uuid: 'service', kind: 'SERVICE', ordered: '2.5', base: { amount: '250.00' } }),
      orderLine({ uuid: 'done', received: '10', invoiced: '10' }),
    ],
    entity: { id: 'E' },
    invoices: [],
    goodsReceipts: [receipt('GR-1', '3'), receipt('GR-2', '4')],
    ...values,
  }) as unknown as OrderToInvoice

describe('what an order leaves to invoice', () => {
  test('is what the customer has of goods and what is ordered of services, less what was invoiced', () => {
    const { lines, ofOrder } = takeLines(order(), [])
    expect(lines.map(({ quantity }) => quantity)).toEqual(['4', '2.5'])
    expect(lines.map(line => ofOrder.find(({ key }) => key === line.key)?.uuid)).toEqual(['goods', 'service'])
  })

  test('is what chosen receipts hold, never more than is left', () => {
    expect(takeLines(order(), ['GR-1']).lines.map(({ quantity }) => quantity)).toEqual(['3'])
    expect(takeLines(order(), ['GR-1', 'GR-2']).lines.map(({ quantity }) => quantity)).toEqual(['4'])
    expect(takeLines(order(), ['unknown']).receiptIds).toEqual([])
  })

  test('deducts its advances as far as the lines go', () => {
    const advance = (id: string, amount: string) => ({
      id,
      number: `INV-${id}`,
      kind: 'ADVANCE',
      undeducted: { amount },
    })
    const { deductions } = takeLines(order({ invoices: [advance('1', '500.00'), advance('2', '900.00')] }), [])
    expect(deductions.map(({ amount }) => amount)).toEqual(['500.00', '150.00'])
    // 650 of the uninvoiced 1,050 are invoiced: the same share of the advance is deducted.
    const part = takeLines(order({ invoices: [advance('1', '420.00')] }), []).deductions
    expect(part.map(({ amount }) => amount)).toEqual(['260.00'])
  })

  test('divides discounts in rupiah, so that all invoices together take them once', () => {
    const goods = { uuid: 'goods', received: '4', invoiced: '0', discount: { percent: null, amount: '100.01' } }
    const discounted = (values: object) =>
      takeLines(
        order({
          discount: { percent: null, amount: '10.00' },
          lines: [orderLine({ ...goods, orderDiscount: { amount: '10.00' }, ...values })],
        }),
        [],
      )
    const first = discounted({})
    const rest = discounted({ received: '10', invoiced: '4' })
    expect([first.lines[0]?.discount, rest.lines[0]?.discount]).toEqual(['40.00', '60.01'])
    expect([first.discount, rest.discount]).toEqual(['4.00', '6.00'])
  })

  test('brings the order’s VAT and customer', () => {
    expect(valuesOfOrder(order(), [])).toMatchObject({
      vatTreatment: 'LUXURY',
      customerId: 'C',
      entityId: 'E',
      orderId: 'SO',
    })
  })
})

describe('what is sent of an invoice', () => {
  const taken = () => invoice(valuesOfOrder(order(), []))

  test('names the order’s lines, but not of a line that was typed anew or copied', () => {
    const values = taken()
    const [first, second] = values.lines
    const lines = [{ ...first!, product: 'Pasir' }, second!, { ...second!, key: 'copy' }]
    expect(toInput({ ...values, lines }).lines.map(({ orderLineUuid }) => orderLineUuid)).toEqual([
      null,
      'service',
      null,
    ])
  })

  test('is no part of the order’s lines where it is an advance', () => {
    const input = toInput({ ...taken(), kind: 'ADVANCE' })
    expect(input.salesOrderId).toBe('SO')
    expect(input.lines.every(({ orderLineUuid }) => orderLineUuid === null)).toBe(true)
  })

  test('leaves to the customer what nothing was said of', () => {
    expect(toInput(invoice({}))).toMatchObject({ termDays: null, termFrom: null, hardCopy: null })
    expect(toInput(invoice({ termDays: '0', hardCopy: 'NO' }))).toMatchObject({ termDays: 0, hardCopy: false })
  })
})

test('figures are asked for of lines that can be counted, with instalments only once they make 100', () => {
  expect(toDraft(invoice({ lines: [emptyLine({ product: 'A', quantity: '1' })] }))).toBeNull()
  const lines = [emptyLine({ ...typed, product: 'A', kind: 'SERVICE' }), emptyLine({ price: 'x' })]
  const milestone = (percent: string) => ({ name: '', percent, dueDate: null })
  const draft = toDraft(invoice({ lines, milestones: [milestone('33.33'), milestone('66.67')] }))
  expect(draft?.lines.map(({ kind }) => kind)).toEqual(['SERVICE'])
  expect(draft?.milestones).toHaveLength(2)
  expect(toDraft(invoice({ lines, milestones: [milestone('33.33'), milestone('66.66')] }))?.milestones).toEqual([])
  expect(toDraft(invoice({ lines, milestones: [milestone('50'), milestone('much')] }))?.milestones).toEqual([])
})

test('a tab asks for its states, and the overdue one for what is late', () => {
  const filterOf = (search: string) => toVariables(invoicesState.read(new URLSearchParams(search)), '2026-11-23').filter
  expect(filterOf('tab=UNPAID')).toMatchObject({ status: ['ISSUED', 'PARTIALLY_PAID'], overdue: null })
  expect(filterOf('tab=OVERDUE')).toMatchObject({ status: [], overdue: true })
})
