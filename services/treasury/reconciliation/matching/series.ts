// The series of document numbers and their formats: the open records decide what is a document's number, not its format alone.
import { documentPartsIn } from '../../bankText/public.ts'
import type { Expected } from './types.ts'

type Shape = {
  /** Minimum and maximum number of digits of a serial. */
  fewest: number
  most: number
  /** What precedes the serial, for example `24` in `INV/24/11883`. */
  leading: Set<string>
}

const STARTS_WITH_DIGIT = /^\d/
/** A number of a year or two before or after belongs to the same series. */
const YEARS_APART = 2

export class KnownSeries {
  private readonly shapes = new Map<string, Shape>()

  constructor(expecteds: readonly Expected[]) {
    for (const { externalId, description, number, data } of expecteds) {
      if (externalId !== null) this.add(externalId)
      if (number !== null) this.add(number)
      this.add(description)
      for (const value of data) this.add(value)
    }
  }

  private add(text: string): void {
    for (const { prefix, serial, leading } of documentPartsIn(text)) {
      const shape = this.shapes.get(prefix)
      if (!shape) {
        this.shapes.set(prefix, { fewest: serial, most: serial, leading: new Set([leading]) })
        continue
      }
      shape.fewest = Math.min(shape.fewest, serial)
      shape.most = Math.max(shape.most, serial)
      shape.leading.add(leading)
    }
  }

  has(series: string): boolean {
    return this.shapes.has(series)
  }

  /** A party's name in a line, without the name of a series that precedes a number: `Sinar Utama INV` from `SINAR UTAMA INV 1187`. */
  withoutSeries(partyName: string | null, chunks: readonly string[]): string | null {
    if (partyName === null) return null
    const words = partyName.split(' ')
    const isSeries = (word: string | undefined) => word !== undefined && this.stands(word.toUpperCase(), chunks)
    const first = isSeries(words[0]) ? 1 : 0
    const end = words.length > first && isSeries(words.at(-1)) ? words.length - 1 : words.length
    if (first === 0 && end === words.length) return partyName
    return end > first ? words.slice(first, end).join(' ') : null
  }

  /** Whether the name of a series precedes a number in a text. */
  private stands(word: string, chunks: readonly string[]): boolean {
    return this.has(word) && chunks.some((chunk, at) => chunk === word && STARTS_WITH_DIGIT.test(chunks[at + 1] ?? ''))
  }

  /** Whether bare digits after the name of a series may belong to it: an account number is longer, a year shorter. */
  mayHold(series: string, number: string): boolean {
    const shape = this.shapes.get(series)
    if (!shape) return false
    if (number.length >= shape.fewest - 1 && number.length <= shape.most + 1) return true
    for (const leading of shape.leading) {
      const serial = number.length - leading.length
      const isNear = Math.abs(Number(number.slice(0, leading.length)) - Number(leading)) <= YEARS_APART
      if (leading !== '' && serial >= shape.fewest && serial <= shape.most && isNear) return true
    }
    return false
  }
}
