// Enum values of a service that the graph accepts as text.
import { Refused } from './errors.ts'

/** The given value if it is one of these; any other is refused at its path. */
export function oneOf<const Value extends string>(values: readonly Value[], given: string, path: string[]): Value {
  const value = values.find(each => each === given)
  if (value !== undefined) return value
  const field = path.at(-1)
  const allowed = values.map(each => JSON.stringify(each)).join(' ')
  throw new Refused(
    'G-2',
    { en: `${field} must be one of ${allowed}.`, id: `${field} harus salah satu dari ${allowed}.` },
    { code: 'INVALID_VALUE', path },
  )
}
