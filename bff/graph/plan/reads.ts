// The three ways to the values of a field: a property of its sources, a relation that is read for all of them at once, and any
// other resolver, called for each.
import type { GraphQLFieldResolver } from 'graphql'
import type { Context } from '../../context.ts'
import type { BatchResolver } from '../relation.ts'
import { NO_INFO, type Run } from './run.ts'
import type { Column, Read } from './selection.ts'

/** A field's arguments, read once in a run. */
export type ReadArguments = (run: Run) => Record<string, unknown>

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  isObject(value) && typeof value.then === 'function'

export function fromProperty(name: string): Read {
  return sources => sources.map(source => (isObject(source) ? source[name] : undefined))
}

export function fromRelation(resolver: BatchResolver, args: ReadArguments): Read {
  return (sources, run) => resolver.batch(sources, args(run), run.context)
}

/** `listDepth`: how many lists the field's type has around its values, whose items may be on their way like the field itself. */
export function fromResolver(
  resolve: GraphQLFieldResolver<unknown, Context>,
  args: ReadArguments,
  listDepth: number,
): Read {
  return (sources, run) => {
    const given = args(run)
    const values: unknown[] = []
    try {
      for (const source of sources) values.push(resolve(source, given, run.context, NO_INFO))
    } catch (error) {
      // Nobody will wait for those that were begun.
      Promise.allSettled(values)
      throw error
    }
    return settled(values, listDepth)
  }
}

function settled(values: Column, listDepth: number): Column | Promise<Column> {
  if (values.some(isPromise)) return Promise.all(values).then(arrived => settled(arrived, listDepth))
  if (listDepth === 0) return values
  const lists = values.map(value => (Array.isArray(value) ? settled(value, listDepth - 1) : value))
  return lists.some(isPromise) ? Promise.all(lists) : lists
}
