// While the server is unavailable: when to retry, and whom to notify of the lost connection. Not part of first loads; fetched with the
// first subscription and with the notice, so that it is available offline.
import { type Answer, isAway, RequestFailed } from './operation.ts'

const MAX_WAIT_MS = 15_000

const waiting = new Set<() => void>()

/**
 * Waits before another attempt: longer each time, with jitter, so that pages don't retry simultaneously. The wait ends early when the
 * network or the socket is back, and when the page becomes visible. Rejects when aborted.
 */
export function waitBeforeRetry(attempt: number, signal?: AbortSignal): Promise<void> {
  const longest = Math.min(500 * 2 ** attempt, MAX_WAIT_MS)
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      waiting.delete(go)
      removeEventListener('online', go)
      document.removeEventListener('visibilitychange', goWhenVisible)
      signal?.removeEventListener('abort', giveUp)
      settle()
    }
    const go = end(resolve)
    const giveUp = end(() => reject(new DOMException('given up', 'AbortError')))
    const goWhenVisible = () => {
      if (document.visibilityState === 'visible') go()
    }
    const timer = setTimeout(go, longest * (0.5 + Math.random() / 2))
    waiting.add(go)
    addEventListener('online', go)
    document.addEventListener('visibilitychange', goWhenVisible)
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
  })
}

/** Wakes all waiting retries: the server has answered another request. */
export function retryNow(): void {
  for (const go of waiting) go()
}

/** Everything that currently waits for the server: the socket, queries, failures on a page. */
const lost = new Set<object>()
const listeners = new Set<(isLost: boolean) => void>()

/** Marks something as waiting for the server, or not. */
export function setLost(who: object, isLost: boolean): void {
  const wasLost = lost.size > 0
  if (isLost) lost.add(who)
  else lost.delete(who)
  if (wasLost !== lost.size > 0) for (const listener of listeners) listener(!wasLost)
}

/** Calls back at once and on every change with whether anything waits for the server; returns the unsubscribe function. */
export function followLoss(listener: (isLost: boolean) => void): () => void {
  listeners.add(listener)
  listener(lost.size > 0)
  return () => void listeners.delete(listener)
}

/** After this long without a failure the backoff starts over. */
const FORGOTTEN_AFTER_MS = 60_000

/** A failure on a page is remounted after each attempt, so the number of attempts is kept here. */
let failures = 0
let lastFailure = -Infinity

/** Failures on a page that share the next attempt: several parts may share one refetch, which then runs once. */
type Round = { retries: Map<AbortSignal, () => () => void>; end: AbortController }
let together: Round | null = null

/** Retries a failure on a page together with all other current failures, unless aborted. `retry` returns what to run then. */
export function retryLater(retry: () => () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  setLost(signal, true)
  signal.addEventListener('abort', () => setLost(signal, false))
  if (performance.now() - lastFailure > FORGOTTEN_AFTER_MS) failures = 0
  lastFailure = performance.now()
  const round = (together ??= startRound())
  round.retries.set(signal, retry)
  // The user may retry or navigate away first: without remaining failures the wait ends.
  signal.addEventListener('abort', () => {
    round.retries.delete(signal)
    if (round.retries.size > 0) return
    if (together === round) together = null
    round.end.abort()
  })
}

function startRound(): Round {
  const round: Round = { retries: new Map(), end: new AbortController() }
  waitBeforeRetry(failures++, round.end.signal).then(
    () => {
      together = null
      for (const act of new Set([...round.retries.values()].map(retry => retry()))) act()
    },
    () => {},
  )
  return round
}

type Ask = (signal: AbortSignal) => Promise<Answer>
type Retrier = { answer: (answer: Answer) => void; fail: (error: Error) => void }

/** Requests for the same query that wait for an answer: they share the attempts. */
class Question {
  readonly #askers = new Set<Retrier>()
  readonly #abort = new AbortController()
  readonly #end: () => void

  constructor(ask: Ask, end: () => void) {
    this.#end = end
    setLost(this, true)
    // Aborted: nothing is left to notify.
    this.#run(ask).catch(() => {})
  }

  join(asker: Retrier): () => void {
    this.#askers.add(asker)
    return () => {
      this.#askers.delete(asker)
      if (this.#askers.size === 0) this.#finish()
    }
  }

  async #run(ask: Ask): Promise<void> {
    const { signal } = this.#abort
    for (let attempt = 0; !signal.aborted; attempt++) {
      await waitBeforeRetry(attempt, signal)
      // A request added during the attempt may know of something too new for this answer.
      const present = [...this.#askers]
      const tell = await this.#attempt(ask)
      if (tell === null || signal.aborted) continue
      attempt = -1
      const told = present.filter(asker => this.#askers.delete(asker))
      if (this.#askers.size === 0) this.#finish()
      for (const asker of told) tell(asker)
    }
  }

  /** Null when the server is still unavailable. */
  async #attempt(ask: Ask): Promise<((asker: Retrier) => void) | null> {
    try {
      const answer = await ask(this.#abort.signal)
      if (isAway(answer)) return null
      retryNow()
      return asker => asker.answer(answer)
    } catch (error) {
      if (error instanceof RequestFailed && error.isTemporary) return null
      const failure = error instanceof Error ? error : new Error(String(error))
      return asker => asker.fail(failure)
    }
  }

  #finish(): void {
    this.#abort.abort()
    setLost(this, false)
    this.#end()
  }
}

/** Queries being retried, by environment and query. */
const questions = new WeakMap<object, Map<string, Question>>()

/** Retries, under one key, a request that failed. Returns how to leave. */
export function askAgain(scope: object, key: string, ask: Ask, asker: Retrier): () => void {
  const known = questions.get(scope) ?? new Map<string, Question>()
  questions.set(scope, known)
  const question = known.get(key) ?? new Question(ask, () => known.delete(key))
  known.set(key, question)
  return question.join(asker)
}
