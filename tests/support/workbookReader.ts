// Reads a workbook like a spreadsheet: its sheets, and each cell with its type. Independent of the product's writer.
import { inflateRawSync } from 'node:zlib'
import { SaxesParser } from 'saxes'

export type ReadCell = { kind: 'number' | 'text'; value: string; style: number }

/** The parts of a zip by name, found through its central directory. */
export function partsOf(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const parts = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, nameLength] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const place = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const start = place + 30 + zip.readUInt16LE(place + 26) + zip.readUInt16LE(place + 28)
    const bytes = zip.subarray(start, start + size)
    parts.set(name, (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return parts
}

/** Characters that XML can't contain are written as `_x000D_`. */
const unescapeX = (text: string) =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The rows of a sheet; throws if it is not well formed. */
export function rowsOf(xml: string): ReadCell[][] {
  const rows: ReadCell[][] = []
  let cell: (ReadCell & { place: number }) | undefined
  let reading = false
  const parser = new SaxesParser()
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') rows.push([])
    if (name === 'c') {
      const letters = /^[A-Z]+/.exec(String(attributes.r))?.[0] ?? ''
      const place = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      cell = { kind: attributes.t === 'inlineStr' ? 'text' : 'number', value: '', style: Number(attributes.s), place }
    }
    reading = name === 'v' || name === 't'
  })
  parser.on('text', text => {
    if (cell && reading) cell.value += text
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'v' || name === 't') reading = false
    if (name !== 'c' || !cell) return
    const { place, ...read } = cell
    cell = undefined
    // A cell that is only styled is empty.
    if (read.kind === 'number' && read.value === '') return
    rows.at(-1)![place] = { ...read, value: unescapeX(read.value) }
  })
  parser.write(xml).close()
  return rows
}
