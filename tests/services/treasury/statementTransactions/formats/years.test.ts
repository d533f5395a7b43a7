// Dates without a year: where more than one year fits, the file's order decides, or the user is asked.
import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import type { FileEdits } from '../../../../../services/treasury/statementTransactions/formats/fileEdits.ts'
import { chunksOf, optionsFor } from './writers.ts'

const THIRTEEN_MONTHS = '01/01/2025 - 31/01/2026'
const HEADER_ROWS = 2

type Row = [day: string, balance?: string]

/** A KlikBCA file whose lines are all 100.00 in, in the given order. */
function klikBca(period: string | null, rows: readonly Row[], edits?: FileEdits): Promise<Reading> {
  const lines = rows.map(([day, balance = '']) => `'${day},SETORAN,'0000,"100.00",CR,"${balance}"`)
  const closing = Math.max(100, ...rows.map(([, balance]) => Number(balance ?? 0)))
  const text = [
    `Periode : ${period ?? ''}`,
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo',
    ...lines,
    `Saldo Akhir,:,${closing}.00`,
    '',
  ].join('\n')
  return readStatement(chunksOf(text), {
    ...optionsFor({ bankCode: '014' }),
    today: '2026-11-23',
    oldBefore: '2020-01-01',
    ...(edits && { edits }),
  })
}

const days = (reading: Reading) => reading.lines.map(({ date }) => date)
const found = (reading: Reading) => reading.issues.kept.map(({ kind, row }) => [kind, row])
const open = (...places: number[]) => places.map(place => ['YEAR_OPEN', place + HEADER_ROWS])

describe('a period above twelve months, days without a year', () => {
  it('asks which year is meant where nothing shows it, and names both', async () => {
    const reading = await klikBca(THIRTEEN_MONTHS, [['05/01']])
    expect([found(reading), reading.lines]).toEqual([open(1), []])
    expect(reading.issues.kept[0]).toMatchObject({
      column: 'Tanggal Transaksi',
      value: '05/01',
      details: { first: '2025-01-05', last: '2026-01-05' },
    })
    const several = await klikBca(THIRTEEN_MONTHS, [
      ['05/01', '1100.00'],
      ['20/01', '1200.00'],
    ])
    expect([found(several), several.lines]).toEqual([open(1, 2), []])
  })

  it.each<[string, Row[], string[]]>([
    [
      'lines before and after it',
      [['05/01'], ['10/02'], ['15/12'], ['03/01']],
      ['2025-01-05', '2025-02-10', '2025-12-15', '2026-01-03'],
    ],
    [
      'the order of a file with its newest lines first',
      [['03/01'], ['15/12'], ['10/02'], ['05/01']],
      ['2025-01-05', '2025-02-10', '2025-12-15', '2026-01-03'],
    ],
    [
      'the balances of the line and the next one',
      [
        ['05/01', '1100.00'],
        ['10/02', '1200.00'],
      ],
      ['2025-01-05', '2025-02-10'],
    ],
    [
      'the balances of a file with its newest lines first',
      [
        ['05/01', '1200.00'],
        ['10/02', '1100.00'],
      ],
      ['2025-02-10', '2026-01-05'],
    ],
    [
      'a day with its year',
      [
        ['05/01/2026', '1100.00'],
        ['20/01', '1200.00'],
      ],
      ['2026-01-05', '2026-01-20'],
    ],
  ])('is decided by %s', async (_by, rows, expected) => {
    const reading = await klikBca(THIRTEEN_MONTHS, rows)
    expect([found(reading), days(reading)]).toEqual([[], expected])
  })

  it('asks where two lines have either order', async () => {
    const reading = await klikBca(THIRTEEN_MONTHS, [['05/01'], ['10/02']])
    expect(found(reading)).toEqual(open(1))
  })

  it('lets lines of neighboring days stand in either order', async () => {
    const reading = await klikBca(THIRTEEN_MONTHS, [
      ['05/01', '1100.00'],
      ['20/01', '1200.00'],
      ['19/01', '1300.00'],
      ['10/02', '1400.00'],
    ])
    expect([found(reading), days(reading)]).toEqual([[], ['2025-01-05', '2025-01-20', '2025-01-19', '2025-02-10']])
    const last = await klikBca(THIRTEEN_MONTHS, [
      ['31/12', '1100.00'],
      ['20/01', '1200.00'],
      ['19/01', '1300.00'],
    ])
    expect([found(last), days(last)]).toEqual([[], ['2025-12-31', '2026-01-20', '2026-01-19']])
  })

  it('asks for every open day where the days contradict the order that balances prove', async () => {
    const reading = await klikBca(THIRTEEN_MONTHS, [
      ['05/01', '1100.00'],
      ['10/06', '1200.00'],
      ['10/03', '1300.00'],
    ])
    expect(found(reading)).toContainEqual(['YEAR_OPEN', 1 + HEADER_ROWS])
  })

  it('takes the year that a person writes into the cell, and decides the others by it', async () => {
    const correction = { row: 1 + HEADER_ROWS, column: 'Tanggal Transaksi', was: '05/01', value: '05/01/2026' }
    const edits = { corrections: [correction], skippedRows: [] }
    const reading = await klikBca(
      THIRTEEN_MONTHS,
      [
        ['05/01', '1100.00'],
        ['20/01', '1200.00'],
      ],
      edits,
    )
    expect([found(reading), days(reading)]).toEqual([[], ['2026-01-05', '2026-01-20']])
  })

  it('leaves a day of which one year lies in the period as it is', async () => {
    const reading = await klikBca(THIRTEEN_MONTHS, [['10/02']])
    expect([found(reading), days(reading)]).toEqual([[], ['2025-02-10']])
  })
})

describe('days without a year in a file without a period', () => {
  it('are of the latest year that goes together with the order of the file', async () => {
    const reading = await klikBca(null, [['02/01'], ['22/11'], ['24/11'], ['31/12']])
    expect([found(reading), days(reading)]).toEqual([[], ['2025-01-02', '2025-11-22', '2025-11-24', '2025-12-31']])
  })

  it('are of the past, across New Year too', async () => {
    const reading = await klikBca(null, [['30/12'], ['02/01']])
    expect([found(reading), days(reading)]).toEqual([[], ['2025-12-30', '2026-01-02']])
  })

  it('are asked where no year goes together with the order', async () => {
    const reading = await klikBca(null, [
      ['20/11', '1100.00'],
      ['02/12', '1200.00'],
      ['21/11', '1300.00'],
    ])
    expect(found(reading)).toEqual(open(1, 2, 3))
  })
})

it('months of one account below each other take their years from the period above each', async () => {
  const month = (period: string, day: string, balance: string) =>
    `Periode : ${period}\nTanggal Transaksi,Keterangan,Cabang,Jumlah,,Saldo\n'${day},SETORAN,'0000,"100.00",CR,"${balance}"\nSaldo Akhir,:,${balance}\n`
  const text =
    month('01/01/2025 - 31/01/2025', '15/01', '1100.00') + month('01/12/2025 - 31/12/2025', '15/12', '1200.00')
  const options = { ...optionsFor({ bankCode: '014' }), today: '2026-11-23', oldBefore: '2020-01-01' }
  const reading = await readStatement(chunksOf(text), options)
  expect([found(reading), days(reading)]).toEqual([[], ['2025-01-15', '2025-12-15']])
})
