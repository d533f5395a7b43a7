// Names of orders. Random, since no counter survives everything; short, since some banks take no more than twenty characters.
import { randomBytes, randomInt } from 'node:crypto'

/** Without letters that look like digits or like each other: people read them to their bank over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20

/** A name that no order had and none will have: a hundred random bits. */
export const newReference = (): string =>
  Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length]).join('')

/** Digits that no other call of the day has. */
export const newExternalId = (now: Temporal.Instant): string =>
  `${now.epochMilliseconds}${String(randomInt(1e12)).padStart(12, '0')}`
