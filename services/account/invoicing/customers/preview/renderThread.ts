// A thread that renders pages of received documents one after the other. PDFium runs as WebAssembly: a malicious file can only affect its
// own memory, which is created for each file and then discarded.
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
