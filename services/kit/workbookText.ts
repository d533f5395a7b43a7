// An uploaded table as CSV text: a CSV as is, of a workbook its first sheet. Only values of a workbook are read, never formulas or macros.
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { streamXlsxRows } from 'hucre/xlsx'
import { decodeText } from './csvText.ts'
import { isZip } from './files/detect.ts'

/** A file's table, or why it can't be read. */
export type TableText =
  | {
      text: string
      /** Cells of digit columns that a workbook stores as numbers; omitted where there are none. */
      numbers?: readonly NumberCell[]
    }
  | { fault: 'ENCODING' | 'WORKBOOK' }

/** A number has no leading zeros: whether its digits had some can't be known any more. */
export type NumberCell = { row: number; column: string; value: string }

/** A valid workbook of 25 MB unpacks to less; a larger one could fill our memory. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024
const MAX_PARTS = 2_000
/** Spreadsheets keep no more digits of a number: further ones were lost before the file was made. */
const MAX_EXACT = 10 ** 15

/** The text of a stored file. `digits`: columns of digits that are not numbers, such as account numbers. */
export async function readTable(content: AsyncIterable<Buffer>, digits: readonly string[] = []): Promise<TableText> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (!isZip(bytes)) {
    const text = decodeText(bytes)
    return text === undefined ? { fault: 'ENCODING' } : { text }
  }
  try {
    await refuseTrap(bytes)
    return await firstSheet(bytes, digits)
  } catch {
    return { fault: 'WORKBOOK' }
  }
}

/** Rows that the sheet omits become blank lines, so that row numbers match those that users see. */
async function firstSheet(bytes: Buffer, digits: readonly string[]): Promise<TableText> {
  const lines: string[] = []
  const numbers: NumberCell[] = []
  let columns: readonly string[] | undefined
  for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes), { sheet: 0 })) {
    while (lines.length < index) lines.push('')
    lines.push(values.map(value => quoted(textOf(value))).join(','))
    for (const [at, value] of values.entries()) {
      const column = columns?.[at] ?? ''
      if (typeof value === 'number' && digits.includes(column))
        numbers.push({ row: index + 1, column, value: numberText(value) })
    }
    columns ??= values.map(value => textOf(value).trim().toLowerCase())
  }
  return { text: `${lines.join('\n')}\n`, ...(numbers.length > 0 && { numbers }) }
}

type Value = string | number | boolean | Date | null

function textOf(value: Value): string {
  if (value === null) return ''
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'boolean' ? String(value).toUpperCase() : value
}

/** A number as users see it, without the binary rounding after its 15 digits. One with more digits is unreliable, and is no amount. */
const numberText = (value: number): string =>
  Math.abs(value) >= MAX_EXACT ? value.toExponential() : String(Number(value.toPrecision(15)))

/** A date, with its time only where it has one. */
function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) return ''
  const [day = '', time = ''] = value.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`
}

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const unpack = promisify(inflateRaw)
const END = Buffer.from('PK\x05\x06', 'latin1')
const ENTRY = 0x02014b50
const DEFLATED = 8

/** Throws if the parts of a zip unpack to more than the limit, whatever their headers claim. */
async function refuseTrap(bytes: Buffer): Promise<void> {
  const end = bytes.lastIndexOf(END)
  if (end < 0) throw new RangeError('a zip without its end')
  let at = bytes.readUInt32LE(end + 16)
  let left = MAX_UNPACKED_BYTES
  for (let part = 0; at < end && bytes.readUInt32LE(at) === ENTRY; part += 1) {
    if (part >= MAX_PARTS) throw new RangeError('too many parts')
    const packed = bytes.readUInt32LE(at + 20)
    const start = bytes.readUInt32LE(at + 42)
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const content = bytes.subarray(from, from + packed)
    const isDeflated = bytes.readUInt16LE(at + 10) === DEFLATED
    left -= isDeflated ? (await unpack(content, { maxOutputLength: left })).length : content.length
    if (left <= 0) throw new RangeError('unfolds to too much')
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
