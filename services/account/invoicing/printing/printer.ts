// One thread prints for all requests, so that the service keeps responding.
import { NotDone, openThread, type Thread } from '../../../kit/thread.ts'
import type { PrintTask } from './printThread.ts'

/** It took too long, failed, or too many tasks wait; the cause says which. */
export { NotDone as NotPrinted }

export type Printer = {
  /** A PDF, or `NotPrinted`. */
  print: Thread<PrintTask, Uint8Array<ArrayBuffer>>['run']
  close: () => Promise<void>
}

type PrinterOptions = {
  /** The time limit of one document, from its start. */
  limitMs?: number
  /** Added for the first document of a thread, which loads its script. */
  startMs?: number
  /** How many tasks may wait. */
  mostWaiting?: number
  /** The thread's script; tests replace it with failing ones. */
  script?: URL
}

export function openPrinter({
  script = new URL('./printThread.ts', import.meta.url),
  ...limits
}: PrinterOptions = {}): Printer {
  const { run, close } = openThread<PrintTask, Uint8Array<ArrayBuffer>>({ script, ...limits })
  return { print: run, close }
}
