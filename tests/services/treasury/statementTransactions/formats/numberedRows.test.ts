// Files that number their rows: a missing number is a missing row, which without balances nothing else reveals.
import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type ReadOptions,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { ACCOUNT_NUMBER, chunksOf, optionsFor } from './writers.ts'

const mcm = (numbers: readonly (number | string)[], name = 'No') =>
  [
    `${name},Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit`,
    ...numbers.map((number, at) => `${number},${ACCOUNT_NUMBER},02/11/26,02/11/26,6902,SETORAN ${at},,,.00,1${at}.00`),
    '',
  ].join('\n')
const read = (text: string, options: Partial<ReadOptions> = {}) =>
  readStatement(chunksOf(text), { ...optionsFor({ bankCode: '008' }), ...options })
const told = async (text: string, options?: Partial<ReadOptions>) =>
  (await read(text, options)).issues.kept.map(({ kind, row, details }) => [kind, row, details?.numbers])

describe('rows that number themselves', () => {
  it.each<[string, (number | string)[], string, number]>([
    ['one in the middle', [1, 2, 4, 5], '3', 4],
    ['several', [1, 2, 5, 6, 8], '3–4, 7', 4],
    ['the first', [2, 3, 4], '1', 2],
    ['newest first', [5, 4, 2, 1], '3', 3],
    ['with a dot behind', ['1.', '2.', '4.'], '3', 4],
    ['sorted by something else', [4, 1, 5, 2], '3', 2],
  ])('tell what is missing: %s', async (_, numbers, missing, row) =>
    expect(await told(mcm(numbers))).toEqual([['ROWS_MISSING', row, missing]]),
  )

  it.each<[string, (number | string)[]]>([
    ['all there', [1, 2, 3, 4]],
    ['from zero', [0, 1, 2]],
    ['anew on each page', [1, 2, 3, 1, 2]],
    ['numbers of something else', [7001, 7040, 7077]],
    ['a part of a longer list', [501, 502, 503]],
    ['one row', [3]],
    ['words', ['A1', 'A2', 'A4']],
  ])('tell nothing: %s', async (_, numbers) => expect(await told(mcm(numbers))).toEqual([]))

  it.each(['No.', 'NO', 'Nomor', 'No Urut', '#', 'Baris'])('under %s', async name =>
    expect(await told(mcm([1, 3, 4], name))).toEqual([['ROWS_MISSING', 3, '2']]),
  )

  it('do so in a mapped file without a header too, but a day is no number', async () => {
    const mapping = {
      delimiter: ',',
      skipRows: 0,
      dateColumn: 1,
      dateFormat: 'dd/MM/yyyy',
      descriptionColumns: [2],
      amountColumn: 3,
    }
    const rows = '1,02/11/2026,A,-5.00\n2,02/11/2026,B,6.00\n4,03/11/2026,C,7.00\n'
    expect(await told(rows, { mapping })).toEqual([['ROWS_MISSING', 3, '3']])
    const days = { ...mapping, dateColumn: 0, dateFormat: 'yyMMdd', descriptionColumns: [1], amountColumn: 2 }
    expect(await told('261102,A,-5.00\n261103,B,6.00\n261105,C,7.00\n', { mapping: days })).toEqual([])
  })

  it('count those that a person skips', async () => {
    const edits = { corrections: [], skippedRows: [3] }
    expect(await told(mcm([1, 2, 3]), { edits })).toEqual([])
  })
})
