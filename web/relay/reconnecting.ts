// While the server is away: when it is asked again, and who is told that the connection is lost. First loads do without this code; it
// comes with the first subscription and with the notice, so that it is there when nothing can be fetched.
import { type Answer, isAway, RequestFailed } from './operation.ts'

const MAX_WAIT_MS = 15_000

const waiting = new Set<() => void>()

/**
 * Waits before another attempt: longer each time, with jitter, so that not all pages ask at once. The wait ends early when the network or
 * the socket is back, and when the page becomes visible. Rejects when it is given up.
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

/** Whoever waits asks again now: the server has answered somebody. */
export function retryNow(): void {
  for (const go of waiting) go()
}

/** What waits for the server at the moment: the socket, queries, failures on a page. */
const lost = new Set<object>()
const listeners = new Set<(isLost: boolean) => void>()

/** Something begins or ends to wait for the server. */
export function setLost(who: object, isLost: boolean): void {
  const wasLost = lost.size > 0
  if (isLost) lost.add(who)
  else lost.delete(who)
  if (wasLost !== lost.size > 0) for (const listener of listeners) listener(!wasLost)
}

/** Calls back at once, and whenever it changes, with whether anything waits for the server; returns how to stop. */
export function followLoss(listener: (isLost: boolean) => void): () => void {
  listeners.add(listener)
  listener(lost.size > 0)
  return () => void listeners.delete(listener)
}

/** After so long without a failure the pauses begin short again. */
const FORGOTTEN_AFTER_MS = 60_000

/** A failure on a page is mounted anew after each attempt: how many there were is kept beside it. */
let failures = 0
let lastFailure = -Infinity

/** What failed on a page and waits for the same attempt: several parts may be read again by one deed, which is then done once. */
type Round = { retries: Map<AbortSignal, () => () => void>; end: AbortController }
let together: Round | null = null

/** Retries what failed on a page, with all else that fails meanwhile, unless it is given up before. `retry` answers what to do then. */
export function retryLater(retry: () => () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  setLost(signal, true)
  signal.addEventListener('abort', () => setLost(signal, false))
  if (performance.now() - lastFailure > FORGOTTEN_AFTER_MS) failures = 0
  lastFailure = performance.now()
  const round = (together ??= startRound())
  round.retries.set(signal, retry)
  // The person may be faster, or go elsewhere: with nobody left, nothing is waited for.
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
type Asker = { answer: (answer: Answer) => void; fail: (error: Error) => void }

/** Askers of the same query that wait for an answer: they share the attempts. */
class Question {
  readonly #askers = new Set<Asker>()
  readonly #abort = new AbortController()
  readonly #end: () => void

  constructor(ask: Ask, end: () => void) {
    this.#end = end
    setLost(this, true)
    // Given up: nobody is left to be told.
    this.#run(ask).catch(() => {})
  }

  join(asker: Asker): () => void {
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
      // Who comes while it is asked may have heard of something that is too new for this answer.
      const present = [...this.#askers]
      const tell = await this.#attempt(ask)
      if (tell === null || signal.aborted) continue
      attempt = -1
      const told = present.filter(asker => this.#askers.delete(asker))
      if (this.#askers.size === 0) this.#finish()
      for (const asker of told) tell(asker)
    }
  }

  /** Null when the server is still away. */
  async #attempt(ask: Ask): Promise<((asker: Asker) => void) | null> {
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

/** By environment and query: what is asked again. */
const questions = new WeakMap<object, Map<string, Question>>()

/** Asks again, under one key, what could not be answered. Answers how to leave. */
export function askAgain(scope: object, key: string, ask: Ask, asker: Asker): () => void {
  const known = questions.get(scope) ?? new Map<string, Question>()
  questions.set(scope, known)
  const question = known.get(key) ?? new Question(ask, () => known.delete(key))
  known.set(key, question)
  return question.join(asker)
}
