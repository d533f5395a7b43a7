// One call with its whole response. undici's own `request` returns a stream, which costs more than everything else when responses are
// small.
import type { Dispatcher } from 'undici'

export type Answer = { status: number; body: Buffer }

type Request = Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'body' | 'headersTimeout' | 'bodyTimeout'> & {
  headers: Record<string, string>
}

/** Rejects with the signal's reason when time is over, whether or not the call has begun. */
export function answerOf(dispatcher: Dispatcher, request: Request, signal: AbortSignal): Promise<Answer> {
  const collector = new Collector(signal)
  if (!signal.aborted) dispatcher.dispatch(request, collector)
  return collector.answer
}

class Collector implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal
  readonly #settled = Promise.withResolvers<Answer>()
  readonly #chunks: Buffer[] = []
  #controller: Dispatcher.DispatchController | undefined
  #status = 0

  constructor(signal: AbortSignal) {
    this.#signal = signal
    if (signal.aborted) this.#onAbort()
    else signal.addEventListener('abort', this.#onAbort)
  }

  get answer(): Promise<Answer> {
    return this.#settled.promise
  }

  readonly #onAbort = (): void => {
    const reason: unknown = this.#signal.reason
    const error = reason instanceof Error ? reason : new Error('Aborted', { cause: reason })
    this.#controller?.abort(error)
    // A call that waits for a connection has no controller yet: it is aborted when it is about to begin.
    this.#settled.reject(error)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#signal.aborted) this.#onAbort()
  }

  /** Called more than once: statuses before the final one (100, 103) are overwritten. */
  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    this.#stopListening()
    const [first] = this.#chunks
    const body = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks)
    this.#settled.resolve({ status: this.#status, body })
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#stopListening()
    this.#settled.reject(error)
  }

  #stopListening(): void {
    this.#signal.removeEventListener('abort', this.#onAbort)
  }
}
