// A row whose amount no balance confirms does not count as proved.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { chunksOf, TODAY } from './writers.ts'

const options = (bankCode: string) => ({
  account: { bankCode, accountNumber: '5220304471', currency: 'IDR' },
  today: TODAY,
  zone: 'Asia/Jakarta',
  oldBefore: '2026-08-21',
})
const HEAD = 'Post Date,Value Date,Branch,Journal No.,Description,Debit,Credit,Balance'
const GOOD = [
  '01/11/26 10.15.30,01/11/26 10.15.30,0001,1,SETORAN,,"2,001,000.00","3,001,000.00"',
  '02/11/26 10.15.30,02/11/26 10.15.30,0001,2,TARIK,"1,000,000.00",,"2,001,000.00"',
]
const read = (...rows: string[]) => readStatement(chunksOf([HEAD, ...rows, ''].join('\n')), options('009'))
const errors = async (...rows: string[]) =>
  (await read(...rows)).issues.kept
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ kind, row }) => ({ kind, row }))

describe('the last amount of a file that states balances in its rows', () => {
  it('is an error of its row where the row has lost its balance', async () => {
    expect(await errors(...GOOD, '03/11/26 10.15.30,03/11/26 10.15.30,0001,3,TARIK,1.00,,')).toEqual([
      { kind: 'BALANCE_MISSING', row: 4 },
    ])
    // Newest first, the last one is at the top.
    expect(await errors('03/11/26 10.15.30,03/11/26 10.15.30,0001,3,TARIK,1.00,,', ...GOOD.toReversed())).toEqual([
      { kind: 'BALANCE_MISSING', row: 2 },
    ])
  })

  it('may be without one in the middle, where the next balance speaks for it', async () => {
    const [first = '', second = ''] = GOOD
    const third = '03/11/26 10.15.30,03/11/26 10.15.30,0001,3,TARIK,1.00,,"2,000,999.00"'
    expect(await errors(first, second.replace(/"2,001,000\.00"$/, ''), third)).toEqual([])
  })

  it('may be without one where the file has none at all', async () => {
    const { issues, proof } = await read(...GOOD.map(row => row.replace(/,"[\d,.]+"$/, ',')))
    expect([issues.errors, proof]).toEqual([0, null])
  })

  it('is no amount that ran over into other columns', async () => {
    // A quote was lost: 1,001,000.00 became three cells.
    const row = '03/11/26 10.15.30,03/11/26 10.15.30,0001,3,TARIK,1,001,000.00",,"1,000,000.00"'
    expect((await errors(...GOOD, row)).map(({ row: at }) => at)).toContain(4)
  })
})

describe('the first amount of a file that states balances in its rows alone', () => {
  const rest = GOOD.map((row, at) => row.replace(/^0\d/, `0${at + 2}`))
  const first = (amount: string) => `01/11/26 10.15.30,01/11/26 10.15.30,0001,0,SETORAN,,"${amount}","1,000,000.00"`

  it('is asked for where it alone has no decimals: a lost mark would make it a hundredfold', async () => {
    expect(await errors(first('100000'), ...rest)).toEqual([{ kind: 'AMOUNT_STANDS_OUT', row: 2 }])
    expect(await errors(first('1,000.00'), ...rest)).toEqual([])
  })

  it('may be whole where others are', async () => {
    expect(await errors(first('1000'), ...rest.map(row => row.replace(/\.00/g, '')))).toEqual([])
  })
})

describe('a quote that is not closed', () => {
  it('is an error of its row, where rows below it run into its cell', async () => {
    const row = (day: string, text: string, out: string, into: string, balance: string) =>
      `${day}/11/26 10.15.30,${day}/11/26 10.15.30,0001,1,${text},${out},${into},${balance}`
    const open = row('01', '"SETORAN', '', '2001000.00', '3001000.00')
    const second = row('02', 'TARIK', '1000000.00', '', '2001000.00')
    const closing = row('03', '"TARIK"', '1.00', '', '2000999.00')
    expect(await errors(open, second, closing)).toContainEqual({ kind: 'BROKEN_CSV', row: 2 })
  })

  it('is none where a text has several lines', async () => {
    const [first = '', ...rest] = GOOD
    expect(await errors(first.replace('SETORAN', '"SETORAN\nPT BUMI, 12/11"'), ...rest)).toEqual([])
  })
})
