// A thread that draws pages of what people are typing, one after the other, as it is told.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from '../../../../kit/thread.ts'
import { drawPage, type PreviewPage, type PreviewTask } from './draw.ts'

parentPort?.on('message', (task: PreviewTask) => {
  drawPage(task).then(
    page => answer({ done: page }, [page.image.buffer]),
    (error: unknown) => answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

const answer = (message: ThreadAnswer<PreviewPage>, pieces: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, pieces)
