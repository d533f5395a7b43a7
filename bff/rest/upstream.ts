// The connection to a service: a bounded pool, a deadline on every call, and one retry of what is safe to repeat.
import type { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import { answerOf } from './answer.ts'
import { type Problem, RestError, type ServiceName, toProblem } from './restError.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Call = {
  method: Method
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body?: unknown
  /** The deadline of the call's operation, or its own. */
  signal: AbortSignal
  /** How long the service may be silent, if longer than the default. */
  silenceMs?: number
  /** Whether repeating it is safe although its method doesn't say so. */
  isRepeatable?: true
}

/** Bytes that are streamed. */
type Passing = {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  headers: Record<string, string>
  body: Readable | Buffer | null
  limitMs: number
  /** Ends it before that, where whoever asked has gone. */
  signal?: AbortSignal
}

const MAX_SILENCE_MS = 10_000

/** No connection was made, so the request was not sent. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])
const TRANSIENT = new Set([...UNREACHED, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** A proxy's statuses for an unavailable service. */
const AWAY = new Set([502, 503, 504])

const RETRY_AFTER_SECONDS = 1

export class Upstream {
  readonly name: ServiceName
  /** For streamed bytes: files and the event feed. */
  readonly pool: Pool

  constructor(name: ServiceName, origin: string, { connections = 64 } = {}) {
    this.name = name
    this.pool = new Pool(origin, {
      connections,
      headersTimeout: MAX_SILENCE_MS,
      bodyTimeout: MAX_SILENCE_MS,
      connect: { timeout: 1_000 },
      // The services keep idle connections for longer than this, so a request never meets a socket that they are closing.
      keepAliveTimeout: 4_000,
    })
  }

  /** Sends one call and returns the parsed response; undefined if it is empty. */
  async send(call: Call): Promise<unknown> {
    try {
      return await this.#attempt(call)
    } catch (error) {
      // A write is never repeated here: it is unknown whether the first one took effect.
      if (call.method !== 'GET' || call.signal.aborted || !isTransient(error)) throw this.#explain(error, call)
    }
    return this.#attempt(call).catch((error: unknown) => {
      throw this.#explain(error, call)
    })
  }

  /** Streams bytes: the caller reads the body of the response. */
  async pass({ method, path, headers, body, limitMs, signal }: Passing): Promise<Dispatcher.ResponseData> {
    try {
      const answer = await this.pool.request({
        method,
        path,
        headers,
        body,
        bodyTimeout: limitMs,
        headersTimeout: limitMs,
        ...(signal && { signal }),
      })
      if (answer.statusCode < 400) return answer
      throw new RestError(this.name, toProblem(answer.statusCode, parseProblem(await answer.body.bytes())))
    } catch (error) {
      // Repeating the same bytes is safe, for a file and for a notification.
      throw this.#explain(error, { method, headers, isRepeatable: true })
    }
  }

  async #attempt({ method, path, headers, body, signal, silenceMs }: Call): Promise<unknown> {
    const request = {
      method,
      path,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      ...(silenceMs !== undefined && { headersTimeout: silenceMs, bodyTimeout: silenceMs }),
    }
    const answer = await answerOf(this.pool, request, signal)
    if (answer.status === 204) return undefined
    if (answer.status < 400) return JSON.parse(answer.body.toString())
    throw new RestError(this.name, toProblem(answer.status, parseProblem(answer.body)))
  }

  /** The service's error, or its lack of a response. */
  #explain(error: unknown, call: Pick<Call, 'method' | 'headers' | 'isRepeatable'>): RestError {
    if (error instanceof RestError) {
      const { status, code } = error.problem
      // The service itself reports what is wrong with it.
      return code === 'G-1' && AWAY.has(status) ? new RestError(this.name, silenceOf(error, call), error) : error
    }
    // An unreadable response doesn't mean that the service is unavailable.
    const problem = error instanceof SyntaxError ? { status: 500, code: 'G-1', title: '' } : silenceOf(error, call)
    return new RestError(this.name, problem, error)
  }

  close(): Promise<void> {
    return this.pool.close()
  }
}

/** For a service that gave no response: the caller may retry, unless the request may have taken effect and would be done twice. */
function silenceOf(error: unknown, call: Pick<Call, 'method' | 'headers' | 'isRepeatable'>): Problem {
  const isSafe = isRepeatable(call) || UNREACHED.has(networkCodeOf(error))
  return isSafe
    ? { status: 503, code: 'G-11', title: '', retryAfter: RETRY_AFTER_SECONDS }
    : { status: 503, code: 'G-13', title: '' }
}

const isRepeatable = ({ method, headers, isRepeatable: isSaid }: Parameters<typeof silenceOf>[1]) =>
  method === 'GET' || isSaid === true || headers['idempotency-key'] !== undefined

function parseProblem(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString())
  } catch {
    return undefined
  }
}

const networkCodeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

function isTransient(error: unknown): boolean {
  if (error instanceof RestError) return error.problem.status === 503
  return TRANSIENT.has(networkCodeOf(error))
}
