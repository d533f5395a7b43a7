// Runs operations. Queries run compiled (graphql-jit); whenever such a run has any error, the query runs again in graphql-js over
// the same context, whose memo of REST reads answers the second run, so that error texts, paths and nulls are exactly graphql-js's.
// Mutations always run in graphql-js. It is the only module that knows of graphql-jit.
import { type DocumentNode, execute, type ExecutionResult, type GraphQLSchema } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../context.ts'
import { operationOf } from './limits.ts'

export type Execution = {
  document: DocumentNode
  operationName?: string | null | undefined
  variables?: Record<string, unknown> | null | undefined
  context: Context
  /** The source of an event, for subscriptions. */
  rootValue?: unknown
}
export type Executor = (execution: Execution) => Promise<ExecutionResult>

/** The reference: graphql-js for everything. */
export function plainExecutor(schema: GraphQLSchema): Executor {
  return async ({ document, operationName, variables, context, rootValue }) =>
    execute({
      schema,
      document,
      rootValue,
      contextValue: context,
      variableValues: variables ?? {},
      ...(operationName && { operationName }),
    })
}

export type CompilerOptions = {
  /** A query is compiled when it comes for this time: compiling takes milliseconds, and many come only once. */
  compileAt?: number
  /** After a compiled run has failed, its query runs plain for this long: during an outage running twice helps nobody. */
  restMs?: number
}

export function compiledExecutor(
  schema: GraphQLSchema,
  { compileAt = 2, restMs = 1_000 }: CompilerOptions = {},
): Executor {
  const plain = plainExecutor(schema)
  const queries = new QueryCache(schema, compileAt)
  return async execution => {
    const query = queries.find(execution.document, execution.operationName)
    const run = query?.runnable()
    if (!query || !run) return plain(execution)
    const result = await attempt(run, execution)
    if (result) return result
    query.restUntil = performance.now() + restMs
    return plain(execution)
  }
}

/** The result of a compiled run, if nothing at all went wrong. */
async function attempt(run: CompiledQuery['query'], execution: Execution): Promise<ExecutionResult | undefined> {
  try {
    const result = await run(execution.rootValue, execution.context, execution.variables ?? {})
    return result.errors ? undefined : result
  } catch {
    // A bug of the compiler must not fail what graphql-js can answer.
    return undefined
  }
}

/** One query of a document, and what it was compiled to; null when it cannot be. */
class CachedQuery {
  restUntil = 0
  readonly #compile: () => CompiledQuery['query'] | null
  readonly #compileAt: number
  #uses = 0
  #compiled: CompiledQuery['query'] | null | undefined

  constructor(compile: () => CompiledQuery['query'] | null, compileAt: number) {
    this.#compile = compile
    this.#compileAt = compileAt
  }

  runnable(): CompiledQuery['query'] | null {
    this.#uses++
    if (this.#uses < this.#compileAt || performance.now() < this.restUntil) return null
    if (this.#compiled === undefined) this.#compiled = this.#compile()
    return this.#compiled
  }
}

/** Held by the document itself, so that the server's own cache of documents bounds it. */
class QueryCache {
  readonly #schema: GraphQLSchema
  readonly #compileAt: number
  readonly #byDocument = new WeakMap<DocumentNode, Map<string, CachedQuery>>()

  constructor(schema: GraphQLSchema, compileAt: number) {
    this.#schema = schema
    this.#compileAt = compileAt
  }

  find(document: DocumentNode, operationName: string | null | undefined): CachedQuery | undefined {
    const operation = operationOf(document, operationName)
    if (!operation || operation.operation === 'mutation') return undefined
    let byName = this.#byDocument.get(document)
    if (!byName) {
      byName = new Map()
      this.#byDocument.set(document, byName)
    }
    // The key is an operation that the document has, never what a client makes up, so the map cannot grow beyond it.
    const name = operation.name?.value ?? ''
    let query = byName.get(name)
    if (!query) {
      query = new CachedQuery(() => this.#compile(document, name), this.#compileAt)
      byName.set(name, query)
    }
    return query
  }

  #compile(document: DocumentNode, name: string): CompiledQuery['query'] | null {
    try {
      const compiled = compileQuery(this.#schema, document, name)
      return isCompiledQuery(compiled) ? compiled.query : null
    } catch {
      return null
    }
  }
}
