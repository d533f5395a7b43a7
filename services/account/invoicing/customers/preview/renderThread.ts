// A thread that renders pages of documents which strangers sent, one after the other, as it is told. PDFium runs as WebAssembly: what a file
// does to it stays in its own memory, which is made for each file and thrown away with it.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from '../../../../kit/thread.ts'
import { type RenderedPage, type RenderTask, renderPage } from './render.ts'

parentPort?.on('message', (task: RenderTask) => {
  renderPage(task).then(
    page => answer({ done: page }, [page.image.buffer]),
    (error: unknown) => answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

const answer = (message: ThreadAnswer<RenderedPage>, pieces: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, pieces)
