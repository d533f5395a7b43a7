// One thread prints for all: the service itself goes on answering meanwhile.
import { NotDone, openThread, type Thread } from '../../../kit/thread.ts'
import type { PrintTask } from './printThread.ts'

/** It took too long, failed, or too many wait; the cause says which. */
export { NotDone as NotPrinted }

export type Printer = {
  /** A PDF, or `NotPrinted`. */
  print: Thread<PrintTask, Uint8Array<ArrayBuffer>>['run']
  close: () => Promise<void>
}

type PrinterOptions = {
  /** How long one document may take, once its turn has come. */
  limitMs?: number
  /** How many may wait for their turn. */
  mostWaiting?: number
  /** What the thread runs; tests have worse ones. */
  script?: URL
}

export function openPrinter({
  script = new URL('./printThread.ts', import.meta.url),
  ...limits
}: PrinterOptions = {}): Printer {
  const { run, close } = openThread<PrintTask, Uint8Array<ArrayBuffer>>({ script, ...limits })
  return { print: run, close }
}
