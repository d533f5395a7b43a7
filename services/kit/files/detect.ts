// Detects a file's type by its first bytes. Its name and the browser's content type are only claims. `file-type` knows signatures alone: it
// finds neither a page hidden in a picture nor text, HTML and UTF-16 without a mark, and reads a zip to its end.

export type DetectedType =
  | 'pdf'
  | 'jpeg'
  | 'png'
  /** By its first bytes; `workbook.ts` finds out which kind where that matters. */
  | 'workbook'
  | 'xls'
  | 'xlsx'
  /** A password-protected workbook. */
  | 'protected'
  | 'archive'
  | 'xml'
  | 'html'
  | 'text'
  | 'binary'

const SIGNATURES: readonly [DetectedType, readonly number[]][] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // The old binary workbook, and all other Office files of this container format.
  ['workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  ['archive', [0x50, 0x4b, 0x05, 0x06]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
]

/** Names inside a zip that make it a workbook; its first entry is among them. */
const WORKBOOK_PARTS = /\[Content_Types\]\.xml|_rels\/|xl\/|docProps\/|mimetypeapplication\/vnd\.oasis/

/** Markup that makes a file an HTML page, at any position: no type that we accept contains it in its first bytes. */
const PAGE = /<(?:!doctype\s+html|html|script|iframe|body)\b/i
/** A page, or a part of one, at the beginning of the file. */
const PAGE_FIRST =
  /^\s*(?:<!--|<(?:!doctype\s+html|html|head|title|style|script|iframe|body|div|table|form|img|svg)\b)/i

const startsWith = (head: Buffer, bytes: readonly number[]) =>
  head.length >= bytes.length && bytes.every((byte, at) => head[at] === byte)

/** How many first bytes are needed to detect a file's type. */
const TYPE_BYTES = 4_096

/** The type of a file that begins with these bytes. */
export function detectType(beginning: Buffer): DetectedType {
  const head = beginning.subarray(0, TYPE_BYTES)
  const signature = SIGNATURES.find(([, bytes]) => startsWith(head, bytes))
  if (signature?.[0] === 'archive') return WORKBOOK_PARTS.test(head.toString('latin1')) ? 'workbook' : 'archive'
  // A picture or document that a browser might be tricked into showing as a page counts as HTML.
  if (signature) return PAGE.test(head.toString('latin1')) ? 'html' : signature[0]
  const text = textOf(head)
  if (text === undefined) return 'binary'
  if (PAGE_FIRST.test(text)) return 'html'
  return /^\s*(?:<\?xml|<[A-Za-z])/.test(text) ? 'xml' : 'text'
}

/** Whether the first bytes are those of a zip, the format of current workbooks. */
export const isZip = (beginning: Buffer): boolean => startsWith(beginning, [0x50, 0x4b, 0x03, 0x04])

/** The first bytes as text, if they are text: UTF-8, UTF-16 with a byte order mark, or an old one-byte encoding. */
function textOf(head: Buffer): string | undefined {
  if (startsWith(head, [0xff, 0xfe])) return head.subarray(2).toString('utf16le')
  if (startsWith(head, [0xfe, 0xff])) return bigEndian(head.subarray(2))
  if (looksLikeUtf16(head, 1)) return head.toString('utf16le')
  if (looksLikeUtf16(head, 0)) return bigEndian(head)
  // The reader reports the cell of a stray control character; with many of them it is not text.
  const controls = head.reduce((count, byte) => (isControl(byte) ? count + 1 : count), 0)
  if (controls * TEXT_PER_CONTROL > head.length) return undefined
  return head.toString('utf8').replace(/^\uFEFF/, '')
}

/** Fewer other bytes per control character than this indicate a program or a picture. */
const TEXT_PER_CONTROL = 50

/** Tab, line feed, form feed and carriage return belong to text; 0x1a ends old DOS files. */
const isControl = (byte: number): boolean => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte)

const bigEndian = (bytes: Buffer): string =>
  Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le')

/** UTF-16 without a byte order mark: every other byte of Western text is zero, the first or the second of each pair. */
function looksLikeUtf16(head: Buffer, zeroAt: 0 | 1): boolean {
  if (head.length < 4) return false
  let zeros = 0
  for (let at = zeroAt; at < head.length; at += 2) if (head[at] === 0) zeros++
  return zeros > head.length / 2 / 2 && !head.includes(Buffer.from([0, 0]))
}
