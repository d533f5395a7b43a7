// Exports with an account number per row: rows of other accounts are skipped and reported, balances are computed over the own ones.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const KOPRA = 'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance'
const kopra = (number: string, currency: string, day: string, amount: string, balance: string) =>
  `${number};${currency};${day} November 2026 11:00:00;A;;${amount};0.00;${balance}`
const MCM = 'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit'
const BRI = 'NOREK,TGL_TRAN,DESK_TRAN,SALDO_AWAL_MUTASI,MUTASI_DEBET,MUTASI_KREDIT,SALDO_AKHIR_MUTASI'

const FILES: Record<string, { bankCode: string; file: string[]; proof: object | null }> = {
  'Mandiri Kopra': {
    bankCode: '008',
    file: [
      KOPRA,
      kopra('1110002223334', 'IDR', '04', '9.00', '99.00'),
      kopra(ACCOUNT_NUMBER, 'IDR', '04', '50.00', '1750.00'),
      kopra('1110002223334', 'IDR', '05', 'x', '99.00'),
      kopra(ACCOUNT_NUMBER, 'IDR', '05', '50.00', '1800.00'),
    ],
    proof: { openingMinor: 170_000n, closingMinor: 180_000n, rows: 1, holds: true },
  },
  'Mandiri MCM': {
    bankCode: '008',
    file: [
      MCM,
      '1110002223334,04/11/26,04/11/26,001,Z,,1,.00,9.00',
      `${ACCOUNT_NUMBER},04/11/26,04/11/26,001,A,,1,.00,50.00`,
      '1110002223334,05/11/26,05/11/26,001,Z,,1,.00,x',
      `${ACCOUNT_NUMBER},05/11/26,05/11/26,001,B,,1,.00,50.00`,
    ],
    proof: null,
  },
  'BRI CMS': {
    bankCode: '002',
    file: [
      BRI,
      '1110002223334,2026-11-04 10:00:00,Z,90.00,0.00,9.00,99.00',
      `${ACCOUNT_NUMBER},2026-11-04 10:00:00,A,1700.00,0.00,50.00,1750.00`,
      '1110002223334,2026-11-05 10:00:00,Z,99.00,0.00,x,99.00',
      `${ACCOUNT_NUMBER},2026-11-05 10:00:00,B,1750.00,0.00,50.00,1800.00`,
    ],
    proof: { openingMinor: 170_000n, closingMinor: 180_000n, rows: 2, holds: true },
  },
}

describe.each(Object.entries(FILES))('%s', (name, { bankCode, file, proof }) => {
  const read = (...rows: string[]) => readStatement(chunksOf([...rows, ''].join('\n')), optionsFor({ bankCode }))

  it('with rows of another account takes the own ones, and names the others', async () => {
    const reading = await read(...file)
    expect(reading.layout).toBe(name)
    expect(reading.issues.kept).toMatchObject([
      { severity: 'WARNING', kind: 'ROWS_LEFT_OUT', row: null, details: { count: 2 } },
    ])
    expect(reading.issues.kept[0]?.details?.accounts).toContain('1110002223334')
    expect(reading.lines.map(({ row, amountMinor }) => [row, amountMinor])).toEqual([
      [3, 5_000n],
      [5, 5_000n],
    ])
    expect(reading).toMatchObject({ total: 2, proof, leftOut: [{ number: '1110002223334', rows: 2 }] })
  })

  it('with rows of another account alone is refused as that of the other account', async () => {
    const [header = '', first = ''] = file
    const reading = await read(header, first)
    expect(reading.issues.kept.map(({ kind, row }) => [kind, row])).toEqual([['OTHER_ACCOUNT', null]])
    expect(reading.leftOut).toEqual([])
  })
})

describe('a row of the same account', () => {
  const read = (...rows: string[]) =>
    readStatement(chunksOf([KOPRA, ...rows, ''].join('\n')), optionsFor({ bankCode: '008' }))
  const own = kopra(ACCOUNT_NUMBER, 'IDR', '04', '50.00', '1750.00')

  it('in another currency is left out', async () => {
    const reading = await read(own, kopra(ACCOUNT_NUMBER, 'USD', '05', '9.00', '9.00'))
    expect(reading.issues.kept).toMatchObject([{ kind: 'ROWS_LEFT_OUT', details: { count: 1 } }])
    expect(reading.leftOut).toEqual([{ number: ACCOUNT_NUMBER, currency: 'USD', rows: 1 }])
  })

  it.each([
    ['number', kopra('', 'IDR', '05', '50.00', '1800.00'), 'OTHER_ACCOUNT'],
    ['currency', kopra(ACCOUNT_NUMBER, 'I0R', '05', '50.00', '1800.00'), 'OTHER_CURRENCY'],
  ])('whose %s can not be read is an error, and no other account', async (_what, row, kind) => {
    expect((await read(own, row)).issues.kept.map(issue => [issue.kind, issue.row])).toEqual([[kind, 3]])
  })
})
