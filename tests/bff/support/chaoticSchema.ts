// A schema whose every field resolves randomly: values, nulls, refusals, errors, sync or async. The results depend only on the seed, the
// path and the arguments, so that two correct executors see the same.
import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  getNullableType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { Refused } from '../../../bff/graph/errors.ts'
import { scalars } from '../../../bff/graph/scalars.ts'
import { RestError } from '../../../bff/rest/restError.ts'
import { randomNumbers } from './randomQueries.ts'

type Source = { place: string; __typename?: string }

const SCALARS: Record<string, unknown> = {
  ID: 'id',
  String: 'text',
  Int: 7,
  Float: 1.5,
  Boolean: true,
  UUID: '0198c1f2-0001-7000-8000-100000000000',
  Date: '2026-11-21',
  DateTime: '2026-11-21T00:00:00Z',
  Decimal: '1.00',
  EmailAddress: 'a@b.c',
  URL: '/x',
}

/** `trouble` is the share of fields that fail, or are null where they must not be. May be changed between operations. */
export type Chaos = { seed: number; trouble: number }

export function chaoticSchema(typeDefs: string[], chaos: Chaos): GraphQLSchema {
  const schema = makeExecutableSchema({ typeDefs, resolvers: scalars })
  for (const type of Object.values(schema.getTypeMap())) {
    if (isObjectType(type) && !type.name.startsWith('__')) disturb(schema, type, chaos)
    if (isInterfaceType(type) || isUnionType(type)) type.resolveType = (source: Source) => source.__typename
  }
  return schema
}

function disturb(schema: GraphQLSchema, type: GraphQLObjectType, chaos: Chaos): void {
  for (const field of Object.values(type.getFields())) {
    const resolve = (source: Partial<Source> | undefined, args: object) => {
      const { seed, trouble } = chaos
      const place = `${source?.place ?? ''}/${field.name}${sorted(args)}`
      const random = randomNumbers(seed ^ hash(place))
      // Never synchronously within a list: graphql-js leaves the promises of its other items unhandled when one item throws.
      const later = random() < 0.4 || (trouble > 0 && /\.\d/.test(place))
      const outcome = () => answer(schema, field.type, place, random, trouble)
      if (!later) return outcome()
      const promise = Promise.resolve().then(outcome)
      // Likewise a level of several objects leaves the other promises unhandled when one throws synchronously: the caller has that failure
      // already.
      promise.catch(() => {})
      return promise
    }
    // Half of the fields are relations, which a plan batches for all objects of a level.
    const batch = async (sources: readonly (Partial<Source> | undefined)[], args: object) =>
      Promise.all(sources.map(source => resolve(source, args)))
    field.resolve = hash(`${type.name}.${field.name}`) % 2 === 0 ? Object.assign(resolve, { batch }) : resolve
  }
}

function answer(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  place: string,
  random: () => number,
  trouble: number,
): unknown {
  if (random() < trouble) {
    const kind = random()
    if (kind < 0.25) throw new Refused('G-7')
    if (kind < 0.5) throw new RestError('treasury', { status: 403, code: 'G-20', title: 'No.' })
    if (kind < 0.7) throw new Error('a fault inside')
    // Null in a non-null place, or a value that can't be serialized.
    return kind < 0.85 ? null : { not: 'serializable' }
  }
  return value(schema, type, place, random)
}

function value(schema: GraphQLSchema, outer: GraphQLOutputType, place: string, random: () => number): unknown {
  if (!isNonNullType(outer) && random() < 0.1) return null
  const type = getNullableType(outer)
  if (isListType(type)) {
    return Array.from({ length: Math.floor(random() * 4) }, (_, index) =>
      value(schema, type.ofType, `${place}.${index}`, random),
    )
  }
  if (isEnumType(type)) return type.getValues()[Math.floor(random() * type.getValues().length)]?.name
  if (isInterfaceType(type) || isUnionType(type)) {
    const possible = schema.getPossibleTypes(type)
    return { place, __typename: possible[Math.floor(random() * possible.length)]?.name }
  }
  return isObjectType(type) ? { place } : SCALARS[type.name]
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 16_777_619)
  return value | 0
}

/** JSON that is independent of the order in which an executor passes arguments. */
function sorted(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
