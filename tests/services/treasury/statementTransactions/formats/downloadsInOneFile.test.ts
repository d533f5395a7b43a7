// Several downloads of one account concatenated in a file: each is a separate statement, and nothing is stored twice.
import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const read = (...downloads: readonly string[]) =>
  readStatement(chunksOf(downloads.join('')), optionsFor({ bankCode: '014' }))
const kinds = ({ issues }: Reading) => issues.kept.map(({ kind, row }) => [kind, row])
const lines = ({ lines: some }: Reading) =>
  some.map(({ date, direction, amountMinor }) => [date, direction === 'DEBIT' ? -amountMinor : amountMinor])

type Day = {
  period: string
  opening: string
  rows: readonly string[]
  credits: string
  debits: string
  closing: string
}
const klik = ({ period, opening, rows, credits, debits, closing }: Day) => `Informasi Rekening - Mutasi Rekening
No. rekening : ${ACCOUNT_NUMBER}
Nama : PT SAMUDRA NIAGA
Periode : ${period}
Kode Mata Uang : Rp

Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo
${rows.join('\n')}
Saldo Awal,:,"${opening}"
Mutasi Kredit,:,"${credits}"
Mutasi Debet,:,"${debits}"
Saldo Akhir,:,"${closing}"
`
const first: Day = {
  period: '02/11/2026 - 02/11/2026',
  opening: '1,000.00',
  rows: [`'02/11,A,'0000,"100.00",CR,"1,100.00"`],
  credits: '100.00',
  debits: '0.00',
  closing: '1,100.00',
}
const second: Day = {
  period: '03/11/2026 - 03/11/2026',
  opening: '1,100.00',
  rows: [`'03/11,B,'0000,"50.00",DB,"1,050.00"`],
  credits: '0.00',
  debits: '50.00',
  closing: '1,050.00',
}

describe('KlikBCA, one download of a day after the other', () => {
  it('is read as a statement a day, all of it proved', async () => {
    const reading = await read(klik(first), klik(second))
    expect(kinds(reading)).toEqual([])
    expect(lines(reading)).toEqual([
      ['2026-11-02', 10_000n],
      ['2026-11-03', -5_000n],
    ])
    expect(reading.proof).toMatchObject({ openingMinor: 100_000n, closingMinor: 105_000n, rows: 2, holds: true })
  })

  it('names days that are missing between two of them', async () => {
    const later = {
      ...second,
      opening: '1,200.00',
      rows: [`'03/11,B,'0000,"50.00",DB,"1,150.00"`],
      closing: '1,150.00',
    }
    expect(kinds(await read(klik(first), klik(later)))).toEqual([['STATEMENTS_APART', expect.any(Number)]])
  })

  it('refuses the one that was cut, by its last row', async () => {
    const cut = klik(first).replace(/Saldo Akhir.*\n/, '')
    expect(kinds(await read(cut, klik(second)))).toEqual([['TRUNCATED', 11]])
  })

  it('leaves out a download that stands in the file twice', async () => {
    const reading = await read(klik(first), klik(first))
    expect(kinds(reading)).toEqual([['STATEMENT_REPEATED', expect.any(Number)]])
    expect(lines(reading)).toEqual([['2026-11-02', 10_000n]])
  })

  it('refuses days that two of them tell differently', async () => {
    const overlapping = {
      ...second,
      period: '02/11/2026 - 03/11/2026',
      opening: '1,000.00',
      rows: [...first.rows, ...second.rows],
      credits: '100.00',
    }
    expect((await read(klik(first), klik(overlapping))).issues.errors).toBeGreaterThan(0)
  })
})

const bca = (
  rows: readonly string[],
  head = `No. rekening : ${ACCOUNT_NUMBER}`,
) => `Informasi Rekening - Mutasi Rekening
${head}
Nama : PT SAMUDRA NIAGA
Periode : 01/11/2026 - 20/11/2026

Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
${rows.join('\n')}
`

describe('BCA Bisnis, one download after another', () => {
  const rows = ['02/11/2026,A,0000,100.00 CR,"1,100.00"', '03/11/2026,B,0000,50.00 DB,"1,050.00"']

  it('leaves out what is told again, whether balances prove it or not', async () => {
    for (const each of [rows, rows.map(row => row.replace(/,"[^"]*"$/, ',""'))]) {
      const reading = await read(bca(each), bca(each))
      expect(kinds(reading)).toEqual([['STATEMENT_REPEATED', expect.any(Number)]])
      expect(reading.lines).toHaveLength(2)
    }
  })

  it('takes the statement of this account, and names the other one', async () => {
    const reading = await read(bca(rows), bca(['04/11/2026,C,0000,7.00 CR,"7.00"'], 'No. rekening : 1112223334'))
    expect(kinds(reading)).toEqual([['STATEMENTS_LEFT_OUT', null]])
    expect(reading.lines).toHaveLength(2)
  })

  it('reads columns that stand elsewhere in the second one where they stand', async () => {
    const moved = bca(['04/11/2026,0000,C,7.00 CR,"1,057.00"']).replace('Keterangan,Cabang', 'Cabang,Keterangan')
    const reading = await read(bca(rows), moved)
    expect(kinds(reading)).toEqual([])
    expect(reading.lines.map(({ description }) => description)).toEqual(['A', 'B', 'C'])
  })

  it('still takes pages that only repeat the header, or the head without a title', async () => {
    const header = 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo'
    const head = `No. rekening : ${ACCOUNT_NUMBER}\nPeriode : 01/11/2026 - 20/11/2026`
    for (const between of [header, `${head}\n${header}`])
      expect(kinds(await read(bca([rows[0] ?? '', between, rows[1] ?? ''])))).toEqual([])
  })

  it('still refuses a row without a day, wherever it stands', async () => {
    const odd = ',X,0000,1.00 CR,"1,101.00"'
    for (const some of [[odd], [...rows, odd], [rows[0] ?? '', odd, rows[1] ?? '']])
      expect(kinds(await read(bca(some)))).toContainEqual(['DATE_INVALID', expect.any(Number)])
  })
})
