// A thread that matches one share and ends; what it held in memory goes with it.
import { parentPort, workerData } from 'node:worker_threads'
import type { Statement } from '../../kit/database/message.ts'
import { readText } from '../../kit/database/readText.ts'
import { matchShare, readWork } from './matchShare.ts'
import type { OpenRows } from './openRows.ts'

/** What such a thread is told at its start. */
export type ThreadTask = {
  database: { url: string; service: string }
  timeoutMs: number
  organizationId: string
  bankAccountId: string | null
  statements: Record<keyof OpenRows, Statement>
}

const { database, timeoutMs, organizationId, bankAccountId, statements }: ThreadTask = workerData
const work = await readText({ ...database, organizationId, timeoutMs }, query =>
  readWork({
    lines: () => query(statements.lines),
    expecteds: () => query(statements.expecteds),
    counterparties: () => query(statements.counterparties),
    rejected: () => query(statements.rejected),
  }),
)
await matchShare(work, bankAccountId, matched => parentPort?.postMessage(matched))
