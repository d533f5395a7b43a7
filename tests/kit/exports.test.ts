// Exported files: text that a spreadsheet would execute, digits that it would lose, and more rows than a worksheet holds.
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CellKind } from '../../services/kit/exports/columns.ts'
import { csvFile } from '../../services/kit/exports/csv.ts'
import { EXPORT_LIFECYCLE, statesFor } from '../../services/kit/exports/lifecycle.ts'
import type { Sheet, SheetRow } from '../../services/kit/exports/sheet.ts'
import { EXPORT_STATUSES } from '../../services/kit/exports/table.ts'
import { xlsxFile } from '../../services/kit/exports/xlsx.ts'
import { zipType } from '../../services/kit/files/workbook.ts'
import { partsOf, rowsOf } from '../support/workbookReader.ts'

const sheetWith = (...kinds: CellKind[]): Sheet => ({
  name: 'A list',
  columns: kinds.map(kind => ({ heading: `The ${kind}`, kind, show: value => value })),
})
async function* inPieces(...pieces: SheetRow[][]) {
  yield* pieces
}
const asCsv = async (sheet: Sheet, ...pieces: SheetRow[][]) => text(Readable.from(csvFile(sheet, inPieces(...pieces))))
async function asWorkbook(sheet: Sheet, ...pieces: SheetRow[][]) {
  const bytes = await buffer(xlsxFile(sheet, inPieces(...pieces)))
  const parts = partsOf(bytes)
  return { bytes, parts, rows: rowsOf(parts.get('xl/worksheets/sheet1.xml') ?? '') }
}

/** The number format of a cell style; `@` keeps it text when a user edits it. */
function formatOf(parts: Map<string, string>, style: number): string | undefined {
  const styles = parts.get('xl/styles.xml') ?? ''
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  )
  const cells = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*>/g)]
  return formats.get(/numFmtId="(\d+)"/.exec(cells[style]?.[0] ?? '')?.[1])
}

const DANGEROUS = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '－1',
  '=HYPERLINK("http://x")',
]

describe('a CSV', () => {
  it('quotes text alone: what is taken as text then keeps its zeros and all its digits', async () => {
    const sheet = sheetWith('TEXT', 'AMOUNT', 'DATE', 'TEXT')
    const file = await asCsv(sheet, [['0021832415000000', '12.00', '2026-11-20', '04002600044719023']])
    expect(file.split('\r\n')[1]).toBe('"0021832415000000",12.00,2026-11-20,"04002600044719023"')
  })

  it('quotes what needs it, begins with the mark of UTF-8, and has one line a row', async () => {
    const file = await asCsv(sheetWith('TEXT', 'AMOUNT'), [['a "b", c', '-1500.00']], [[null, '0.05']])
    expect(file).toBe('\uFEFFThe TEXT,The AMOUNT\r\n"a ""b"", c",-1500.00\r\n,0.05\r\n')
  })

  it.each(DANGEROUS)('takes from %j that a spreadsheet would run it', async dangerous => {
    const [, row] = parse(await asCsv(sheetWith('TEXT'), [[dangerous]]), { bom: true })
    expect(row).toEqual([`'${dangerous}`])
  })

  it('holds every text that begins with anything else as it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async given => {
        const cell = `x${given.replace(/\0/g, '')}`
        const [, row] = parse(await asCsv(sheetWith('TEXT', 'TEXT'), [[cell, 'end']]), { bom: true })
        expect(row).toEqual([cell, 'end'])
      }),
      { numRuns: 60 },
    )
  })
})

