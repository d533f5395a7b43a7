// Words whose letters were lost: damaged, or written in another code page than they were read in.

/** What stands in place of bytes that are no letter. */
const LOST = '\ufffd'
/** The bytes of one letter of UTF-8, read as a letter each: `CAFÃ‰`. */
const TORN = /[ÂÃ](?:[\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\s|$)|â€|ï»¿|[ÄÅ][‚ƒ„†‡ˆ‰‹›˜]/u
/** A sign within a word, where the code pages of DOS have a letter: `MU¤OZ`. */
const SIGN_IN_WORD = /\p{L}[‚ƒ„†‡ˆ‰˜¡¢£¤¥¦§¨¬¶¸¼½¾¿](?=\p{L}|\s|$)/u

export const isUnreadable = (words: string): boolean =>
  // Nearly all words are plain, which is much cheaper to see.
  NOT_PLAIN.test(words) && (words.includes(LOST) || TORN.test(words) || SIGN_IN_WORD.test(words))

// eslint-disable-next-line no-control-regex
const NOT_PLAIN = /[^\x00-\x7f]/

/** Control characters that no file is written with: bytes to which its code page gives no letter. */
const NO_LETTER = /[\u0080-\u009f]/g

/** A text in which bytes that are no letter are seen. */
export const withLost = (text: string): string => (NOT_PLAIN.test(text) ? text.replace(NO_LETTER, LOST) : text)
