// Recognizes a bank line that arrives again: in the next file, or in an overlapping one.
import { hash } from 'node:crypto'
import { fingerprintText } from '../bankText/public.ts'
import type { Direction } from '../imports/public.ts'

type Identity = {
  bankAccountId: string
  date: string
  direction: Direction
  amountMinor: bigint
  description: string
}

/** Everything that distinguishes two lines except how often an equal one came before. */
export const lineKey = ({ bankAccountId, date, direction, amountMinor, description }: Identity): string =>
  `${bankAccountId}|${date}|${direction}|${amountMinor}|${fingerprintText(description)}`

/** `occurrence` counts equal lines from 1: two genuine equal lines differ in it, and each is recognized again in the same file. */
export function fingerprintOf(key: string, occurrence: number): string {
  const hex = hash('sha256', `${key}|${occurrence}`, 'hex')
  const part = (from: number, to: number) => hex.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`
}

/** Fingerprints of the lines of one file, in order, with equal lines counted. */
export function openFingerprints(bankAccountId: string): (line: Omit<Identity, 'bankAccountId'>) => string {
  const timesSeen = new Map<string, number>()
  return line => {
    const key = lineKey({ ...line, bankAccountId })
    const first = fingerprintOf(key, 1)
    const times = (timesSeen.get(first) ?? 0) + 1
    timesSeen.set(first, times)
    return times === 1 ? first : fingerprintOf(key, times)
  }
}
