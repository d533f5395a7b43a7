// The table to paste into, without its screen.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'csv-parse/sync'
import { importColumns } from '../../../../../web/pages/organization/payments/import/_lib/importColumns.ts'
import { readCell } from '../../../../../web/pages/organization/payments/import/_lib/readCell.ts'
import { readPasted } from '../../../../../web/ui/readPasted.ts'
import {
  csvOf,
  filledRows,
  rowsOf,
  totalsOf,
  withBlock,
  withCell,
  withoutRow,
} from '../../../../../web/pages/organization/payments/import/_lib/rows.ts'

const columns = importColumns.PAYMENT
const today = '2026-11-23'
const cellsOf = (rows: ReturnType<typeof rowsOf>) => filledRows(rows).map(({ cells }) => cells)

describe('a cell', () => {
  test.each([
    ['amount', '1250000.5', '1250000.5'],
    ['amount', 'Rp1.250.000,50', '1250000.50'],
    ['amount', '1,250,000.50', '1250000.50'],
    ['amount', '1.250.000', '1250000.00'],
    ['amount', '1,5', '1.50'],
    ['amount', '-5', '-5'],
    // Half a unit: no group of digits begins with a zero.
    ['amount', '0.500', '0.50'],
    ['amount', '0,500', '0.50'],
    // Thousands or decimals: the user decides.
    ['amount', '1.500', '1.500'],
    ['amount', '1,500', '1,500'],
    ['amount', 'Rp 12.345', 'Rp 12.345'],
    ['amount', '0.505', '0.505'],
    // No calculation is evaluated here, and no date guessed.
    ['amount', '1000-250', '1000-250'],
    ['amount', '2026-11-23', '2026-11-23'],
    ['amount', 'much', 'much'],
    ['date', '2026-11-30', '2026-11-30'],
    ['date', '30/11/2026', '2026-11-30'],
    ['date', '30 Nov 2026', '2026-11-30'],
    ['date', '11/30/2026', '11/30/2026'],
    ['number', " '0081370 ", '0081370'],
    ['word', 'idr', 'IDR'],
    ['text', ' Sinar  Makmur ', 'Sinar  Makmur'],
  ] as const)('%s: %s is %s', (reading, text, read) => {
    expect(readCell(text, { reading }, today)).toBe(read)
  })

  test('once read, is read the same again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.string(), (column, text) => {
        const read = readCell(text, column, today)
        expect(readCell(read, column, today)).toBe(read)
      }),
    )
  })
})

describe('what is pasted', () => {
  test('is rows of a spreadsheet, with quotation marks around line breaks', async () => {
    expect(await readPasted('100\tSinar\t"two\nlines"\r\n200\tPT "A", Tbk\t\r\n')).toEqual([
      ['100', 'Sinar', 'two\nlines'],
      ['200', 'PT "A", Tbk', ''],
    ])
    expect(await readPasted('PT Sinar, Tbk\nBudi')).toEqual([['PT Sinar, Tbk'], ['Budi']])
    expect(await readPasted('a;b;c;d\n1;2;3;4')).toEqual([
      ['a', 'b', 'c', 'd'],
      ['1', '2', '3', '4'],
    ])
  })

  test('goes to the right and downwards from its cell, and there is always room below', () => {
    const rows = withBlock(
      columns,
      rowsOf(columns, []),
      { row: 1, column: 4 },
      [
        ['1.000,00', 'idr'],
        ['2.000,00', 'usd'],
      ],
      today,
    )
    expect(rows.map(({ cells }) => cells.slice(4, 6))).toEqual([
      ['', ''],
      ['1000.00', 'IDR'],
      ['2000.00', 'USD'],
      ...Array.from({ length: 5 }, () => ['', '']),
    ])
    const many = withBlock(columns, rows, { row: 7, column: 0 }, [['1'], ['2'], ['3']], today)
    expect(many).toHaveLength(11)
    expect(filledRows(many)).toHaveLength(5)
    expect(totalsOf(columns, rows)).toEqual([
      { currency: 'IDR', amount: '1000.00' },
      { currency: 'USD', amount: '2000.00' },
    ])
  })

  test('goes where its header says, in whatever order, and leaves what it does not know', () => {
    const block = [
      ['Amount', 'remark', 'counterparty alias', 'date'],
      ['5', 'x', 'Sinar', '30/11/2026'],
    ]
    expect(cellsOf(withBlock(columns, rowsOf(columns, []), { row: 0, column: 3 }, block, today))).toEqual([
      ['', 'Sinar', '', '', '5', '', '', '2026-11-30', '', ''],
    ])
  })

  test('is in the file what it is in the table', () => {
    const cell = fc.string({ maxLength: 12 }).map(text => text.replaceAll(/[\r\n\0]/g, ' ').trim())
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 10, maxLength: 10 }), { maxLength: 12 }), cells => {
        const kept = filledRows(rowsOf(columns, cells))
        const [header, ...lines] = parse(csvOf(columns, kept)) as string[][]
        expect(header).toEqual(columns.map(({ name }) => name))
        expect(lines).toEqual(kept.map(row => row.cells))
      }),
    )
  })
})

describe('the rows', () => {
  test('keep their identity while others change and go', () => {
    const rows = rowsOf(columns, [['1'], ['2'], ['3']])
    const [first, second, third] = rows
    const changed = withCell(columns, rows, second!.id, 1, 'Sinar')
    expect(changed[0]).toBe(first)
    expect(changed[1]).toMatchObject({ id: second!.id, cells: ['2', 'Sinar', '', '', '', '', '', '', '', ''] })
    expect(filledRows(withoutRow(columns, changed, second!.id))).toEqual([first, third])
  })
})
