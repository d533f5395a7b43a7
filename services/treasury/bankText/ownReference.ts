// How the names of our own orders look, for whoever makes them and whoever meets them again in a bank's text.

/** Without letters that look like digits or like each other: people read them to their bank over the telephone. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const REFERENCE_LENGTH = 20

const SHAPE = new RegExp(`^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`)

/** Whether a word of a bank text is the reference of an order of ours; no name has a word like that. */
export const isOwnReference = (word: string): boolean => word.length === REFERENCE_LENGTH && SHAPE.test(word)
