// Uploaded tables as text: CSV unchanged, and the visible first sheet of workbooks; malicious and broken files are distinguished from both.
import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../services/kit/workbookText.ts'

async function* chunked(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 1_000) yield bytes.subarray(at, at + 1_000)
}
const read = (bytes: Uint8Array | string, digits: string[] = []) => readTable(chunked(Buffer.from(bytes)), digits)
type Cell = string | number | boolean | Date | null
const workbook = (rows: Cell[][], more: { name: string; rows: Cell[][] }[] = []) =>
  writeXlsx({ sheets: [{ name: 'Faktur', rows }, ...more] })

describe('a workbook', () => {
  it('is its first sheet, as a person sees it', async () => {
    const rows: Cell[][] = [
      ['number', 'customer', 'invoice_date', 'total', 'note'],
      ['FK-1', 'PT "Lama", Jaya', new Date('2026-09-01T00:00:00Z'), 111_000_000.5, true],
      ['0815', null, new Date('2026-09-01T07:30:00Z'), 0.1 + 0.2, 'baris\nkedua'],
    ]
    expect(await read(await workbook(rows, [{ name: 'Lain', rows: [['x']] }]))).toEqual({
      text: [
        'number,customer,invoice_date,total,note',
        'FK-1,"PT ""Lama"", Jaya",2026-09-01,111000000.5,TRUE',
        '0815,,2026-09-01 07:30:00,0.3,"baris\nkedua"',
        '',
      ].join('\n'),
    })
  })

  it('tells of numbers where digits are no number: their leading zeros are gone', async () => {
    const rows = [['Account_Number ', 'total'], ['0051', 7], [], [51, 7], [null, 7]]
    expect(await read(await workbook(rows), ['account_number'])).toMatchObject({
      numbers: [{ row: 4, column: 'account_number', value: '51' }],
    })
    expect(await read(await workbook(rows))).not.toHaveProperty('numbers')
  })

  it('keeps the numbers of its rows where some are blank', async () => {
    const { text } = (await read(await workbook([['number'], [], [null], ['FK-1']]))) as { text: string }
    expect(text.split('\n')[3]).toBe('FK-1')
  })

  it('makes no amount and no number of what spreadsheets don’t keep exactly', async () => {
    const { text } = (await read(await workbook([['a'], [4_002_600_098_811_204], [999_999_999_999_999]]))) as {
      text: string
    }
    expect(text.split('\n').slice(1, 3)).toEqual(['4.002600098811204e+15', '999999999999999'])
  })

  it('that unfolds to more than a table may is refused, whatever its headers say', async () => {
    const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 })
    const name = Buffer.from('xl/workbook.xml')
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    // It claims to be small.
    local.writeUInt32LE(10, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(10, 24)
    entry.writeUInt16LE(name.length, 28)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(1, 8)
    end.writeUInt16LE(1, 10)
    end.writeUInt32LE(46 + name.length, 12)
    end.writeUInt32LE(30 + name.length + packed.length, 16)
    expect(await read(Buffer.concat([local, name, packed, entry, name, end]))).toEqual({ fault: 'WORKBOOK' })
  })

  it('that is broken says so', async () => {
    const whole = Buffer.from(await workbook([['number'], ['FK-1']]))
    expect(await read(whole.subarray(0, whole.length / 2))).toEqual({ fault: 'WORKBOOK' })
    const other = await writeXlsx({ sheets: [{ name: 'A', rows: [['x']] }] })
    expect(await read(Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(other)]))).toEqual({
      fault: 'WORKBOOK',
    })
  })
})

describe('a CSV', () => {
  it('is its text, and one that is not UTF-8 says so', async () => {
    expect(await read('\uFEFFnumber,customer\nFK-1,PT Jaya\n')).toEqual({ text: 'number,customer\nFK-1,PT Jaya\n' })
    expect(await read(Buffer.from([0x6e, 0xe9, 0x0a]))).toEqual({ fault: 'ENCODING' })
  })
})
