// Generates the function that builds the objects of a selection. It is source text with one object literal, so every object has one shape
// with its keys in response order; V8 reads and writes those several times faster than keys set from a list.
import type { Form, Make, Pass, Relation, Target } from './run.ts'

/** The value under a key: a constant, a property of the source, a resolver's result, or a relation's value. */
export type Part = { key: string } & (
  | { constant: string | null }
  | { property: string; form: Form }
  | { resolved: (source: unknown, target: Target, pass: Pass) => unknown }
  | { relation: Relation }
)

export function makerOf(parts: readonly Part[]): Make {
  const text = `'use strict'
    return (source, pass) => {
      const target = { ${parts.map(entryOf).join(', ')} }
      ${parts.map(statementOf).join('\n')}
      return target
    }`
  // GraphQL names are letters, digits and underscores; nothing else from a request gets into this text.
  return new Function(...parts.map((_, index) => `given${index}`), text)(...parts.map(given))
}

/** What a part's entry or statement calls. */
function given(part: Part): unknown {
  if ('form' in part) return part.form
  if ('resolved' in part) return part.resolved
  return 'relation' in part ? part.relation : undefined
}

function entryOf(part: Part, index: number): string {
  const key = JSON.stringify(part.key)
  if ('form' in part) return `${key}: given${index}(source[${JSON.stringify(part.property)}], pass)`
  return `${key}: ${'constant' in part ? JSON.stringify(part.constant) : 'null'}`
}

function statementOf(part: Part, index: number): string {
  if ('resolved' in part) return `target[${JSON.stringify(part.key)}] = given${index}(source, target, pass)`
  return 'relation' in part ? `pass.relate(given${index}, source, target)` : ''
}
