// Makes the function that makes the objects of a selection. It is written out as source text, one object literal: so every object has
// its keys in the order of the answer and one shape, and V8 reads and writes them several times faster than by names from a list.
import type { FormValue, Target } from './selection.ts'

/** What stands under a key from the beginning: a constant, or a property of the source. */
export type Property = { key: string } & ({ constant: string | null } | { property: string; form: FormValue })

export function makerOf(properties: readonly Property[]): (source: unknown) => Target {
  const forms = properties.map(each => ('form' in each ? each.form : undefined))
  const lines = properties.map((each, index) => {
    const value = 'form' in each ? `form${index}(source${at(each.property)})` : JSON.stringify(each.constant)
    return `${JSON.stringify(each.key)}: ${value},`
  })
  // Names of GraphQL are letters, digits and underscores; nothing else of a request comes into this text.
  const text = `'use strict'; return source => ({ ${lines.join(' ')} })`
  return new Function(...forms.map((_, index) => `form${index}`), text)(...forms)
}

const at = (property: string) => `[${JSON.stringify(property)}]`
