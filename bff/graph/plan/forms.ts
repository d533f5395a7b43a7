// How values are completed for the response, as graphql-js does it. Anything not plainly valid throws: the operation then runs in
// graphql-js, which reports the exact error.
import {
  type GraphQLAbstractType,
  type GraphQLFieldResolver,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  isObjectType,
} from 'graphql'
import type { Context } from '../../context.ts'
import { isText } from '../scalars.ts'
import { NO_INFO } from './noInfo.ts'
import type { Form, Make, Pass, Run, Target } from './run.ts'
import { Unplanned } from './unplanned.ts'

/** The arguments of a field in a run. */
export type ReadArguments = (run: Run) => Record<string, unknown>

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isPromise = (value: unknown): value is PromiseLike<unknown> => isObject(value) && typeof value.then === 'function'

export function leaf(type: GraphQLLeafType): Form {
  const serialize = (value: unknown): unknown => {
    if (isNothing(value)) return null
    const written: unknown = type.serialize(value)
    if (isNothing(written)) throw new TypeError(`${type.name} wrote nothing`)
    return written
  }
  const staysText = type === GraphQLString || type === GraphQLID || isText(type)
  return staysText ? value => (typeof value === 'string' ? value : serialize(value)) : serialize
}

export function nonNull(inner: Form): Form {
  return (value, pass) => {
    const formed = inner(value, pass)
    if (formed === null) throw new TypeError('null where there must be a value')
    return formed
  }
}

export function list(inner: Form): Form {
  return (value, pass) => {
    if (isNothing(value)) return null
    if (!Array.isArray(value)) throw new Unplanned('A list that is no array')
    const formed: unknown[] = value.map((item: unknown, index) =>
      isPromise(item) ? pass.expect(inner, item, arrived => (formed[index] = arrived)) : inner(item, pass),
    )
    return formed
  }
}

export function object(make: Make): Form {
  return (value, pass) => (isNothing(value) ? null : make(toRecord(value), pass))
}

/** An interface or union: completes each value by the selection of its own type. */
export function abstract(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  makeFor: (type: GraphQLObjectType) => Make,
): Form {
  const typeOf = (value: unknown, context: object): GraphQLObjectType => {
    const name = type.resolveType?.(value, context, NO_INFO, type)
    const found = typeof name === 'string' ? schema.getType(name) : undefined
    if (!isObjectType(found) || !schema.isSubType(type, found)) throw new Unplanned(`${type.name} of an unknown type`)
    return found
  }
  return (value, pass) => (isNothing(value) ? null : makeFor(typeOf(value, pass.run.context))(toRecord(value), pass))
}

function toRecord(source: unknown): object {
  if (!isObject(source) || source instanceof Error || isPromise(source))
    throw new Unplanned('A source that is no record')
  return source
}

/** What a resolver returns for a record. */
export function resolved(
  key: string,
  resolve: GraphQLFieldResolver<unknown, Context>,
  args: ReadArguments,
  form: Form,
): (source: unknown, target: Target, pass: Pass) => unknown {
  return (source, target, pass) => {
    const value: unknown = resolve(source, args(pass.run), pass.run.context, NO_INFO)
    return isPromise(value) ? pass.expect(form, value, formed => (target[key] = formed)) : form(value, pass)
  }
}
