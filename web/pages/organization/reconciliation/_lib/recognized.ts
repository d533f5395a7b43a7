// Marks the recognized parts of the bank's text, so that users see what a suggestion is based on.

/** A part of the text; `marked` parts were recognized. */
export type Piece = { readonly text: string; readonly marked: boolean }

const WORD_CHARACTER = /[\p{L}\p{N}]/u

/** Divides the text into plain and marked parts; joined, they equal the text. */
export function markRecognized(text: string, tokens: readonly string[]): Piece[] {
  const marks = mergeOverlaps(tokens.flatMap(token => placesOf(text, token)))
  const pieces: Piece[] = []
  let from = 0
  for (const [start, end] of marks) {
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false })
    pieces.push({ text: text.slice(start, end), marked: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false })
  return pieces
}

type Place = readonly [start: number, end: number]

function placesOf(text: string, token: string): Place[] {
  const wanted = token.trim()
  if (wanted === '') return []
  const found: Place[] = []
  for (const match of text.matchAll(new RegExp(patternOf(wanted), 'giu'))) {
    const end = match.index + match[0].length
    if (standsAlone(text, match.index, end)) found.push([match.index, end])
  }
  return found
}

/** The engine drops punctuation from tokens, so `INV2026001187` must also match `INV/2026/001187`. */
function patternOf(token: string): string {
  const characters = Array.from(token).filter(character => WORD_CHARACTER.test(character))
  return characters.map(escape).join('[^\\p{L}\\p{N}]?')
}

function escape(character: string): string {
  return character.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** A token within a longer run of letters or digits is a coincidence. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text[start - 1] ?? ' '
  const after = text[end] ?? ' '
  return !WORD_CHARACTER.test(before) && !WORD_CHARACTER.test(after)
}

function mergeOverlaps(places: readonly Place[]): Place[] {
  const merged: Place[] = []
  for (const place of places.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1)
    if (last !== undefined && place[0] <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], place[1])]
    else merged.push(place)
  }
  return merged
}
