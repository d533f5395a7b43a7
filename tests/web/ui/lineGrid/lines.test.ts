import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readQuantity } from '../../../../web/i18n/amountInput.ts'
import { createFormats } from '../../../../web/i18n/format.ts'
import {
  atFormLine,
  emptyLine,
  filledLines,
  lineAmount,
  type LineField,
  lineFields,
  withCopy,
  withMoved,
  withoutLine,
} from '../../../../web/ui/lineGrid/lines.ts'
import { readLineCell, readPastedLines, showLineCell, withPasted } from '../../../../web/ui/lineGrid/readLine.ts'

const headings = {
  product: 'Product',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'Price',
  discount: 'Discount',
}

describe('what a line comes to', () => {
  test.each([
    ['3', '1333333.00', '7.5%', '3999999.00', '299999.93', '3699999.07'],
    ['12000', '8450.00', '5%', '101400000.00', '5070000.00', '96330000.00'],
    ['0.3333', '100.00', null, '33.33', '0.00', '33.33'],
    ['1.5', '0.01', null, '0.02', '0.00', '0.02'],
    ['2', '1000.00', '2000.00', '2000.00', '2000.00', '0.00'],
    ['1', '90071992547409.93', '0.01%', '90071992547409.93', '9007199254.74', '90062985348155.19'],
  ])('%s of %s less %s', (quantity, price, discount, gross, off, net) => {
    expect(lineAmount({ quantity, price, discount })).toEqual({ gross, discount: off, net })
  })

  test.each([
    [null, '1.00', null],
    ['1', 'abc', null],
    ['1', '10.00', '10.01'],
    ['1', '10.00', '100.01%'],
    ['1', '10.00', 'five'],
    ['-1', '10.00', null],
  ])('%s of %s less %s can not be told', (quantity, price, discount) => {
    expect(lineAmount({ quantity, price, discount })).toBeNull()
  })

  test('gross is discount and net, and never a float', () => {
    const scaled = (places: number) =>
      fc.bigInt({ min: 0n, max: 10n ** 12n }).map(value => {
        const digits = String(value).padStart(places + 1, '0')
        return `${digits.slice(0, -places)}.${digits.slice(-places)}`
      })
    const minor = (decimal: string) => BigInt(decimal.replace('.', ''))
    fc.assert(
      fc.property(scaled(4), scaled(2), fc.integer({ min: 0, max: 100 }), (quantity, price, percent) => {
        const amount = lineAmount({ quantity, price, discount: `${percent}%` })
        expect(amount && minor(amount.discount) + minor(amount.net)).toBe(amount && minor(amount.gross))
        // Compared at 10⁶ times the exact value, the rounded one is at most half a unit off.
        const exact = BigInt(quantity.replace('.', '')) * minor(price)
        const away = (amount ? minor(amount.gross) : -1n) * 10_000n - exact
        expect(away <= 5_000n && away > -5_000n - 1n).toBe(true)
      }),
    )
  })
})

describe('what is typed into a cell', () => {
  test.each([
    ['quantity', '1.250,5', 'id', '1250.5'],
    ['quantity', '3*12', 'en', '36'],
    ['quantity', '0.3333', 'en', '0.3333'],
    ['quantity', '100', 'en', '100'],
    ['price', '3*1250000', 'en', '3750000.00'],
    ['price', '90.000+2.500', 'id', '92500.00'],
    ['discount', '7,5 %', 'id', '7.5%'],
    ['discount', '1.000', 'id', '1000.00'],
    ['price', 'abc', 'en', 'abc'],
    ['price', ' ', 'en', null],
  ] as const)('%s %s in %s is %s', (field, text, language, value) => {
    expect(readLineCell(field, text, language)).toEqual({ [field]: value })
  })

  test('more than four places are no quantity', () => {
    expect(readQuantity('1.23456', 'en')).toBeNull()
  })

  test('is shown as the language writes it, and reads the same again', () => {
    const line = emptyLine({ quantity: '1250.5', price: '8450.00', discount: '7.5%' })
    const formats = createFormats('id', 'Asia/Jakarta')
    const shown = (['quantity', 'price', 'discount'] as const).map(field => showLineCell(line, field, formats))
    expect(shown).toEqual(['1.250,5', '8.450,00', '7,5%'])
    for (const [place, field] of (['quantity', 'price', 'discount'] as const).entries())
      expect(readLineCell(field, shown[place] ?? '', 'id')[field]).toBe(line[field])
  })

  test('a product that is typed over is not the one that was chosen', () => {
    expect(readLineCell('product', 'Kardus', 'en')).toEqual({ product: 'Kardus', productId: null })
  })
})

describe('a pasted block', () => {
  const paste = (block: string[][], first: LineField = lineFields[0], own: 'en' | 'id' = 'en') =>
    readPastedLines(block, first, own, headings, lineFields)

  test('goes into the cells from the first one on', () => {
    expect(paste([['12', 'box', '8,450.00']], 'quantity')).toEqual([{ quantity: '12', unit: 'box', price: '8450.00' }])
  })

  test('is read with the numbers that it has, whatever the person writes', () => {
    expect(paste([['Kardus', '', '1.250', 'lbr', '8.450,50', '5%']])).toEqual([
      expect.objectContaining({ quantity: '1250', price: '8450.50', discount: '5%' }),
    ])
    expect(paste([['Kardus', '', '1,250', 'lbr', '8,450.50', '']], 'product', 'id')).toEqual([
      expect.objectContaining({ quantity: '1250', price: '8450.50', discount: null }),
    ])
  })

  test('may say in its first row which column is which', () => {
    expect(
      paste([
        ['Price', 'Product', 'Color', 'Quantity'],
        ['100', 'Palet', 'red', '2'],
      ]),
    ).toEqual([{ price: '100.00', product: 'Palet', productId: null, quantity: '2' }])
  })

  test('goes over the lines that are there and adds what is missing', () => {
    const lines = [emptyLine({ product: 'A', unit: 'box' }), emptyLine({ product: 'B' })]
    const after = withPasted(lines, 1, [{ quantity: '1' }, { quantity: '2' }])
    expect(after.map(({ product, quantity }) => [product, quantity])).toEqual([
      ['A', null],
      ['B', '1'],
      ['', '2'],
    ])
    expect(new Set(after.map(({ key }) => key)).size).toBe(3)
  })
})

test('empty lines are not sent, and errors find the line that was meant', () => {
  const lines = [emptyLine(), emptyLine({ product: 'A' }), emptyLine(), emptyLine({ product: 'B' }), emptyLine()]
  expect(filledLines(lines).map(({ product }) => product)).toEqual(['A', 'B'])
  expect(atFormLine('lines.1.quantity', lines)).toBe('lines.3.quantity')
  expect(atFormLine('customerId', lines)).toBe('customerId')
})

test('lines are copied, moved and removed by their place', () => {
  const lines = ['A', 'B'].map(product => emptyLine({ product }))
  const names = (of: readonly { product: string }[]) => of.map(({ product }) => product).join('')
  expect(names(withCopy(lines, 0))).toBe('AAB')
  expect(new Set(withCopy(lines, 0).map(({ key }) => key)).size).toBe(3)
  expect(names(withMoved(lines, 1, -1))).toBe('BA')
  expect(withMoved(lines, 1, 1)).toBe(lines)
  expect(names(withoutLine(lines, 0))).toBe('B')
  expect(names(withoutLine([lines[0] ?? emptyLine()], 0))).toBe('')
})
