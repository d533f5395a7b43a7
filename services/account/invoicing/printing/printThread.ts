// A thread that prints the requested documents one after the other.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from '../../../kit/thread.ts'
import type { Paper } from './paper.ts'
import type { PrintedLanguage } from './printed.ts'
import { render } from './render.ts'

/** `payUrl`: the URL where the customer pays the invoice. */
export type PrintTask = Paper & { language: PrintedLanguage; payUrl?: string }

parentPort?.on('message', ({ language, payUrl, ...paper }: PrintTask) => {
  render(paper, language, payUrl).then(
    buffer => {
      // Its own buffer, which can be transferred without copying.
      const bytes = new Uint8Array(buffer)
      answer({ done: bytes }, [bytes.buffer])
    },
    (error: unknown) => answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

const answer = (message: ThreadAnswer<Uint8Array<ArrayBuffer>>, pieces: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, pieces)
