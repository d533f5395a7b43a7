// References of orders. Random, because no counter survives everything; short, because some banks accept at most twenty characters.
import { randomBytes, randomInt } from 'node:crypto'
import { REFERENCE_ALPHABET, REFERENCE_LENGTH } from '../../bankText/public.ts'

/** A unique reference: a hundred random bits. It contains a digit, by which references are recognized in bank texts. */
export function newReference(): string {
  for (;;) {
    const bytes = randomBytes(REFERENCE_LENGTH)
    const name = Array.from(bytes, byte => REFERENCE_ALPHABET[byte % REFERENCE_ALPHABET.length]).join('')
    if (/\d/.test(name)) return name
  }
}

/** Digits that are unique among the day's calls. */
export const newExternalId = (now: Temporal.Instant): string =>
  `${now.epochMilliseconds}${String(randomInt(1e12)).padStart(12, '0')}`
