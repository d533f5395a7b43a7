import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ColumnMeaning,
  columnMeanings,
  dateFormats,
  guess,
  missingOf,
  toMapping,
  withMeaning,
} from '../../../../../web/pages/organization/statementTransactions/_lib/mappingForm.ts'

const form = (columns: readonly ColumnMeaning[]) => ({
  delimiter: ';',
  skipRows: 2,
  dateFormat: 'dd/MM/yyyy',
  decimalMark: '' as const,
  columns,
})
const anyColumns = fc.array(fc.constantFrom(...columnMeanings), { minLength: 1, maxLength: 12 })

describe('the guess from a header', () => {
  test('finds the header under a preamble and says what each column means', () => {
    const rows = [
      ['Laporan Bank Uji'],
      ['Tgl Posting', 'Uraian', 'Masuk', 'Keluar', 'Saldo Akhir'],
      ['18/11/2026', 'SETORAN', '100.000,00', '', '100.000,00'],
    ]
    expect(guess(rows)).toEqual({
      skipRows: 2,
      columns: ['DATE', 'DESCRIPTION', 'CREDIT', 'DEBIT', 'BALANCE'],
      dateFormat: 'dd/MM/yyyy',
    })
  })

  test.each([
    [['03/04/2026', '21/04/2026'], 'dd/MM/yyyy'],
    [['03/04/2026', '04/21/2026'], 'MM/dd/yyyy'],
    [['2026-04-03'], 'yyyy-MM-dd'],
    [['20260403'], 'yyyyMMdd'],
    [['03 Agu 2026'], 'dd MMM yyyy'],
    [['03 August 2026'], 'dd MMMM yyyy'],
    [['03/04/26'], 'dd/MM/yy'],
    [['whenever'], 'dd/MM/yyyy'],
  ])('reads the look of dates %j', (dates, format) => {
    const rows = [['Date', 'Details', 'Amount'], ...dates.map(date => [date, 'x', '1'])]
    expect(guess(rows).dateFormat).toBe(format)
  })

  test.each(['Sisa', 'Posisi', 'X'])('takes the column %s for the balance, whose figures prove as one', name => {
    const rows = [
      ['Tanggal Buku', 'Uraian', 'Uang Keluar', 'Uang Masuk', name],
      ['18/11/2026', 'A', '', '1.000,00', '1.000,00'],
      ['18/11/2026', 'B', '250,50', '', '749,50'],
      ['19/11/2026', 'C', '', '100,00', '849,50'],
      ['19/11/2026', 'D', '49,50', '0,00', '800,00'],
    ]
    expect(guess(rows).columns).toEqual(['DATE', 'DESCRIPTION', 'DEBIT', 'CREDIT', 'BALANCE'])
  })

  test('takes no other figures for the balance', () => {
    const rows = [
      ['Tanggal', 'Uraian', 'Uang Keluar', 'Uang Masuk', 'Cabang'],
      ...[1, 2, 3, 4, 5].map(n => ['18/11/2026', 'A', '', `${n},00`, '0015']),
    ]
    expect(guess(rows).columns.at(-1)).toBe('NOTHING')
  })

  test('takes two columns of text for the description, and one of anything else', () => {
    const { columns } = guess([['Date', 'Remark', 'Description', 'Amount', 'Amount']])
    expect(columns).toEqual(['DATE', 'DESCRIPTION', 'DESCRIPTION', 'AMOUNT', 'NOTHING'])
  })

  test('never fails, whatever the file holds, and its columns are as many as the widest row has', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 6 }), { maxLength: 8 }), rows => {
        const { columns, skipRows, dateFormat } = guess(rows)
        expect(columns).toHaveLength(Math.max(0, ...rows.map(row => row.length)))
        expect(skipRows).toBeGreaterThanOrEqual(1)
        expect(dateFormats).toContain(dateFormat)
      }),
    )
  })
})

describe('a column’s meaning', () => {
  test('stands once, but for descriptions', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(11), fc.constantFrom(...columnMeanings), (columns, at, meaning) => {
        const index = at % columns.length
        const after = withMeaning(columns, index, meaning)
        expect(after[index]).toBe(meaning)
        if (meaning !== 'NOTHING' && meaning !== 'DESCRIPTION')
          expect(after.filter(each => each === meaning)).toHaveLength(1)
        expect(after).toHaveLength(columns.length)
      }),
    )
  })
})

describe('the mapping', () => {
  test('names columns from 0, and leaves out what the file has not', () => {
    expect(toMapping(form(['NOTHING', 'DATE', 'DESCRIPTION', 'AMOUNT', 'DESCRIPTION']))).toEqual({
      delimiter: ';',
      skipRows: 2,
      dateColumn: 1,
      dateFormat: 'dd/MM/yyyy',
      descriptionColumns: [2, 4],
      amountColumn: 3,
      typeColumn: null,
      debitColumn: null,
      creditColumn: null,
      balanceColumn: null,
      decimalMark: null,
    })
  })

  test('wants a date, a text and an amount, in one column or in two', () => {
    expect(missingOf(form(['DESCRIPTION', 'AMOUNT']))).toBe('statements.mapping.missing.date')
    expect(missingOf(form(['DATE', 'AMOUNT']))).toBe('statements.mapping.missing.description')
    expect(missingOf(form(['DATE', 'DESCRIPTION', 'DEBIT']))).toBe('statements.mapping.missing.amount')
    expect(missingOf(form(['DATE', 'DESCRIPTION', 'DEBIT', 'CREDIT']))).toBeNull()
    expect(missingOf(form(['DATE', 'DESCRIPTION', 'AMOUNT']))).toBeNull()
  })

  test('points every column that it uses at that column', () => {
    fc.assert(
      fc.property(anyColumns, columns => {
        const unique = columns.reduce<readonly ColumnMeaning[]>(
          (all, meaning, index) => withMeaning(all, index, meaning),
          columns.map(() => 'NOTHING' as const),
        )
        fc.pre(missingOf(form(unique)) === null)
        const mapping = toMapping(form(unique))
        expect(unique[mapping.dateColumn]).toBe('DATE')
        for (const column of mapping.descriptionColumns) expect(unique[column]).toBe('DESCRIPTION')
        for (const [column, meaning] of [
          [mapping.amountColumn, 'AMOUNT'],
          [mapping.debitColumn, 'DEBIT'],
          [mapping.creditColumn, 'CREDIT'],
          [mapping.balanceColumn, 'BALANCE'],
        ] as const)
          expect(column === null ? unique.includes(meaning) : unique[column] !== meaning).toBe(false)
      }),
    )
  })
})
