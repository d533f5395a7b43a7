// A thread that matches one share and ends, which frees its memory.
import { isMarkedAsUntransferable, parentPort, workerData } from 'node:worker_threads'
import type { Statement } from '../../kit/database/message.ts'
import { readText } from '../../kit/database/readText.ts'
import { stepLast } from '../../kit/priority.ts'
import { matchShare, readWork, type Matched } from './matchShare.ts'
import type { OpenRows } from './openRows.ts'

/** The data that such a thread is started with. */
export type ThreadTask = {
  database: { url: string; service: string }
  timeoutMs: number
  organizationId: string
  bankAccountId: string | null
  /** Whether it gives way to other threads: the largest share takes longest, so threads with other shares leave it a core. */
  stepsLast: boolean
  statements: Record<keyof OpenRows, Statement>
}

const { database, timeoutMs, organizationId, bankAccountId, stepsLast, statements }: ThreadTask = workerData
if (stepsLast) stepLast()
const work = await readText({ ...database, organizationId, timeoutMs }, query =>
  readWork({
    lines: () => query(statements.lines),
    expecteds: () => query(statements.expecteds),
    counterparties: () => query(statements.counterparties),
    rejected: () => query(statements.rejected),
    undone: () => query(statements.undone),
    limits: () => query(statements.limits),
  }),
)
await matchShare(work, bankAccountId, matched => parentPort?.postMessage(matched, piecesOf(matched)))

/**
 * The buffers of the columns, which are transferred instead of being copied twice; those of few rows are in Node's shared pool of small
 * buffers.
 */
function piecesOf({ columns }: Matched): ArrayBuffer[] {
  if (!columns) return []
  return [columns.recommendations, columns.parts]
    .flatMap(kind => Object.values(kind))
    .map(({ buffer }) => buffer)
    .filter(buffer => buffer instanceof ArrayBuffer)
    .filter(buffer => !isMarkedAsUntransferable(buffer))
}
