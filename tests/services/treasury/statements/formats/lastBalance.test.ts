// A row whose amount no balance speaks for is none that was proved.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statements/formats/readStatement.ts'
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
    // Newest first, the last one stands on top.
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
