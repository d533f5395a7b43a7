import { createHash, timingSafeEqual } from 'node:crypto'

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Whether two texts are equal, compared in constant time. */
export const equalSecret = (shown: string, known: string): boolean => timingSafeEqual(digestOf(shown), digestOf(known))
