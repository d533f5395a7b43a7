// How values become what stands in the answer, as graphql-js completes them, for a whole column. What is not plainly right is
// thrown: the operation then runs in graphql-js, which says exactly what is wrong.
import {
  GraphQLID,
  GraphQLString,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql'
import { isText } from '../scalars.ts'
import { isObject, isPromise } from './reads.ts'
import { NO_INFO, Unplanned } from './run.ts'
import { build, type Form, type Selection } from './selection.ts'

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

export function leaf(type: GraphQLLeafType): Form {
  const staysText = type === GraphQLString || type === GraphQLID || isText(type)
  const serialize = (value: unknown): unknown => {
    if (isNothing(value)) return null
    const written: unknown = type.serialize(value)
    if (isNothing(written)) throw new TypeError(`${type.name} wrote nothing`)
    return written
  }
  if (!staysText) return values => values.map(serialize)
  return values => values.map(value => (typeof value === 'string' ? value : serialize(value)))
}

export function nonNull(inner: Form): Form {
  return (values, run) => {
    const formed = inner(values, run)
    if (formed.includes(null)) throw new TypeError('null where there must be a value')
    return formed
  }
}

/** All items of all lists are one column. */
export function list(inner: Form): Form {
  return (values, run) => {
    const items: unknown[] = []
    for (const value of values) {
      if (isNothing(value)) continue
      if (!Array.isArray(value)) throw new Unplanned('A list that is no array')
      for (const item of value) items.push(item)
    }
    const formed = inner(items, run)
    let from = 0
    return values.map(value => (Array.isArray(value) ? formed.slice(from, (from += value.length)) : null))
  }
}

export function object(selection: Selection): Form {
  return (values, run) => {
    const sources = values.filter(value => !isNothing(value))
    for (const source of sources) assertPlain(source)
    const built = build(selection, sources, run)
    if (built.length === values.length) return built
    let next = 0
    return values.map(value => (isNothing(value) ? null : built[next++]))
  }
}

/** For values of which many are the same record: it is written once, and stands wherever it is named. */
export function shared(inner: Form): Form {
  return (values, run) => {
    const places = new Map<unknown, number>()
    for (const value of values) if (!places.has(value)) places.set(value, places.size)
    if (places.size === values.length) return inner(values, run)
    const formed = inner([...places.keys()], run)
    return values.map(value => formed[places.get(value)!])
  }
}

/** Values of an interface or union, each by the selection of its own type. */
export function abstract(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  selectionOf: (type: GraphQLObjectType) => Selection,
): Form {
  const typeOf = (value: unknown, context: object): GraphQLObjectType => {
    const name = type.resolveType?.(value, context, NO_INFO, type)
    const found = typeof name === 'string' ? schema.getType(name) : undefined
    if (!isObjectType(found) || !schema.isSubType(type, found)) throw new Unplanned(`${type.name} of an unknown type`)
    return found
  }
  return (values, run) => {
    const formed: unknown[] = values.map(() => null)
    const present = [...values.keys()].filter(index => !isNothing(values[index]))
    const byType = Map.groupBy(present, index => typeOf(values[index], run.context))
    for (const [objectType, places] of byType) {
      const built = object(selectionOf(objectType))(
        places.map(index => values[index]),
        run,
      )
      for (const [at, index] of places.entries()) formed[index] = built[at]
    }
    return formed
  }
}

function assertPlain(source: unknown): void {
  if (!isObject(source) || source instanceof Error || isPromise(source))
    throw new Unplanned('A source that is no record')
}
