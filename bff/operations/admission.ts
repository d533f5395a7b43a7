// Decides which document may run: a trusted one by its id, or any text within the caller's limits.
import { GraphQLError, type GraphQLSchema, type DocumentNode } from 'graphql'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Credential } from '../context.ts'
import { checkCost, costEstimator, type Variables } from './cost.ts'
import type { TrustedDocuments } from './documents.ts'
import { type Caller, LIMITS, limitError, parseWithin } from './limits.ts'

/** Where clients put the id of a document: Relay's place, the GraphQL specification's, and Apollo's. */
const documentId = z.union([
  z.looseObject({ id: z.string() }).transform(body => body.id),
  z.looseObject({ documentId: z.string() }).transform(body => body.documentId),
  z.looseObject({ extensions: z.looseObject({ id: z.string() }) }).transform(body => body.extensions.id),
  z
    .looseObject({ extensions: z.looseObject({ persistedQuery: z.looseObject({ sha256Hash: z.string() }) }) })
    .transform(body => body.extensions.persistedQuery.sha256Hash),
])

export type Admitted = { text: string; caller: Caller }

export type Admission = {
  /**
   * The text that may run for this caller. `undefined` if the request has none, or one that cannot be parsed: the server reports that
   * itself. Throws a GraphQLError if the document is unknown, not trusted, or beyond a limit.
   */
  admit(request: unknown, credential: Credential | null): Admitted | undefined
  /** The cost of a validated document with the request's variables; throws if it exceeds the limit of one operation. */
  evaluate(
    document: DocumentNode,
    operationName: string | null | undefined,
    variables: Variables | null | undefined,
    caller: Caller,
  ): number
}

export function openAdmission(schema: GraphQLSchema, documents: TrustedDocuments, mode: Config['mode']): Admission {
  const estimate = costEstimator(schema)
  const shapes = new ShapeCache()

  const callerOf = (text: string, credential: Credential | null): Caller => {
    if (documents.isTrusted(text)) return 'trusted'
    if (credential === null) return 'anonymous'
    if (credential.kind !== 'token' && mode === 'production') {
      throw new GraphQLError('A session runs trusted documents only. Programs use an API token.', {
        extensions: { code: 'DOCUMENT_NOT_TRUSTED' },
      })
    }
    return 'person'
  }

  return {
    admit(request, credential) {
      const text = textOf(request, documents)
      if (text === undefined) return undefined
      const caller = callerOf(text, credential)
      shapes.check(text, caller)
      return { text, caller }
    },
    evaluate(document, operationName, variables, caller) {
      const cost = estimate(document, operationName, variables)
      checkCost(cost, LIMITS[caller].cost)
      return cost
    },
  }
}

function textOf(request: unknown, documents: TrustedDocuments): string | undefined {
  if (hasText(request)) return request.query
  const id = documentId.safeParse(request)
  if (!id.success) return undefined
  const text = documents.byId(id.data)
  if (text !== undefined) return text
  throw new GraphQLError('No trusted document has this id. Reload the page.', {
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  })
}

function hasText(request: unknown): request is { query: string } {
  return (
    typeof request === 'object' &&
    request !== null &&
    'query' in request &&
    typeof request.query === 'string' &&
    request.query !== ''
  )
}

const MAX_VERDICTS = 2_000

/** Caches the shape checks of documents that are sent again. */
class ShapeCache {
  readonly #verdicts: Record<Caller, Map<string, GraphQLError | null>> = {
    anonymous: new Map(),
    person: new Map(),
    trusted: new Map(),
  }

  check(text: string, caller: Caller): void {
    const verdicts = this.#verdicts[caller]
    let verdict = verdicts.get(text)
    if (verdict === undefined) {
      verdict = shapeVerdict(text, caller)
      verdicts.set(text, verdict)
      if (verdicts.size > MAX_VERDICTS) verdicts.delete(verdicts.keys().next().value ?? '')
    }
    if (verdict) throw verdict
  }
}

/** Longer texts are refused unread; our own longest has a tenth of it. */
const MAX_CHARACTERS = 200_000

function shapeVerdict(text: string, caller: Caller): GraphQLError | null {
  if (text.length > MAX_CHARACTERS) return limitError('The document is too long.')
  try {
    parseWithin(text, caller)
    return null
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === 'OPERATION_LIMIT') return error
    // A syntax error: the server that runs the document reports it.
    return null
  }
}
