// Makes user-typed text printable: no font has every character, and no name may keep a document from being printed.

/** Invisible characters: controls, page breaks, direction marks, private use characters and lone surrogates. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu
const SPACES = /[\p{Zs}\t]/gu
/** An empty box, which the font has. */
export const REPLACEMENT = '\u25A1'

/** A zero-width space, where a word may break: one wider than its column would push the others off the page. */
const BREAK = '\u200B'
const ENDLESS = /[^ \n]{18}(?=[^ \n]{6})/gu

/** Whether the font has a glyph for a code point. */
export type Covers = (codePoint: number) => boolean

/** A text without invisible characters; runs of characters that the font lacks become one mark. Line breaks stay. */
export function printableText(text: string, covers: Covers): string {
  const clean = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(SPACES, ' ').replaceAll(UNSEEN, '')
  const letters = [...clean].map(letter => (letter === '\n' || covers(letter.codePointAt(0)!) ? letter : REPLACEMENT))
  return letters
    .join('')
    .replaceAll(/\u25A1(?: ?\u25A1)+/g, REPLACEMENT)
    .replaceAll(ENDLESS, `$&${BREAK}`)
}

/** The same for every text in a nested value. */
export function printable<Value>(value: Value, covers: Covers): Value
export function printable(value: unknown, covers: Covers): unknown {
  if (typeof value === 'string') return printableText(value, covers)
  if (Array.isArray(value)) return value.map(each => printable(each, covers))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, printable(each, covers)]))
}

/** The code points with a glyph in a TrueType font, by its `cmap` table in format 12. */
export function coverageOf(font: Buffer): Covers {
  const cmap = tableOf(font, 'cmap')
  const count = cmap.readUInt16BE(2)
  const offsets = Array.from({ length: count }, (_entry, at) => cmap.readUInt32BE(8 + at * 8))
  const full = offsets.find(offset => cmap.readUInt16BE(offset) === 12)
  if (full === undefined) throw new TypeError('the font has no full table of characters')
  const groups = cmap.subarray(full + 16, full + 16 + cmap.readUInt32BE(full + 12) * 12)
  const covered = new Set<number>()
  for (let at = 0; at < groups.length; at += 12)
    for (let code = groups.readUInt32BE(at); code <= groups.readUInt32BE(at + 4); code += 1) covered.add(code)
  return codePoint => covered.has(codePoint)
}

function tableOf(font: Buffer, name: string): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === name) return font.subarray(font.readUInt32BE(at + 8))
  throw new TypeError(`the font has no table ${name}`)
}
