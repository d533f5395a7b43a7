// An uploaded CSV as text and as records.
import { setImmediate } from 'node:timers/promises'
import { csvRecords } from './csv.ts'

export const MAX_RECORD_LENGTH = 100_000

/** The file's records, blank lines included, so that counting them gives the row number that users see. */
export async function* recordsOf(text: string): AsyncGenerator<string[]> {
  for await (const records of csvRecords(piecesOf(text), { delimiter: delimiterOf(text), longest: MAX_RECORD_LENGTH }))
    yield* records
}

/** Yields between pieces, so that other requests are served. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    await setImmediate()
    yield text.slice(at, at + PIECE)
  }
}
const PIECE = 1 << 16

/** A first line that tells Excel the delimiter. Excel hides it, so row numbers don't count it. */
const MARK_OF_EXCEL = /^sep=[,;\t]\r?\n/i

/** A stored file's text without its byte order mark; undefined when it is not UTF-8. */
export async function readContent(content: AsyncIterable<Buffer>): Promise<string | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return decodeText(Buffer.concat(chunks))
}

/** Bytes as text without the byte order mark; undefined when they are not UTF-8. */
export function decodeText(bytes: Buffer): string | undefined {
  // Text contains no NUL: a file in UTF-16 is full of them.
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(MARK_OF_EXCEL, '')
  } catch {
    return undefined
  }
}

/** Spreadsheets use the delimiter of the user's locale; the header shows which. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'))
  const counts = [',', ';', '\t'].map(mark => ({ mark, count: header.split(mark).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).mark
}
