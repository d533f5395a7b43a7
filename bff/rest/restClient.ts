// The typed REST client: paths, query, body and response come from the service's OpenAPI (`*.generated.ts`). There is one for each
// operation, organization and service; it caches every GET of its operation.
import { Refused } from '../graph/errors.ts'
import { deadlineAfter } from './deadline.ts'
import { timeLimits } from './timeLimits.generated.ts'
import type { Upstream, Method } from './upstream.ts'

type Json<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never

/** The success response of an operation in the contract. */
export type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends 200 | 201 | 202 ? Json<Responses[Status]> : never }[keyof Responses]
  : never

type Parameters<Operation, Place extends string> = Operation extends { parameters: infer P }
  ? Place extends keyof P
    ? Exclude<P[Place], undefined>
    : never
  : never

/** The query parameters of an operation in the contract. */
export type QueryOf<Operation> = NonNullable<Parameters<Operation, 'query'>>

/** The request body of an operation in the contract. */
export type BodyOf<Operation> = Operation extends { requestBody?: infer Body } ? Json<Exclude<Body, undefined>> : never

/** A part is required if the contract requires something in it. */
type Part<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { [N in Name]?: Value }
    : { [N in Name]: Value }

export type RequestOf<Operation> = Part<'query', Parameters<Operation, 'query'>> &
  Part<'path', Parameters<Operation, 'path'>> &
  Part<'headers', Parameters<Operation, 'header'>> &
  Part<'body', BodyOf<Operation>>

type PathsWith<Paths, M extends string> = {
  [P in keyof Paths]: Paths[P] extends Record<M, object> ? P : never
}[keyof Paths] &
  string
type OperationAt<Paths, P extends keyof Paths, M extends string> =
  Paths[P] extends Record<M, infer Operation> ? Operation : never

/** What all calls of one operation share. */
export type CallScope = {
  /** The value of `authorization`; undefined for calls without sign-in. */
  authorization(): Promise<string | undefined>
  /** Language, request id and trace. */
  readonly headers: Record<string, string>
  /** Aborts every call except those that the contract allows more time. */
  readonly deadline: AbortSignal
  /** Path → response of every GET so far, failures included: a query that runs twice reads once. */
  readonly memo: Map<string, Promise<unknown>>
  /** Something was written, so cached reads may be stale. */
  wrote(): void
}

/** The service reports its own timeout: this waits for that answer. */
const GRACE_MS = 2_000

/** A service reads 16 kB of headers including the path, and sends no error of its own beyond that. */
const MAX_TARGET_LENGTH = 12_000

type LooseRequest = { query?: object; path?: object; headers?: object; body?: unknown }

export class RestClient<Paths> {
  readonly #upstream: Upstream
  readonly #scope: CallScope

  constructor(upstream: Upstream, scope: CallScope) {
    this.#upstream = upstream
    this.#scope = scope
  }

  /** Reads; each path is read once per operation. */
  get<P extends PathsWith<Paths, 'get'>>(
    path: P,
    ask: RequestOf<OperationAt<Paths, P, 'get'>> & LooseRequest,
  ): Promise<AnswerOf<OperationAt<Paths, P, 'get'>>> {
    const target = toTarget(path, ask)
    const { memo } = this.#scope
    let answer = memo.get(target)
    if (!answer) {
      answer = this.#send('GET', path, target, ask)
      memo.set(target, answer)
    }
    return answer as Promise<AnswerOf<OperationAt<Paths, P, 'get'>>>
  }

  post<P extends PathsWith<Paths, 'post'>>(
    path: P,
    ask: RequestOf<OperationAt<Paths, P, 'post'>> & LooseRequest,
  ): Promise<AnswerOf<OperationAt<Paths, P, 'post'>>> {
    return this.#write('POST', path, ask) as Promise<AnswerOf<OperationAt<Paths, P, 'post'>>>
  }

  put<P extends PathsWith<Paths, 'put'>>(
    path: P,
    ask: RequestOf<OperationAt<Paths, P, 'put'>> & LooseRequest,
  ): Promise<AnswerOf<OperationAt<Paths, P, 'put'>>> {
    return this.#write('PUT', path, ask) as Promise<AnswerOf<OperationAt<Paths, P, 'put'>>>
  }

  patch<P extends PathsWith<Paths, 'patch'>>(
    path: P,
    ask: RequestOf<OperationAt<Paths, P, 'patch'>> & LooseRequest,
  ): Promise<AnswerOf<OperationAt<Paths, P, 'patch'>>> {
    return this.#write('PATCH', path, ask) as Promise<AnswerOf<OperationAt<Paths, P, 'patch'>>>
  }

  delete<P extends PathsWith<Paths, 'delete'>>(
    path: P,
    ask: RequestOf<OperationAt<Paths, P, 'delete'>> & LooseRequest,
  ): Promise<AnswerOf<OperationAt<Paths, P, 'delete'>>> {
    return this.#write('DELETE', path, ask) as Promise<AnswerOf<OperationAt<Paths, P, 'delete'>>>
  }

  async #write(method: Method, path: string, ask: LooseRequest): Promise<unknown> {
    try {
      return await this.#send(method, path, toTarget(path, ask), ask)
    } finally {
      // Also after a failure: a lost response may hide a change.
      this.#scope.wrote()
    }
  }

  async #send(method: Method, template: string, path: string, ask: LooseRequest): Promise<unknown> {
    const limitMs = timeLimits[this.#upstream.name][`${method} ${template}`]
    if (path.length > MAX_TARGET_LENGTH) throw new Refused('G-6')
    const authorization = await this.#scope.authorization()
    return this.#upstream.send({
      method,
      path,
      headers: {
        accept: 'application/json',
        ...this.#scope.headers,
        ...(authorization !== undefined && { authorization }),
        ...ask.headers,
      },
      body: ask.body,
      signal: limitMs === undefined ? this.#scope.deadline : deadlineAfter(limitMs + GRACE_MS),
      ...(limitMs !== undefined && { silenceMs: limitMs + GRACE_MS }),
    })
  }
}

/** `/v1/things/{id}` with its parameters filled in; lists are joined by commas, absent values are omitted. */
function toTarget(template: string, { path, query }: LooseRequest): string {
  const filled = path === undefined ? template : fillIn(template, new Map(Object.entries(path)))
  const search = query === undefined ? '' : toSearch(query)
  return search === '' ? filled : `${filled}?${search}`
}

function fillIn(template: string, parameters: ReadonlyMap<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parameters.get(name))))
}

function toSearch(query: object): string {
  let search = ''
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    // JSON may contain half of a surrogate pair, which can't be encoded.
    const text = String(Array.isArray(value) ? value.join(',') : value).toWellFormed()
    search += `${search === '' ? '' : '&'}${encodeURIComponent(name)}=${encodeURIComponent(text)}`
  }
  return search
}