describe('a workbook', () => {
  it('is one by its content', async () => {
    const { bytes } = await asWorkbook(sheetWith('TEXT'), [['a']])
    const read = async (start: number, length: number) => bytes.subarray(start, start + length)
    expect(await zipType(read, bytes.length)).toBe('xlsx')
  })

  it('has dates that are dates, amounts that are numbers and digits that are text', async () => {
    const sheet = sheetWith('DATE', 'INSTANT', 'AMOUNT', 'NUMBER', 'RATE', 'TEXT')
    const { rows, parts } = await asWorkbook(sheet, [
      ['2026-11-23', '2026-11-23 18:00:00', '-1500.50', '7', '5.25', '0012345678'],
    ])
    expect(rows[0]?.map(({ kind, value }) => [kind, value])).toEqual(
      sheet.columns.map(({ heading }) => ['text', heading]),
    )
    const [date, instant, amount, number, rate, account] = rows[1] ?? []
    expect(date).toMatchObject({ kind: 'number', value: '46349' })
    expect(instant).toMatchObject({ kind: 'number', value: '46349.75' })
    expect([date, instant].map(cell => formatOf(parts, cell!.style))).toEqual(['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss'])
    expect(amount).toMatchObject({ kind: 'number', value: '-1500.5' })
    expect(formatOf(parts, amount!.style)).toBe('#,##0.00')
    expect(number).toMatchObject({ kind: 'number', value: '7' })
    expect(rate).toMatchObject({ kind: 'number', value: '5.25' })
    expect(formatOf(parts, rate!.style)).toBe('0.00##')
    expect(account).toMatchObject({ kind: 'text', value: '0012345678' })
    expect(formatOf(parts, account!.style)).toBe('@')
  })

  it('writes amounts of more than 15 digits as text, and loses none of them', async () => {
    const { rows } = await asWorkbook(sheetWith('AMOUNT'), [
      ['9999999999999.99'],
      ['92233720368547758.07'],
      ['-12345678901234.56'],
    ])
    expect(rows.slice(1)).toMatchObject([
      [{ kind: 'number', value: '9999999999999.99' }],
      [{ kind: 'text', value: '92233720368547758.07' }],
      [{ kind: 'text', value: '-12345678901234.56' }],
    ])
  })

  it.each(DANGEROUS)('holds %j as text that stays text', async dangerous => {
    const { rows, parts } = await asWorkbook(sheetWith('TEXT'), [[dangerous]])
    expect(rows[1]?.[0]).toMatchObject({ kind: 'text', value: dangerous })
    expect(formatOf(parts, rows[1]![0]!.style)).toBe('@')
  })

  it('holds markup, control characters and broken surrogates without breaking', async () => {
    const { rows } = await asWorkbook(sheetWith('TEXT'), [['<b>&"]]>\u0000\u0008_x000D_\uD800 rupiah 😀']])
    expect(rows[1]?.[0]?.value).toBe('<b>&"]]>\u0000\u0008_x000D_\uFFFD rupiah 😀')
  })

  it('goes on in another sheet where one is full', async () => {
    const given = Array.from({ length: 12 }, (_row, at): SheetRow => [`row ${at}`])
    const file = xlsxFile(sheetWith('TEXT'), inPieces(given.slice(0, 7), given.slice(7)), 6)
    const parts = partsOf(await buffer(file))
    const read = [1, 2, 3].map(sheet => rowsOf(parts.get(`xl/worksheets/sheet${sheet}.xml`) ?? ''))
    expect(read.map(rows => rows.length)).toEqual([6, 6, 3])
    expect(read.map(rows => rows[0]?.[0]?.value)).toEqual(['The TEXT', 'The TEXT', 'The TEXT'])
    expect(read.flatMap(rows => rows.slice(1).map(([cell]) => cell?.value))).toEqual(given.flat())
    expect(parts.get('xl/workbook.xml')).toContain('name="A list_3"')
  })

  it('fails with what its rows failed with', async () => {
    async function* broken(): AsyncGenerator<SheetRow[]> {
      yield [['a']]
      throw new Error('the database is away')
    }
    await expect(buffer(xlsxFile(sheetWith('TEXT'), broken()))).rejects.toThrow('the database is away')
  })

  it('asks for no more rows than are read of it', async () => {
    let asked = 0
    async function* endless(): AsyncGenerator<SheetRow[]> {
      for (;;) {
        asked++
        yield Array.from({ length: 1_000 }, (): SheetRow => [crypto.randomUUID()])
      }
    }
    const file = xlsxFile(sheetWith('TEXT'), endless())
    const read = file[Symbol.asyncIterator]()
    await read.next()
    await new Promise(setImmediate)
    const before = asked
    for (let turn = 0; turn < 500; turn++) await new Promise(setImmediate)
    expect(asked - before).toBeLessThan(20)
    file.destroy()
  })
})

describe('the life of an export', () => {
  it('leads nowhere from where it ended, but to the loss of the file', () => {
    const ends = EXPORT_STATUSES.filter(status => !statesFor('FAIL').includes(status))
    expect(ends).toEqual(['READY', 'FAILED', 'CANCELLED', 'EXPIRED'])
    for (const step of ['START', 'FINISH', 'FAIL', 'CANCEL'] as const)
      for (const end of ends) expect(EXPORT_LIFECYCLE[step][end]).toBeUndefined()
    expect(EXPORT_LIFECYCLE.EXPIRE).toEqual({ READY: 'EXPIRED' })
  })
})
