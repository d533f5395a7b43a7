import type { ExecutionResult } from 'graphql'

/** The stream that graphql-ws gets for a subscription: it yields nothing, because the hub sends, and ends when either side ends it. */
export class WatchedStream implements AsyncGenerator<ExecutionResult> {
  readonly #ended = Promise.withResolvers<void>()
  #atEnd: () => void = () => {}

  onEnd(listener: () => void): void {
    this.#atEnd = listener
  }

  end(): void {
    this.#atEnd()
    this.#atEnd = () => {}
    this.#ended.resolve()
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    await this.#ended.promise
    return { done: true, value: undefined }
  }

  return(): Promise<IteratorResult<ExecutionResult>> {
    this.end()
    return this.next()
  }

  throw(): Promise<IteratorResult<ExecutionResult>> {
    return this.return()
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return()
  }
}
