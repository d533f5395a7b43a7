// Names of orders. Random, since no counter survives everything; short, since some banks take no more than twenty characters.
import { randomBytes, randomInt } from 'node:crypto'
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '../../bankText/public.ts'

/** A name that no order had and none will have: a hundred random bits. It has a digit, by which texts' references are known. */
export function newReference(): string {
  for (;;) {
    const bytes = randomBytes(REFERENCE_LENGTH)
    const name = Array.from(bytes, byte => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')
    if (/\d/.test(name)) return name
  }
}

/** Digits that no other call of the day has. */
export const newExternalId = (now: Temporal.Instant): string =>
  `${now.epochMilliseconds}${String(randomInt(1e12)).padStart(12, '0')}`
