// How values become what stands in the answer, as graphql-js completes them. What is not plainly right is thrown: the operation
// then runs in graphql-js, which says exactly what is wrong.
import {
  type GraphQLAbstractType,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  isObjectType,
} from 'graphql'
import { isText } from '../scalars.ts'
import { isObject, isPromise } from './reads.ts'
import { NO_INFO, Unplanned } from './run.ts'
import { build, type FormColumn, type FormValue, type Selection } from './selection.ts'

/** Where a value needs nothing but itself, it is formed on its own; else whole columns are. */
export type Form = { value: FormValue } | { column: FormColumn }

export function toColumn(form: Form): FormColumn {
  if ('column' in form) return form.column
  const { value } = form
  return values => values.map(each => value(each))
}

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

export function leaf(type: GraphQLLeafType): Form {
  const serialize = (value: unknown): unknown => {
    if (isNothing(value)) return null
    const written: unknown = type.serialize(value)
    if (isNothing(written)) throw new TypeError(`${type.name} wrote nothing`)
    return written
  }
  const staysText = type === GraphQLString || type === GraphQLID || isText(type)
  return { value: staysText ? value => (typeof value === 'string' ? value : serialize(value)) : serialize }
}

export function nonNull(inner: Form): Form {
  const present = (formed: unknown): unknown => {
    if (formed === null) throw new TypeError('null where there must be a value')
    return formed
  }
  if ('value' in inner) return { value: value => present(inner.value(value)) }
  return { column: (values, run) => inner.column(values, run).map(present) }
}

export function list(inner: Form): Form {
  if ('value' in inner) return { value: value => (isNothing(value) ? null : toArray(value).map(inner.value)) }
  return {
    // All items of all lists are one column.
    column(values, run) {
      const lists = values.map(value => (isNothing(value) ? null : toArray(value)))
      const formed = inner.column(
        lists.flatMap(items => items ?? []),
        run,
      )
      let from = 0
      return lists.map(items => items && formed.slice(from, (from += items.length)))
    },
  }
}

function toArray(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Unplanned('A list that is no array')
  return value
}

export function object(selection: Selection): Form {
  const { make, fields } = selection
  if (fields.length === 0) return { value: value => (isNothing(value) ? null : make(toRecord(value))) }
  return {
    column(values, run) {
      const sources = values.filter(value => !isNothing(value)).map(toRecord)
      const built = build(selection, sources, run)
      if (built.length === values.length) return built
      let next = 0
      return values.map(value => (isNothing(value) ? null : built[next++]))
    },
  }
}

function toRecord(source: unknown): object {
  if (!isObject(source) || source instanceof Error || isPromise(source))
    throw new Unplanned('A source that is no record')
  return source
}

/** For columns in which the same record stands often: it is formed once. */
export function shared(inner: FormColumn): FormColumn {
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
  selectionFor: (type: GraphQLObjectType) => Selection,
): Form {
  const typeOf = (value: unknown, context: object): GraphQLObjectType => {
    const name = type.resolveType?.(value, context, NO_INFO, type)
    const found = typeof name === 'string' ? schema.getType(name) : undefined
    if (!isObjectType(found) || !schema.isSubType(type, found)) throw new Unplanned(`${type.name} of an unknown type`)
    return found
  }
  return {
    column(values, run) {
      const formed: unknown[] = values.map(() => null)
      const present = [...values.keys()].filter(index => !isNothing(values[index]))
      const byType = Map.groupBy(present, index => typeOf(values[index], run.context))
      for (const [objectType, places] of byType) {
        const sources = places.map(index => toRecord(values[index]))
        const built = build(selectionFor(objectType), sources, run)
        places.forEach((index, at) => (formed[index] = built[at]))
      }
      return formed
    },
  }
}
