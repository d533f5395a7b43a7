// The one way to a service: a bounded pool of connections, a deadline on every call, and one retry of what is safe to repeat.
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
  /** The deadline of the operation that the call belongs to, or its own. */
  signal: AbortSignal
  /** How long the service may say nothing, where that is longer than usual. */
  silenceMs?: number
  /** Whether it does the same once or twice, though its method does not say so. */
  isRepeatable?: true
}

/** Bytes that pass through. */
type Passing = {
  method: 'GET' | 'PUT' | 'POST'
  path: string
  headers: Record<string, string>
  body: Readable | Buffer | null
  limitMs: number
}

const MAX_SILENCE_MS = 10_000

/** No connection was made, so that nothing was asked. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])
const TRANSIENT = new Set([...UNREACHED, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** What a proxy answers for a service that is away. */
const AWAY = new Set([502, 503, 504])

const RETRY_AFTER_SECONDS = 1

export class Upstream {
  readonly name: ServiceName
  /** For what is passed through as bytes: files and the event feed. */
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

  /** Sends one call and gives the parsed answer; undefined when there is none. */
  async send(call: Call): Promise<unknown> {
    try {
      return await this.#attempt(call)
    } catch (error) {
      // A write is never repeated here: whether the first one took effect is unknown.
      if (call.method !== 'GET' || call.signal.aborted || !isTransient(error)) throw this.#explain(error, call)
    }
    return this.#attempt(call).catch((error: unknown) => {
      throw this.#explain(error, call)
    })
  }

  /** Passes bytes through: the body of the answer is the caller's to read. */
  async pass({ method, path, headers, body, limitMs }: Passing): Promise<Dispatcher.ResponseData> {
    try {
      const answer = await this.pool.request({
        method,
        path,
        headers,
        body,
        bodyTimeout: limitMs,
        headersTimeout: limitMs,
      })
      if (answer.statusCode < 400) return answer
      throw new RestError(this.name, toProblem(answer.statusCode, parseProblem(await answer.body.bytes())))
    } catch (error) {
      // The same bytes may come twice: of one file, and of one notification.
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

  /** What a service said, or that it said nothing. */
  #explain(error: unknown, call: Pick<Call, 'method' | 'headers' | 'isRepeatable'>): RestError {
    if (error instanceof RestError) {
      const { status, code } = error.problem
      // The service itself names what is wrong with it.
      return code === 'G-1' && AWAY.has(status) ? new RestError(this.name, silenceOf(error, call), error) : error
    }
    // What was answered and can't be read is no sign of a service that is away.
    const problem = error instanceof SyntaxError ? { status: 500, code: 'G-1', title: '' } : silenceOf(error, call)
    return new RestError(this.name, problem, error)
  }

  close(): Promise<void> {
    return this.pool.close()
  }
}

/** Of a service that gives no word of its own: to be asked again, unless what was asked may be done already and would be done twice. */
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
