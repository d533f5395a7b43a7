// A corrected amount accepts any bank's notation, in every layout.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import type { Mapping } from '../../../../../services/treasury/statementTransactions/formats/mapped.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

type Layout = { bankCode: string; file: string; mapping?: Mapping }

const bcaRows = `02/11/2026,A,0000,"20,000,000.00 CR","20,000,000.00"
03/11/2026,B,0000,"15,0O0,000.00 DB","5,000,000.00"
`
/** 20,000,000.00 in, then 15,000,000.00 out, with a letter in place of a digit. */
const LAYOUTS: Record<string, Layout> = {
  'BCA Bisnis': { bankCode: '014', file: `Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo\n${bcaRows}` },
  KlikBCA: {
    bankCode: '014',
    file: `Periode : 01/11/2026 - 20/11/2026
Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
'02/11,A,'0000,"20,000,000.00",CR,"20,000,000.00"
'03/11,B,'0000,"15,0O0,000.00",DB,"5,000,000.00"
Saldo Akhir,:,"5,000,000.00"
`,
  },
  'Mandiri Kopra': {
    bankCode: '008',
    file: `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance
${ACCOUNT_NUMBER};IDR;02 November 2026 11:00:00;A;;20000000.00;0.00;20000000.00
${ACCOUNT_NUMBER};IDR;03 November 2026 11:00:00;B;;0.00;15,0O0,000.00;5000000.00
`,
  },
  'Mandiri Livin': {
    bankCode: '008',
    file: `Tanggal;Keterangan;Nominal;Saldo
02 Nov 2026;A;+20.000.000,00;20.000.000,00
03 Nov 2026;B;-15.0O0.000,00;5.000.000,00
`,
  },
  'BRI Internet Banking': {
    bankCode: '002',
    file: `Tanggal Transaksi;Uraian Transaksi;Teller;Debet;Kredit;Saldo
02/11/26;A;1;0,00;20.000.000,00;20.000.000,00
03/11/26;B;1;15.0O0.000,00;0,00;5.000.000,00
`,
  },
  'BNI Direct (workbook)': {
    bankCode: '009',
    file: `Post Date,Description,Amount,DB/CR,Balance
02/11/26 10.15.30,A,"20,000,000.00",K,"20,000,000.00"
03/11/26 10.15.30,B,"15,0O0,000.00",D,"5,000,000.00"
`,
  },
  'CIMB OCTO': {
    bankCode: '022',
    file: `Tanggal;Deskripsi;Debit;Kredit;Saldo
02-Nov-2026;A;;20000000.00;20000000.00
03-Nov-2026;B;15,0O0,000.00;;5000000.00
`,
  },
  CSV: {
    bankCode: '014',
    file: `when;what;how much;after
02/11/2026;A;20.000.000,00 CR;20.000.000,00
03/11/2026;B;15.0O0.000,00 DB;5.000.000,00
`,
    mapping: {
      delimiter: ';',
      skipRows: 1,
      dateColumn: 0,
      dateFormat: 'dd/MM/yyyy',
      descriptionColumns: [1],
      amountColumn: 2,
      balanceColumn: 3,
    },
  },
}

const NOTATIONS = ['15,000,000.00 DB', '15.000.000,00 DB', '15000000.00 DB', 'Rp 15.000.000,00 DB', '15.000.000,00DB']

async function corrected(layout: Layout, value: string) {
  const options = { ...optionsFor({ bankCode: layout.bankCode }), mapping: layout.mapping ?? null }
  const found = await readStatement(chunksOf(layout.file), options)
  const issue = found.issues.kept.find(({ severity }) => severity === 'ERROR')
  expect(issue).toMatchObject({ kind: 'AMOUNT_LETTER', row: expect.any(Number), column: expect.any(String) })
  const { row, column, value: was } = issue ?? {}
  if (row == null || column == null || was == null) throw new Error('no cell is wrong')
  const edits = { corrections: [{ row, column, was, value }], skippedRows: [] }
  return readStatement(chunksOf(layout.file), { ...options, edits })
}

