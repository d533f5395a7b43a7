// Text with lost letters: damaged, or decoded with the wrong code page.

/** Replaces bytes that are no letter. */
const LOST = '\ufffd'
/** The bytes of one UTF-8 letter, each decoded as a letter: `CAFÃ‰`. */
const TORN = /[ÂÃ](?:[\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\s|$)|â€|ï»¿|[ÄÅ][‚ƒ„†‡ˆ‰‹›˜]/u
/** A symbol within a word, where DOS code pages have a letter: `MU¤OZ`. */
const SIGN_IN_WORD = /\p{L}[‚ƒ„†‡ˆ‰˜¡¢£¤¥¦§¨¬¶¸¼½¾¿](?=\p{L}|\s|$)/u

export const isUnreadable = (words: string): boolean =>
  // Nearly all words are plain, which is much cheaper to check.
  NOT_PLAIN.test(words) && (words.includes(LOST) || TORN.test(words) || SIGN_IN_WORD.test(words))

// eslint-disable-next-line no-control-regex
const NOT_PLAIN = /[^\x00-\x7f]/

/** Control characters that no file contains: bytes without a letter in its code page. */
const NO_LETTER = /[\u0080-\u009f]/g

/** The text with undecodable bytes made visible. */
export const withLost = (text: string): string => (NOT_PLAIN.test(text) ? text.replace(NO_LETTER, LOST) : text)
