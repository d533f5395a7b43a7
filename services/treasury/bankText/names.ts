// Similarity of names.

/** Similarity in percent from which two names mean the same party. */
export const SAME_NAME = 85
export const SIMILAR_NAME = 60

/** A name, prepared for comparison. */
export type Name = {
  words: readonly string[]
  /** Without spaces, because banks write some names in one word. */
  letters: string
  /** One bit for the beginning of each word. */
  wordBeginnings: readonly number[]
  /** All of these bits combined. */
  beginnings: number
  /** The single letter that it ends with: an initial, or the rest of a word where the bank truncated the name. */
  lastLetter: string | null
}

export function nameOf(words: readonly string[], lastLetter: string | null = null): Name {
  const wordBeginnings = words.map(beginningOf)
  const beginnings = wordBeginnings.reduce((all, one) => all | one, 0)
  return { words, letters: words.join(''), wordBeginnings, beginnings, lastLetter }
}

/** One of 32 bits, by the first three letters: a truncated word has the same bit as the full one. */
const beginningOf = (word: string) =>
  1 << (word.charCodeAt(0) + 5 * (word.charCodeAt(1) || 0) + 11 * (word.charCodeAt(2) || 0))

/** Percentage of letters that two names share, word by word; a truncated last word counts as far as it goes. */
export function nameSimilarity(seen: Name, known: Name): number {
  if (!seen.words.length || !known.words.length) return 0
  if (seen.letters === known.letters) return 100
  // Banks truncate names to about 18 characters.
  if (seen.letters.length >= 10 && known.letters.startsWith(seen.letters)) return 90
  const left = known.words.slice()
  const last = seen.words.length - 1
  let shared = 0
  // A word missing in the known name counts more than one that was omitted.
  let strange = 0
  for (let place = 0; place <= last; place++) {
    const word = seen.words[place]!
    const same = left.indexOf(word)
    if (same >= 0) {
      left[same] = TAKEN
      shared += word.length
    } else if (place === last && word.length >= 3) {
      const whole = left.find(other => other.startsWith(word))
      // Counted between the truncated and the full word, so that truncation costs little.
      if (whole === undefined) strange += word.length
      else shared += (word.length + whole.length) / 2
    } else strange += word.length
  }
  return Math.round((200 * shared) / (seen.letters.length + known.letters.length + strange))
}

/** Replaces a word that has already been matched. */
const TAKEN = ''

/** Whether a text contains the words of a name consecutively; only for names too long to match by accident. */
export function holdsName(described: readonly string[], { words, letters }: Name): boolean {
  if (words.length < 2 || letters.length < 8) return false
  for (let start = described.indexOf(words[0]!); start >= 0; start = described.indexOf(words[0]!, start + 1))
    if (words.every((word, place) => described[start + place] === word)) return true
  return false
}
