// All that we add to Apollo's handling of an operation, in one plugin, because each plugin costs every operation a round of promises.
import {
  type ApolloServerPlugin,
  type GraphQLRequestContextDidResolveOperation,
  type GraphQLRequestContextResponseForOperation,
  type GraphQLRequestContextWillSendResponse,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server'
import type { Context } from '../context.ts'
import { codeOf, presentErrors, Refused } from '../graph/errors.ts'
import type { Admission } from './admission.ts'
import type { FastStrategies } from './executor.ts'
import { costOf, payerOf } from './payer.ts'
import { type Budget, type RateLimit, RateLimitExceeded } from './rateLimit.ts'
import { toHttpRefusal } from './requestError.ts'

type Resolved = GraphQLRequestContextDidResolveOperation<Context>
type Runnable = GraphQLRequestContextResponseForOperation<Context>
type Answered = GraphQLRequestContextWillSendResponse<Context>

export type OperationPluginParts = { admission: Admission; points: RateLimit; strategies: FastStrategies }

export function operationPlugin(parts: OperationPluginParts): ApolloServerPlugin<Context> {
  return {
    requestDidStart: () => {
      const began = performance.now()
      return Promise.resolve({
        didResolveOperation: request => charge(parts, request),
        responseForOperation: request => answerFast(parts, request),
        willSendResponse: async answer => {
          if (answer.errors) {
            formatErrors(answer)
            relaxStatus(answer)
            logWait(answer)
          }
          logCost(answer)
          writeLine(answer, performance.now() - began)
        },
      })
    },
  }
}

const ONLY_BY_SOCKET = {
  en: 'Subscriptions run over a websocket at this address.',
  id: 'Langganan berjalan melalui websocket di alamat ini.',
}

/** Evaluates every operation's cost before it runs, and charges it to the caller. */
async function charge(
  { admission, points }: OperationPluginParts,
  { document, operation, request, contextValue }: Resolved,
) {
  try {
    if (operation?.operation === 'subscription') throw new Refused('G-2', ONLY_BY_SOCKET)
    const cost = admission.evaluate(document, request.operationName, request.variables, contextValue.caller)
    contextValue.spending = { cost, budget: await spend(points, contextValue, cost) }
  } catch (error) {
    // An error thrown here becomes the response.
    throw toHttpRefusal(error, contextValue.language)
  }
}

async function spend(points: RateLimit, context: Context, cost: number): Promise<Budget> {
  const payer = await payerOf(context)
  return points.spend(payer, cost).catch((error: unknown) => {
    // A refused caller learns the cost and the remaining budget.
    if (error instanceof RateLimitExceeded) context.spending = { cost, budget: error.budget, isSpent: true }
    throw error
  })
}

const NO_HEADERS = new HeaderMap()

/** The result of a fast strategy. Without one Apollo runs the operation itself, in graphql-js. */
async function answerFast(
  { strategies }: OperationPluginParts,
  { document, request: { operationName, variables }, contextValue }: Runnable,
): Promise<GraphQLResponse | null> {
  const data = await strategies({ document, operationName, variables, context: contextValue })
  if (!data) return null
  return { http: { headers: NO_HEADERS }, body: { kind: 'single', singleResult: { data } } }
}

/** An API token learns its cost with every response, so that it can avoid refusals; any caller learns it when refused. */
function logCost({ response: { body, http }, contextValue }: Answered): void {
  const cost = costOf(contextValue)
  if (!cost || body.kind !== 'single') return
  body.singleResult.extensions = { cost }
  http.headers.set('ratelimit-limit', String(cost.limit))
  http.headers.set('ratelimit-remaining', String(cost.remaining))
  http.headers.set('ratelimit-reset', String(cost.resetSeconds))
}

/** Presents execution errors with the messages, codes and language of graph/errors.ts, whichever executor raised them. */
function formatErrors({ errors = [], response: { body }, contextValue }: Answered): void {
  if (body.kind !== 'single' || body.singleResult.data === undefined) return
  const formatted = body.singleResult.errors ?? []
  // An error left unchanged keeps Apollo's own form.
  const asApollo = new Map(errors.map((error, index) => [error, formatted[index]]))
  body.singleResult.errors = presentErrors(errors, contextValue).map(error => asApollo.get(error) ?? error.toJSON())
}

const REQUEST_ERRORS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT'])

/**
 * GraphQL over HTTP: a client that accepts only `application/json` gets 200 for an invalid document or variables, because such a client may
 * not read the body of another status. Apollo sends 400 to all.
 */
function relaxStatus({ request, response: { body, http } }: Answered): void {
  if (http.status !== 400 || body.kind !== 'single') return
  const accept = request.http?.headers.get('accept') ?? ''
  const { data, errors = [] } = body.singleResult
  const isRequestError = errors.every(error => REQUEST_ERRORS.has(String(error.extensions?.code)))
  if (data === undefined && isRequestError && !accept.includes('application/graphql-response+json')) http.status = 200
}

/** A rate-limited field sets when to retry; if nothing else was returned, it also sets the status. */
function logWait({ response: { body, http } }: Answered): void {
  if (body.kind !== 'single') return
  const { data, errors = [] } = body.singleResult
  const refused = errors.filter(({ extensions }) => extensions?.code === 'R-3')
  if (refused.length === 0) return
  const waits = refused.map(({ extensions }) => Number(extensions?.retryAfter)).filter(seconds => seconds > 0)
  if (waits.length > 0) http.headers.set('retry-after', String(Math.max(...waits)))
  const isWhole = refused.length === errors.length && Object.values(data ?? {}).every(value => value === null)
  if (isWhole) http.status = 429
}

/** Logs a line for each operation: what ran, for whom, how long, and how it failed. Never inputs or results. */
function writeLine({ operation, operationName, errors, contextValue }: Answered, ms: number): void {
  contextValue.services.log.info(
    {
      requestId: contextValue.requestId,
      operation: operationName?.slice(0, 100) ?? null,
      type: operation?.operation ?? null,
      caller: contextValue.caller,
      strategy: contextValue.strategy ?? null,
      ms: Math.round(ms),
      ...(errors && { codes: [...new Set(errors.map(error => codeOf(error.originalError ?? error)))] }),
    },
    'operation',
  )
}
