// What makes a bank line the same line when it comes again: in the next file, or in one that overlaps.
import { hash } from 'node:crypto'
import { fingerprintText } from '../reconciliation/matching/normalize.ts'
import type { Direction } from './formats/format.ts'

type Identity = {
  bankAccountId: string
  date: string
  direction: Direction
  amountMinor: bigint
  description: string
}

/** Everything that tells two lines apart but for how often an equal one has come before. */
export const lineKey = ({ bankAccountId, date, direction, amountMinor, description }: Identity): string =>
  `${bankAccountId}|${date}|${direction}|${amountMinor}|${fingerprintText(description)}`

/** `occurrence` counts equal lines from 1: two genuine equal lines differ in it, and each is found again in the same file. */
export function fingerprintOf(key: string, occurrence: number): string {
  const hex = hash('sha256', `${key}|${occurrence}`, 'hex')
  const part = (from: number, to: number) => hex.slice(from, to)
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`
}

/** Gives the lines of one file their occurrence numbers. */
export function openOccurrences(): (key: string) => number {
  const seen = new Map<string, number>()
  return key => {
    // The digest takes less room than the text; a file may have half a million lines.
    const short = hash('sha256', key, 'base64url')
    const occurrence = (seen.get(short) ?? 0) + 1
    seen.set(short, occurrence)
    return occurrence
  }
}
