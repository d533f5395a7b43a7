// Users' edits of files before importing: concatenated downloads, sums with a date, spaces in numbers.
import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { unwrap } from '../../../../../services/kit/imports/amountParts.ts'
import { chunksOf, optionsFor } from './writers.ts'

const HEADER = 'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo'
const read = (...rows: readonly string[]) =>
  readStatement(chunksOf(`${rows.join('\n')}\n`), optionsFor({ bankCode: '014' }))
const kinds = ({ issues }: Reading) => issues.kept.map(({ kind, row }) => [kind, row])

describe('two downloads joined without balances', () => {
  it('name the line that stands above and below the repeated header', async () => {
    const reading = await read(
      HEADER,
      '01/11/2026,A,0000,100.00 CR,',
      '02/11/2026,X,0000,7.00 CR,',
      HEADER,
      '02/11/2026,X,0000,7.00 CR,',
      '03/11/2026,B,0000,9.00 CR,',
    )
    expect(kinds(reading)).toEqual([['LINE_IN_OTHER_PART', 5]])
    expect(reading.issues.kept[0]?.details).toEqual({ row: 3 })
  })

  it('say nothing of twins on one page, nor where balances tell that both are there', async () => {
    expect(
      kinds(
        await read(
          HEADER,
          '02/11/2026,X,0000,7.00 CR,',
          '02/11/2026,X,0000,7.00 CR,',
          HEADER,
          '03/11/2026,B,0000,9.00 CR,',
        ),
      ),
    ).toEqual([])
    expect(
      kinds(await read(HEADER, '02/11/2026,X,0000,7.00 CR,107.00', HEADER, '02/11/2026,X,0000,7.00 CR,114.00')),
    ).toEqual([])
  })
})

describe('a download that was pasted twice', () => {
  const A = '01/11/2026,A,0000,100.00 CR,'
  const B = '02/11/2026,B,0000,7.00 CR,'
  const C = '02/11/2026,C,0000,9.00 DB,'
  const D = '03/11/2026,D,0000,9.00 DB,'
  const onOneDay = (...rows: readonly string[]) => rows.map(row => row.replace(/^\d\d/, '02'))

  it('is told once, with the rows that come again', async () => {
    const reading = await read(HEADER, A, B, C, A, B, C, D)
    const found = reading.issues.kept.filter(({ kind }) => kind === 'LINES_REPEATED')
    expect(found.map(({ row, details }) => [row, details])).toEqual([[5, { row: 5, last: 7, first: 2, end: 4 }]])
    expect(reading.lines).toHaveLength(7)
    expect(kinds(await read(HEADER, ...onOneDay(A, B, C, A, B, C)))).toEqual([['LINES_REPEATED', 5]])
    // In addition, two of its own lines are equal.
    expect(kinds(await read(HEADER, ...onOneDay(A, B, A, C, A, B, A, C)))).toEqual([['LINES_REPEATED', 6]])
  })

  it('is none where equal payments of a day follow each other, where lines differ, or where balances tell', async () => {
    const none = async (...rows: readonly string[]) =>
      expect(kinds(await read(HEADER, ...rows)).filter(([kind]) => kind === 'LINES_REPEATED')).toEqual([])
    await none(...onOneDay(A, B, C, A, B, C, D))
    await none(A, A, A, A, A, A)
    await none(A, B, A, B)
    await none(A, B, C, A.replace(',A,', ',AA,'), B, C)
    await none(`${A}100.00`, `${B}107.00`, `${C}98.00`, `${A}198.00`, `${B}205.00`, `${C}196.00`)
  })
})

describe('a sum with a day', () => {
  it('is asked about where its amount is that of the rows above', async () => {
    const rows = [HEADER, '02/11/2026,A,0000,100.00 CR,', '03/11/2026,B,0000,50.00 CR,']
    expect(kinds(await read(...rows, '04/11/2026,TOTAL MUTASI KREDIT,,150.00 CR,'))).toEqual([['LINE_IS_SUM', 4]])
    expect(kinds(await read(...rows, '04/11/2026,TOTAL ENERGI PT,0000,151.00 CR,'))).toEqual([])
  })
})

describe('a row that tells a balance', () => {
  it('is no transaction where its amount is that balance', async () => {
    const reading = await read(
      HEADER,
      '01/11/2026,SALDO AWAL,0000,"1,000.00 CR","1,000.00"',
      '02/11/2026,A,0000,100.00 CR,"1,100.00"',
    )
    expect(kinds(reading)).toEqual([])
    expect(reading.lines.map(({ amountMinor }) => amountMinor)).toEqual([10_000n])
    expect(reading.proof).toMatchObject({ openingMinor: 100_000n, closingMinor: 110_000n, holds: true })
  })

  it('is asked about where no balance stands beside it', async () => {
    expect(
      kinds(await read(HEADER, '01/11/2026,SALDO AWAL,0000,"1,000.00 CR",', '02/11/2026,A,0000,100.00 CR,')),
    ).toEqual([['LINE_IS_SUM', 2]])
  })
})

describe('a blank in a number', () => {
  it.each([
    ['1 500 000,00', '1500000,00'],
    ['15 000', '15000'],
    ['Rp 1 500', '1500'],
  ])('%s divides groups', (text, body) => expect(unwrap(text).body).toBe(body))

  it.each(['1500 00', '15 00 000,00', '1500 000,00', '1 50'])('%s is no number', async text => {
    expect(unwrap(text).body).toBe(text)
    expect(kinds(await read(HEADER, `02/11/2026,A,0000,"${text} CR",`))[0]?.[0]).toBe('AMOUNT_INVALID')
  })
})

describe('entries that share a line of the file', () => {
  const entry = (id: string, amount: string) =>
    `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261102<TRNAMT>${amount}<FITID>${id}<NAME>${id}</STMTTRN>`
  const ofx = `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>IDR<BANKTRANLIST>${entry('A', '100.00')}${entry('Z', '0.00')}\n${entry('B', '50.00')}</BANKTRANLIST></STMTRS></OFX>`
  const camtEntry = (id: string, amount: string) =>
    `<Ntry><Amt Ccy="IDR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-02</Dt></BookgDt><AddtlNtryInf>${id}</AddtlNtryInf></Ntry>`
  const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${camtEntry('A', '100.00')}${camtEntry('Z', '0.00')}\n${camtEntry('B', '50.00')}</Stmt></BkToCstmrStmt></Document>`

  it.each([
    ['OFX', ofx, 3],
    ['CAMT', camt, 1],
  ])('%s: are rows of their own, so that skipping one loses no other', async (_, text, first) => {
    const skipped = { corrections: [], skippedRows: [first + 1], keptRows: [], decimalMark: null }
    const options = optionsFor({ bankCode: '014' })
    expect(kinds(await readStatement(chunksOf(text), options))).toEqual([['AMOUNT_ZERO', first + 1]])
    const reading = await readStatement(chunksOf(text), { ...options, edits: skipped })
    expect(reading.lines.map(({ row, amountMinor }) => [row, amountMinor])).toEqual([
      [first, 10_000n],
      [first + 2, 5_000n],
    ])
  })
})
