// Runs operations in the fastest strategy that supports them: a plan (bff/graph/plan), else compiled by graphql-jit, else graphql-js. If a
// fast strategy meets an error, the operation runs again in graphql-js over the same context, which remembers what was read and what a
// mutation has done: error texts, paths and nulls are exactly graphql-js's. See decision 0070.
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { type CompiledQuery as CompiledJit, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../context.ts'
import { codeOf } from '../graph/errors.ts'
import { actOnce } from '../graph/plan/actOnce.ts'
import { Plan } from '../graph/plan/plan.ts'
import { Unplanned } from '../graph/plan/unplanned.ts'
import type { ExecutionStrategy } from './executionStrategies.ts'
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

/** The reference implementation: graphql-js for everything. */
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

export type StrategyOptions = {
  /** The fastest strategy allowed. */
  fastest?: ExecutionStrategy
  /** The run at which an operation is compiled: compiling takes milliseconds, and many operations run only once. */
  compileAt?: number
  /** After a fault an operation runs plain for this long: during an outage running it twice doesn't help. */
  restMs?: number
}

/** `data`, from a strategy faster than graphql-js; undefined if graphql-js must run the operation. */
export type FastStrategies = (execution: Execution) => Promise<ExecutionResult['data']>

export function fastStrategies(
  schema: GraphQLSchema,
  { fastest = 'plan', compileAt = 2, restMs = 1_000 }: StrategyOptions = {},
): FastStrategies {
  actOnce(schema)
  const compiled = new OperationCache((document, operation) => new Compiled(schema, document, operation, fastest))
  return async execution => {
    const { document, operationName, context } = execution
    const operation = fastest === 'plain' ? undefined : compiled.find(document, operationName)
    if (operation && operation.uses++ >= compileAt - 1 && performance.now() >= operation.restsUntil) {
      try {
        const data = await operation.run(execution)
        context.strategy = operation.strategy
        if (data) return data
      } catch (error) {
        if (isFault(error)) operation.restsUntil = performance.now() + restMs
      }
    }
    context.strategy = 'plain'
    return undefined
  }
}

/** For callers without an executor of their own behind the fast strategies. */
export function strategyExecutor(schema: GraphQLSchema, strategies: FastStrategies): Executor {
  const plain = plainExecutor(schema)
  return async execution => {
    const data = await strategies(execution)
    return data ? { data } : plain(execution)
  }
}

/** A fault, not a refusal or invalid variables: those are answered from memory when the query runs again, and may be frequent. */
const isFault = (error: unknown) => !(error instanceof GraphQLError) && codeOf(error) === 'G-1'

/** An operation of a document, in the fastest strategy that supports it. */
class Compiled {
  uses = 0
  restsUntil = 0
  #strategy: ExecutionStrategy
  readonly #schema: GraphQLSchema
  readonly #document: DocumentNode
  readonly #operation: OperationDefinitionNode
  #plan: Plan | undefined
  #jit: JitQuery | undefined

  constructor(
    schema: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
    fastest: ExecutionStrategy,
  ) {
    this.#schema = schema
    this.#document = document
    this.#operation = operation
    this.#strategy = fastest
  }

  get strategy(): ExecutionStrategy {
    return this.#strategy
  }

  /** `data`; undefined if only graphql-js supports the operation. Throws any error. */
  async run(execution: Execution): Promise<ExecutionResult['data']> {
    if (this.#strategy === 'plan') {
      try {
        this.#plan ??= new Plan(this.#schema, this.#document, this.#operation)
        return await this.#plan.run(execution.context, execution.variables ?? {}, execution.rootValue)
      } catch (error) {
        if (!(error instanceof Unplanned)) throw error
        // With jit, a mutation that failed could not be distinguished from one that did not run.
        this.#strategy = this.#operation.operation === 'mutation' ? 'plain' : 'jit'
      }
    }
    if (this.#strategy === 'jit') {
      this.#jit ??= compileJit(this.#schema, this.#document, this.#operation)
      if (this.#jit) return runJit(this.#jit, execution)
      this.#strategy = 'plain'
    }
    return undefined
  }
}

type JitQuery = CompiledJit['query']

function compileJit(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): JitQuery | undefined {
  try {
    const compiled = compileQuery(schema, document, operation.name?.value ?? '')
    return isCompiledQuery(compiled) ? compiled.query : undefined
  } catch {
    // A bug of the compiler must not fail what graphql-js can execute.
    return undefined
  }
}

async function runJit(query: JitQuery, { rootValue, context, variables }: Execution): Promise<ExecutionResult['data']> {
  const { data, errors } = await query(rootValue, context, variables ?? {})
  const [error] = errors ?? []
  if (error) throw error.originalError ?? error
  return data
}

/** Attached to the document, so that the server's own document cache bounds it. */
class OperationCache {
  readonly #compile: (document: DocumentNode, operation: OperationDefinitionNode) => Compiled
  readonly #byDocument = new WeakMap<DocumentNode, Map<string, Compiled>>()

  constructor(compile: (document: DocumentNode, operation: OperationDefinitionNode) => Compiled) {
    this.#compile = compile
  }

  find(document: DocumentNode, operationName: string | null | undefined): Compiled | undefined {
    const operation = operationOf(document, operationName)
    if (!operation) return undefined
    let byName = this.#byDocument.get(document)
    if (!byName) {
      byName = new Map()
      this.#byDocument.set(document, byName)
    }
    // The key is an operation name in the document, never one that a client invents, so the map cannot grow beyond it.
    const name = operation.name?.value ?? ''
    let compiled = byName.get(name)
    if (!compiled) {
      compiled = this.#compile(document, operation)
      byName.set(name, compiled)
    }
    return compiled
  }
}
