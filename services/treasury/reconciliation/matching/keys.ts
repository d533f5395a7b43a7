// Under which keys a bank text may name an expected transaction.
import { documentKeys, seriesOf, type KeyStrength } from './normalize.ts'
import type { Expected } from './types.ts'

type Key = { strength: KeyStrength; fromData: boolean }

/** There are hundreds of thousands of keys and four kinds of them. */
const OWN = { WHOLE: { strength: 'WHOLE', fromData: false }, SERIAL: { strength: 'SERIAL', fromData: false } } as const
const DATA = { WHOLE: { strength: 'WHOLE', fromData: true }, SERIAL: { strength: 'SERIAL', fromData: true } } as const

/** Keys of an expected transaction's texts, each with how surely it means it. */
export function keysOf({ externalId, description, number, data }: Expected): ReadonlyMap<string, Key> {
  const keys = new Map<string, Key>()
  const read = (text: string | null, kinds: Record<KeyStrength, Key>, serialsToo = true) => {
    if (text === null) return
    for (const [key, strength] of documentKeys(text))
      if ((serialsToo || strength === 'WHOLE') && keys.get(key)?.strength !== 'WHOLE') keys.set(key, kinds[strength])
  }
  read(externalId, OWN)
  read(description, OWN)
  read(number, OWN, false)
  for (const value of data) read(value, DATA)
  return keys
}

const NO_SERIES: readonly string[] = []

/** The series that keys belong to, each once. */
export function seriesAmong(keys: Iterable<string>): readonly string[] {
  let series = NO_SERIES
  for (const key of keys) {
    const name = seriesOf(key)
    if (name !== null && !series.includes(name)) series = [...series, name]
  }
  return series
}
