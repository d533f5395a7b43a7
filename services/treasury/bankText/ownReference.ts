// The format of our own payment references, for code that creates them and code that recognizes them in a bank text.

/** Without letters that look like digits or like each other: users read them to their bank over the telephone. */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const REFERENCE_LENGTH = 20

const SHAPE = new RegExp(`^[${REFERENCE_ALPHABET}]{${REFERENCE_LENGTH}}$`)

/** Whether a word of a bank text is the reference of one of our orders; no name contains such a word. */
export const isOwnReference = (word: string): boolean => word.length === REFERENCE_LENGTH && SHAPE.test(word)
