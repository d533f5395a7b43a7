import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BrokenCsv, type Breakage, csvRecords } from '../../services/kit/csv.ts'
import { rounds } from '../support/campaign.ts'

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, { size = 7, longest = 1_000, onBroken }: Partial<Options> = {}) {
  const records: string[][] = []
  for await (const some of csvRecords(inPieces(text, size), { delimiter: ',', longest, ...(onBroken && { onBroken }) }))
    records.push(...some)
  return records
}
type Options = { size: number; longest: number; onBroken: (breakage: Breakage, row: number) => void }

/** Mostly plain texts, with everything that complicates a line. */
const hard = fc
  .array(fc.constantFrom('a', 'b c', ',', ',', '"', '""', '"x"', '"p,q"', '"l\nm"', '\n', '\n', '\r\n', '\r', ' '), {
    maxLength: 40,
  })
  .map(parts => parts.join(''))

it('answers the records that the parser finds in the whole text, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(hard, fc.integer({ min: 1, max: 20 }), async (text, size) => {
      const expected: string[][] = parse(text, {
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        relax_quotes: true,
        skip_records_with_error: true,
      })
      const found = await read(text, { size, onBroken: () => {} })
      // The parser loses everything after an unclosed quote; here only a line is lost.
      const broken = found.findIndex(cells => cells.length === 0)
      expect(broken === -1 ? found : found.slice(0, broken)).toEqual(expected)
    }),
    { numRuns: rounds(2_000, 100_000) },
  )
})

it('takes quotes off cells, and two of them for one', async () => {
  expect(await read('a,"b, c","say ""hi""",\r\n\n,"",x\n')).toEqual([
    ['a', 'b, c', 'say "hi"', ''],
    [''],
    ['', '', 'x'],
  ])
})

it('reads on with a line break in a cell', async () => {
  expect(await read('a,b\n"one\ntwo",c\nd,e')).toEqual([
    ['a', 'b'],
    ['one\ntwo', 'c'],
    ['d', 'e'],
  ])
})

it('names the line of a quote out of place, or the row of it when told to go on', async () => {
  const text = 'a,b\nc,d\n"e"x,f\n'
  await expect(read(text)).rejects.toSatisfy(error => error instanceof BrokenCsv && error.line === 3)
  const broken: number[] = []
  await read('a,b\nc,d\n"never closed,f\n', { onBroken: (_error, row) => broken.push(row) })
  expect(broken).toEqual([3])
})

it('reads on behind a line that cannot be read, which keeps its number', async () => {
  const broken: [Breakage, number][] = []
  const onBroken = (...what: [Breakage, number]) => broken.push(what)
  const tooLong = 'x'.repeat(80)
  const text = `a,b\n"never closed,${tooLong}\n"two\nlines",c\nd,e\n${tooLong}\r\n"say ""f""",g\nh,"i`
  for (const size of [1, 7, 30, 1_000]) {
    broken.length = 0
    expect(await read(text, { size, longest: 50, onBroken })).toEqual([
      ['a', 'b'],
      [],
      ['two\nlines', 'c'],
      ['d', 'e'],
      [],
      ['say "f"', 'g'],
      [],
    ])
    expect(broken).toEqual([
      ['UNREADABLE', 2],
      ['UNREADABLE', 5],
      ['CUT_OFF', 7],
    ])
  }
})

it('is not swallowed by a line that never ends', async () => {
  await expect(read(`a,b\n${'x'.repeat(5_000)}`)).rejects.toMatchObject({ code: 'CSV_MAX_RECORD_SIZE' })
})
