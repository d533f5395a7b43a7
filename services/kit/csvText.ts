// An uploaded CSV as text and as its records.
import { setImmediate } from 'node:timers/promises'
import { csvRecords } from './csv.ts'

export const MAX_RECORD_LENGTH = 100_000

/** Records as they stand in the file, blank lines included, so that counting them gives the row that people see. */
export async function* recordsOf(text: string): AsyncGenerator<string[]> {
  for await (const records of csvRecords(piecesOf(text), { delimiter: delimiterOf(text), longest: MAX_RECORD_LENGTH }))
    yield* records
}

/** In pieces, so that others are served between them. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    await setImmediate()
    yield text.slice(at, at + PIECE)
  }
}
const PIECE = 1 << 16

/** A first line by which Excel knows the delimiter. It shows no row of it, so rows are counted without it. */
const MARK_OF_EXCEL = /^sep=[,;\t]\r?\n/i

/** A stored file's text without its mark; undefined when it is not UTF-8. */
export async function readContent(content: AsyncIterable<Buffer>): Promise<string | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return decodeText(Buffer.concat(chunks))
}

/** Bytes as text without its mark; undefined when they are not UTF-8. */
export function decodeText(bytes: Buffer): string | undefined {
  // Text has no zero character: a file in UTF-16 is full of them.
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(MARK_OF_EXCEL, '')
  } catch {
    return undefined
  }
}

/** Spreadsheets write what their language uses; the header shows it. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'))
  const counts = [',', ';', '\t'].map(mark => ({ mark, count: header.split(mark).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark
}
