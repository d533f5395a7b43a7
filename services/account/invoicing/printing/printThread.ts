// A thread that prints one document after the other, as it is told.
import { parentPort } from 'node:worker_threads'
import type { PrintedInvoice, PrintedLanguage } from './printed.ts'
import { renderInvoice } from './renderInvoice.ts'

export type PrintTask = { invoice: PrintedInvoice; language: PrintedLanguage }
export type PrintAnswer = { bytes: Uint8Array<ArrayBuffer> } | { failed: string }

parentPort?.on('message', ({ invoice, language }: PrintTask) => {
  renderInvoice(invoice, language).then(
    buffer => {
      // Memory of its own, which passes on as it is.
      const bytes = new Uint8Array(buffer)
      answer({ bytes }, [bytes.buffer])
    },
    (error: unknown) => answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})

const answer = (message: PrintAnswer, pieces: ArrayBuffer[] = []) => parentPort?.postMessage(message, pieces)
