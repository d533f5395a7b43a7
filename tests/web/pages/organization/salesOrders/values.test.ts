import { describe, expect, test } from 'vitest'
import { discountText, storedLine } from '../../../../../web/pages/organization/products/_public/lineValues.ts'
import {
  emptyOrder,
  type SalesOrderValues,
  toDraft,
  toInput,
} from '../../../../../web/pages/organization/salesOrders/_lib/salesOrderValues.ts'
import {
  salesOrdersState,
  toVariables,
} from '../../../../../web/pages/organization/salesOrders/_lib/salesOrdersState.ts'
import { emptyLine } from '../../../../../web/ui/lineGrid/lines.ts'

const order = (values: Partial<SalesOrderValues>): SalesOrderValues => ({ ...emptyOrder('2026-11-23'), ...values })
const line = { quantity: '2', unit: 'rit', price: '100.00' }

describe('what is sent of an order', () => {
  test('leaves out empty lines, and a line without a product has what was typed and the usual unit of its kind', () => {
    const { lines } = toInput(
      order({
        lines: [
          emptyLine(),
          emptyLine({ ...line, product: 'Ongkos', description: 'bongkar', kind: 'SERVICE', discount: '7.5%' }),
          emptyLine({ ...line, product: 'Semen', productId: 'P', description: 'Semen khusus', taxUnit: 'UM.0003' }),
          emptyLine({ ...line, product: 'Semen', productId: 'P', discount: '10.00' }),
        ],
      }),
    )
    expect(lines.map(({ description, taxUnit, discount }) => [description, taxUnit, discount])).toEqual([
      ['Ongkos – bongkar', 'UM.0030', { percent: '7.5' }],
      ['Semen khusus', 'UM.0003', null],
      ['Semen', 'UM.0018', { amount: '10.00' }],
    ])
  })

  test('a line that was stored comes back as it was', () => {
    const stored = { kind: 'GOODS', unit: 'sak', taxUnit: { code: 'UM.0018' }, withholding: null }
    const product = { id: 'P', name: 'Semen' }
    expect(storedLine({ ...stored, product, description: 'Semen' })).toMatchObject({
      product: 'Semen',
      description: '',
    })
    expect(storedLine({ ...stored, product, description: 'Khusus' })).toMatchObject({ description: 'Khusus' })
    expect(storedLine({ ...stored, product: null, description: 'Ongkos' })).toMatchObject({
      productId: null,
      product: 'Ongkos',
    })
    expect([discountText({ percent: '5', amount: undefined }), discountText(null)]).toEqual(['5%', null])
  })
})

test('figures are asked for of lines that can be counted, and not before there is one', () => {
  expect(toDraft(order({ lines: [emptyLine({ product: 'A', quantity: '1' })] }))).toBeNull()
  const draft = toDraft(
    order({ discount: 'much', lines: [emptyLine({ ...line, product: 'A' }), emptyLine({ price: 'x' })] }),
  )
  expect(draft?.lines).toHaveLength(1)
  expect(draft?.discount).toBeNull()
})

test.each([
  ['status=Open', ['OPEN', 'PARTIALLY_FULFILLED'], false],
  ['status=Rejected', ['REJECTED'], null],
  ['tab=waiting', ['OPEN'], true],
])('the address ?%s leads to its orders', (search, status, waitingApproval) => {
  const { filter } = toVariables(salesOrdersState.read(new URLSearchParams(search)), '2026-11-23')
  expect(filter).toMatchObject({ status, waitingApproval })
})
