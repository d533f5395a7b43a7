// Control characters within a file's texts: their row is reported, and can be corrected.
import { describe, expect, it } from 'vitest'
import { detectType } from '../../../../../services/kit/files/detect.ts'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { chunksOf, optionsFor } from './writers.ts'

const NAMED = { NUL: '\0', bell: '\x07', escape: '\x1b', delete: '\x7f' }
const options = optionsFor({ bankCode: '014' })
const file = (description: string, amount = '100.00 CR') => `No. rekening : 5220304471
Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo
02/11/2026,PT BUMI,0000,${amount},"1,100.00"
03/11/2026,${description},0000,50.00 DB,"1,050.00"
`

describe.each(Object.entries(NAMED))('%s', (_, character) => {
  it('does not make another type of the file', () => {
    expect(detectType(Buffer.from(file(`A${character}B`)))).toBe('text')
  })

  it('is an error of its row, which a person writes anew', async () => {
    const text = file(`A${character}B`)
    const found = await readStatement(chunksOf(text), options)
    expect(found.issues.kept.map(({ kind, row, column, value }) => [kind, row, column, value])).toEqual([
      ['CHARACTER_UNSEEN', 4, 'Keterangan', 'A B'],
    ])
    const edits = { corrections: [{ row: 4, column: 'Keterangan', was: 'A B', value: 'AB' }], skippedRows: [] }
    const corrected = await readStatement(chunksOf(text), { ...options, edits })
    expect(corrected.issues.kept).toEqual([])
    expect(corrected.lines.map(({ description }) => description)).toEqual(['PT BUMI', 'AB'])
  })

  it('never parts or joins the digits of an amount', async () => {
    const { issues } = await readStatement(chunksOf(file('A', `1${character}00.00 CR`)), options)
    expect(issues.kept).toContainEqual(expect.objectContaining({ kind: 'CHARACTER_UNSEEN', row: 3, column: 'Jumlah' }))
  })
})

it('many of them are no text', () => {
  expect(detectType(Buffer.from(`MZ\x90\0\x03\0\0\0\x04\0\0\0${'A'.repeat(200)}`, 'latin1'))).toBe('binary')
})
