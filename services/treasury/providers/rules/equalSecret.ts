import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether two texts are the same, in a time that says nothing of where they differ. */
export const equalSecret = (shown: string, known: string): boolean => timingSafeEqual(digestOf(shown), digestOf(known))