it('an amount that was written with the other mark is suggested with the one that the balance shows', async () => {
  const options = { ...optionsFor({ bankCode: '014' }) }
  const file = [
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
    '01/11/2026,A,0,100.00 CR,100.00',
    '02/11/2026,B,0,5O.00 DB,50.00',
    '03/11/2026,C,0,10.00 CR,60.00',
    '',
  ].join('\n')
  const correct = (value: string) => ({ row: 3, column: 'Jumlah', was: '5O.00', value })
  const read = (value: string) =>
    readStatement(chunksOf(file), { ...options, edits: { corrections: [correct(value)], skippedRows: [] } })
  const wrong = await read('50.00 CR')
  const suggestion = wrong.issues.kept.find(({ kind }) => kind === 'TYPE_INVALID')?.suggestion
  expect(suggestion).toEqual({ value: '50.00 DB', reason: 'BALANCE' })
  const corrected = await read(suggestion?.value ?? '')
  expect([corrected.issues.kept, corrected.lines.map(({ amountMinor }) => amountMinor)]).toEqual([
    [],
    [10_000n, 5_000n, 1_000n],
  ])
})

describe.each(Object.entries(LAYOUTS))('a corrected amount of %s', (name, layout) => {
  it.each(NOTATIONS)('is read as %s', async value => {
    const reading = await corrected(layout, value)
    expect(reading.layout).toBe(name)
    expect(reading.issues.kept).toEqual([])
    expect(reading.lines.map(({ direction, amountMinor }) => [direction, amountMinor])).toEqual([
      ['CREDIT', 2_000_000_000n],
      ['DEBIT', 1_500_000_000n],
    ])
    expect(reading.proof?.holds).toBe(true)
  })

  it('does not turn around what the bank wrote', async () => {
    const reading = await corrected(layout, '15,000,000.00 CR')
    expect(reading.issues.errors).toBe(1)
    expect(reading.lines.map(({ direction }) => direction)).toEqual(['CREDIT'])
  })

  it('is asked again where it can be thousands as well as three decimals, or names another currency', async () => {
    const mark = name === 'Mandiri Livin' || name === 'BRI Internet Banking' || name === 'CSV' ? ',' : '.'
    for (const [value, kind] of [
      [`15${mark}000`, 'AMOUNT_DECIMALS'],
      [`15${mark}000 DB`, 'AMOUNT_DECIMALS'],
      ['USD 15,000,000.00', 'OTHER_CURRENCY'],
      ['$ 15.000.000,00', 'OTHER_CURRENCY'],
    ] as const) {
      const reading = await corrected(layout, value)
      expect(reading.issues.kept, value).toContainEqual(expect.objectContaining({ kind }))
      expect(reading.lines).toHaveLength(1)
    }
  })
})

describe('a corrected date', () => {
  const kopra = (day: string) => `AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance
${ACCOUNT_NUMBER};IDR;${day};A;;100.00;0.00;100.00
`
  const options = optionsFor({ bankCode: '008' })
  const corrected = (value: string) => {
    const correction = { row: 2, column: 'PostDate', was: 'O9 October 2026', value }
    return readStatement(chunksOf(kopra('O9 October 2026')), {
      ...options,
      edits: { corrections: [correction], skippedRows: [] },
    })
  }

  it('that cannot be read says how the layout writes it', async () => {
    const { issues } = await readStatement(chunksOf(kopra('O9 October 2026')), options)
    expect(issues.kept).toMatchObject([{ kind: 'DATE_INVALID', details: { example: '31 December 2026' } }])
  })

  it('is taken as the layout writes it, and year first, which is one day everywhere', async () => {
    for (const value of ['9 October 2026', '9 Oct 2026', '2026-10-09'])
      expect((await corrected(value)).lines).toMatchObject([{ date: '2026-10-09' }])
  })

  it('is asked again where it can be two days', async () => {
    expect((await corrected('09/10/2026')).issues.kept).toMatchObject([
      { kind: 'DATE_INVALID', details: { example: '31 December 2026' } },
    ])
  })
})
