// How alike names are.

/** How alike two names are when they mean one party, in percent. */
export const SAME_NAME = 85
export const SIMILAR_NAME = 60

/** A name, for comparing. */
export type Name = {
  words: readonly string[]
  /** Without the blanks, for banks write some names in one word. */
  letters: string
  /** A bit for how each word begins. */
  wordBeginnings: readonly number[]
  /** All of these bits. */
  beginnings: number
  /** The single letter that it ends with: an initial, or what a bank left of a word where it cut the name. */
  lastLetter: string | null
}

export function nameOf(words: readonly string[], lastLetter: string | null = null): Name {
  const wordBeginnings = words.map(beginningOf)
  const beginnings = wordBeginnings.reduce((all, one) => all | one, 0)
  return { words, letters: words.join(''), wordBeginnings, beginnings, lastLetter }
}

/** One of 32 bits, by the first three letters: a word has the bit of whatever it was cut from. */
const beginningOf = (word: string) =>
  1 << (word.charCodeAt(0) + 5 * (word.charCodeAt(1) || 0) + 11 * (word.charCodeAt(2) || 0))

/** Percent of letters that two names share, word by word; a last word that was cut off counts as far as it goes. */
export function nameSimilarity(seen: Name, known: Name): number {
  if (!seen.words.length || !known.words.length) return 0
  if (seen.letters === known.letters) return 100
  // Banks cut names to 18 or so characters.
  if (seen.letters.length >= 10 && known.letters.startsWith(seen.letters)) return 90
  const left = known.words.slice()
  const last = seen.words.length - 1
  let shared = 0
  // A word that the known name lacks says more than one that was left out.
  let strange = 0
  for (let place = 0; place <= last; place++) {
    const word = seen.words[place]!
    const same = left.indexOf(word)
    if (same >= 0) {
      left[same] = TAKEN
      shared += word.length
    } else if (place === last && word.length >= 3) {
      const whole = left.find(other => other.startsWith(word))
      // Counted between what was seen and the whole word, so that a cut costs little.
      if (whole === undefined) strange += word.length
      else shared += (word.length + whole.length) / 2
    } else strange += word.length
  }
  return Math.round((200 * shared) / (seen.letters.length + known.letters.length + strange))
}

/** In the place of a word that was found already. */
const TAKEN = ''

/** Whether a text holds the words of a name one after the other; only for names long enough to be no accident. */
export function holdsName(described: readonly string[], { words, letters }: Name): boolean {
  if (words.length < 2 || letters.length < 8) return false
  for (let start = described.indexOf(words[0]!); start >= 0; start = described.indexOf(words[0]!, start + 1))
    if (words.every((word, place) => described[start + place] === word)) return true
  return false
}
