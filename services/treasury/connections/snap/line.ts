// One HTTP call to a bank or payment provider: limited in time and response size, without redirects, and with an outcome that says what is
// certain.
import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  handleWhenResult,
} from 'cockatiel'
import { Agent } from 'undici'
import type { Clock } from '../../../kit/clock.ts'
import { cappedText } from '../../../kit/http/cappedText.ts'

/** The outcome of a call. `notSent`: the other side certainly did not see it. `lost`: it may have. */
export type Outcome =
  { kind: 'answered'; status: number; text: string } | { kind: 'notSent'; why: string } | { kind: 'lost'; why: string }

export type Call = {
  /** POST by default. */
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  headers: Record<string, string>
  body?: string
  mostBytes?: number
}

export type LineSettings = {
  connectMs: number
  headersMs: number
  bodyMs: number
  /** From the first byte sent to the last one received, even if they keep arriving slowly. */
  wholeMs: number
  /** After this many consecutive failures the bank is not called for `restMs`. */
  failures: number
  restMs: number
}

export const LINE_SETTINGS: LineSettings = {
  connectMs: 3_000,
  headersMs: 5_000,
  bodyMs: 10_000,
  wholeMs: 12_000,
  failures: 5,
  restMs: 10_000,
}

/** Why a call is not sent while the other side wants fewer calls. */
export const FEWER_CALLS = 'fewer calls were asked for'

const MAX_BYTES = 64 * 1024
const SHORTEST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 60_000

/** Failures before the first byte of a request is sent. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

export type Line = ReturnType<typeof openLine>

/** All calls to one bank share one of these, because a pause or rate limit concerns the bank, not the caller. */
export function openLine(origin: string, clock: Clock, settings: LineSettings = LINE_SETTINGS) {
  const { connectMs, headersMs, bodyMs, wholeMs, failures, restMs } = settings
  const agent = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: headersMs,
    bodyTimeout: bodyMs,
    connections: 16,
  })
  const breaker: CircuitBreakerPolicy = circuitBreaker(handleWhenResult(isFailure), {
    breaker: new ConsecutiveBreaker(failures),
    halfOpenAfter: restMs,
  })
  /** Until when the bank wants no calls, and the length of the next pause. */
  let pausedUntil = 0
  let pauseMs = SHORTEST_PAUSE_MS

  async function send({ method = 'POST', path, headers, body, mostBytes = MAX_BYTES }: Call): Promise<Outcome> {
    try {
      const {
        statusCode,
        body: answer,
        headers: told,
      } = await agent.request({
        origin,
        path,
        method,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          accept: 'application/json',
        },
        body: body ?? null,
        signal: AbortSignal.timeout(wholeMs),
      })
      if (statusCode === 429) pause(told['retry-after'])
      else pauseMs = SHORTEST_PAUSE_MS
      return { kind: 'answered', status: statusCode, text: await wholeTextOf(answer, mostBytes) }
    } catch (error) {
      const code = codeOf(error)
      return { kind: NEVER_LEFT.has(code) ? 'notSent' : 'lost', why: code }
    }
  }

  function pause(retryAfter: string | string[] | undefined) {
    const asked = Number(retryAfter) * 1_000
    const ms = Number.isFinite(asked) && asked > 0 ? asked : pauseMs
    pausedUntil = clock.now().epochMilliseconds + Math.min(ms, MAX_PAUSE_MS)
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }

  /** A clock that was set back doesn't extend a pause beyond the maximum. */
  function isPaused(): boolean {
    const left = pausedUntil - clock.now().epochMilliseconds
    return left > 0 && left <= MAX_PAUSE_MS
  }

  return {
    /** Calls the bank; every result, even a failure, is an outcome. */
    async call(call: Call): Promise<Outcome> {
      if (isPaused()) return { kind: 'notSent', why: FEWER_CALLS }
      try {
        return await breaker.execute(() => send(call))
      } catch (error) {
        if (!(error instanceof BrokenCircuitError)) throw error
        return { kind: 'notSent', why: 'there was no answer lately, so that it is left alone for a moment' }
      }
    },
    close: () => agent.destroy(),
  }
}

/** The breaker's type is unknown: only a response without a server error is no failure. */
const isFailure = (outcome: unknown): boolean =>
  !(typeof outcome === 'object' && outcome !== null && 'status' in outcome && Number(outcome.status) < 500)

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  return error.name === 'TimeoutError' ? 'TIMEOUT' : error.name
}

async function wholeTextOf(body: AsyncIterable<unknown>, mostBytes: number): Promise<string> {
  const { text, isWhole } = await cappedText(body, mostBytes)
  if (!isWhole) throw Object.assign(new Error('the answer is too long'), { code: 'ANSWER_TOO_LONG' })
  return text
}
