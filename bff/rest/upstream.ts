// The one way to a service: a bounded pool of connections, a deadline on every call, and one retry of what is safe to repeat.
import { Pool } from 'undici'
import { answerOf } from './answer.ts'
import { RestError, type ServiceName, toProblem } from './restError.ts'

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
}

const LONGEST_SILENCE_MS = 10_000

const TRANSIENT = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'])

export class Upstream {
  readonly name: ServiceName
  /** For what is passed through as bytes: files and the event feed. */
  readonly pool: Pool

  constructor(name: ServiceName, origin: string, { connections = 64 } = {}) {
    this.name = name
    this.pool = new Pool(origin, {
      connections,
      headersTimeout: LONGEST_SILENCE_MS,
      bodyTimeout: LONGEST_SILENCE_MS,
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
      if (call.method !== 'GET' || call.signal.aborted || !isTransient(error)) throw this.#explain(error)
    }
    return this.#attempt(call).catch((error: unknown) => {
      throw this.#explain(error)
    })
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

  #explain(error: unknown): RestError {
    if (error instanceof RestError) return error
    // What was answered and can't be read is no sign of a service that is away.
    const status = error instanceof SyntaxError ? 500 : 503
    return new RestError(this.name, { status, code: 'G-1', title: '' }, error)
  }

  close(): Promise<void> {
    return this.pool.close()
  }
}

function parseProblem(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function isTransient(error: unknown): boolean {
  if (error instanceof RestError) return error.problem.status === 503
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && TRANSIENT.has(error.code)
}
