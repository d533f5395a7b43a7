// The keys under which a bank text may name an expected transaction.
import { eachDocumentKey, type KeyStrength, seriesOf } from '../../bankText/public.ts'
import type { Expected } from './types.ts'

export type Key = { text: string; strength: KeyStrength; fromData: boolean }

/** Keys of an expected transaction's texts, each with its strength. They are few: a list costs less than a map. */
export function keysOf({ externalId, description, number, data }: Expected): readonly Key[] {
  const keys: Key[] = []
  const add = (text: string, strength: KeyStrength, fromData: boolean) => {
    const known = keys.find(key => key.text === text)
    if (!known) keys.push({ text, strength, fromData })
    else if (known.strength !== 'WHOLE') Object.assign(known, { strength, fromData })
  }
  const addOwn = (key: string, strength: KeyStrength) => add(key, strength, false)
  if (externalId !== null) eachDocumentKey(externalId, addOwn)
  eachDocumentKey(description, addOwn)
  if (number !== null)
    eachDocumentKey(number, (key, strength) => {
      if (strength === 'WHOLE') addOwn(key, strength)
    })
  for (const value of data) eachDocumentKey(value, (key, strength) => add(key, strength, true))
  return keys
}

const NO_SERIES: readonly string[] = []

/** The series of keys, without duplicates. */
export function seriesAmong(keys: readonly Key[]): readonly string[] {
  let series = NO_SERIES
  for (const { text } of keys) {
    const name = seriesOf(text)
    if (name !== null && !series.includes(name)) series = [...series, name]
  }
  return series
}
