// Decodes bytes to text as they stream. Banks write UTF-8, windows-1252 and, from spreadsheets, UTF-16; few of them declare it.
import { isAscii, isUtf8 } from 'node:buffer'
import { withLost } from './unreadable.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** In UTF-16 the high bytes of Latin letters are zero; low zero bytes occur only in letters such as Ā. */
const MUCH_MORE = 8

/** Detects the encoding from the first bytes: a byte-order mark, or UTF-16's zero byte in every Latin letter. */
function detectEncoding(head: Uint8Array): { encoding: Encoding; skip: number } {
  const [first, second, third] = head
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', skip: 3 }
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', skip: 2 }
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', skip: 2 }
  const sample = head.subarray(0, 1024)
  const zeros = { even: 0, odd: 0 }
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2 === 0 ? 'even' : 'odd']++
  const enough = sample.length / 8
  if (zeros.odd > enough && zeros.odd > MUCH_MORE * zeros.even) return { encoding: 'utf-16le', skip: 0 }
  if (zeros.even > enough && zeros.even > MUCH_MORE * zeros.odd) return { encoding: 'utf-16be', skip: 0 }
  return { encoding: 'utf-8', skip: 0 }
}

const HEAD = 64 * 1024

/** The first bytes in one piece, however small the chunks are, because encoding and layout are detected from them. */
export async function withHead(bytes: AsyncIterable<Uint8Array>) {
  const iterator = bytes[Symbol.asyncIterator]()
  const pieces: Uint8Array[] = []
  let length = 0
  while (length < HEAD) {
    const next = await iterator.next()
    if (next.done) break
    pieces.push(next.value)
    length += next.value.length
  }
  const first = pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
  async function* all() {
    yield first
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { first, all: all() }
}

/** Binary files that users upload instead of a statement. */
export function binaryKind(head: Uint8Array): 'WORKBOOK' | 'NOT_TEXT' | null {
  const starts = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte)
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0)) return 'WORKBOOK'
  if (starts(0x25, 0x50, 0x44, 0x46) || starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff)) return 'NOT_TEXT'
  const { encoding } = detectEncoding(head)
  if (encoding.startsWith('utf-16')) return null
  const zeros = head.subarray(0, 4096).filter(byte => byte === 0).length
  return zeros > 0 && zeros * 50 > Math.min(head.length, 4096) ? 'NOT_TEXT' : null
}

/** Decodes a file. From the first byte that is not UTF-8 it is read as windows-1252; bytes undefined there too become U+FFFD. */
export async function* decodeText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ((bytes: Buffer, last: boolean) => string) | undefined
  for await (const chunk of chunks) {
    let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    if (!decode) {
      const { encoding, skip } = detectEncoding(bytes)
      decode = encoding === 'utf-8' ? openUtf8() : openStreaming(encoding)
      bytes = bytes.subarray(skip)
    }
    const text = withLost(decode(bytes, false))
    if (text !== '') yield text
  }
  const rest = withLost(decode?.(Buffer.alloc(0), true) ?? '')
  if (rest !== '') yield rest
}

/** Removes control characters that transmissions put before a file, and end-of-file marks of old systems. */
export async function* withoutControlsAround(text: AsyncIterable<string>): AsyncGenerator<string> {
  let isLeading = true
  // Possible end of the file, unless more follows.
  let held = ''
  for await (const piece of text) {
    // eslint-disable-next-line no-control-regex
    const plain = isLeading ? piece.replace(/^[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufeff]+/, '') : piece
    // Concatenated files include their byte-order marks.
    const rest: string = plain.replaceAll('\ufeff', '')
    isLeading &&= rest === ''
    const words = wordsLength(rest)
    if (held !== '' && words === 0) {
      held += rest
      continue
    }
    const mark = rest.indexOf(END_OF_FILE, words)
    const end = mark === -1 ? rest.length : mark
    const text = held + rest.slice(0, end)
    held = rest.slice(end)
    if (text !== '') yield text
  }
}

const END_OF_FILE = '\x1a'
const ENDINGS = new Set([END_OF_FILE, '\r', '\n'])

/** The length of a text without trailing newlines and end-of-file marks. */
function wordsLength(text: string): number {
  let length = text.length
  while (length > 0 && ENDINGS.has(text.charAt(length - 1))) length--
  return length
}

function openStreaming(encoding: Encoding) {
  const decoder = new TextDecoder(encoding)
  return (bytes: Buffer, last: boolean) => decoder.decode(bytes, { stream: !last })
}

function openUtf8() {
  let carried = Buffer.alloc(0)
  let sawUtf8 = false
  let latin: TextDecoder | undefined
  return (bytes: Buffer, last: boolean): string => {
    if (latin) return latin.decode(bytes)
    let piece = carried.length === 0 ? bytes : Buffer.concat([carried, bytes])
    // One-byte strings take half the memory for the file's rows.
    if (isAscii(piece)) {
      carried = Buffer.alloc(0)
      return piece.toString('latin1')
    }
    const cut = last ? piece.length : piece.length - incompleteTail(piece)
    carried = Buffer.from(piece.subarray(cut))
    piece = piece.subarray(0, cut)
    if (isUtf8(piece)) {
      sawUtf8 ||= !isAscii(piece)
      return piece.toString('utf8')
    }
    // Text with UTF-8 letters is damaged rather than in another encoding: the damage shows as U+FFFD and is reported.
    const damaged = piece.toString('utf8')
    // eslint-disable-next-line no-control-regex
    sawUtf8 ||= /[^\x00-\x7f\ufffd]/.test(damaged)
    if (sawUtf8) return damaged
    latin = new TextDecoder('windows-1252')
    const whole = Buffer.concat([piece, carried])
    carried = Buffer.alloc(0)
    return latin.decode(whole)
  }
}

/** Number of bytes at the end that begin a character completed by the next chunk. */
function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if ((byte & 0xc0) === 0x80) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return needed > back ? back : 0
  }
  return 0
}
