// Matching of some flows, from reading to what is to be written: in this thread, or in one of its own (matchThread.ts).
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Database } from '../../kit/database/database.ts'
import { Matcher } from './matching/engine.ts'
import type { Flow, Line, Proposal } from './matching/types.ts'
import { readAllCounterparties, readOpenExpecteds, readOpenLines, readRejected } from './openRecords.ts'
import { columnsOf, type RecommendationColumns, type Recommended } from './recommendationColumns.ts'

/** `bankAccountId`: for whose lines something is recommended; null: for all. */
export type Share = { organizationId: string; bankAccountId: string | null; flows: readonly Flow[] }

/** How many lines a share looked at on behalf of its run, and for how many of them it recommends something. */
export type Counts = { total: number; matched: number; automatic: number }

/** What has come of a share since the last time. `done`: lines read so far, of any account. */
export type Matched = { done: number; counts: Counts; columns: RecommendationColumns | null }

/** Where it goes; waited for before the work goes on. */
export type Take = (matched: Matched) => Promise<void> | void

/** Recommendations that are written at once: enough to be few, and few enough that nobody waits for them. */
const BATCH = 2_000
/** One transaction reads a whole organization. */
const WHOLE = { timeoutMs: 120_000 }

/** Matches all open lines of a share and hands over what comes of it. Between steps everything else in this thread goes on. */
export async function matchShare(database: Database, share: Share, take: Take): Promise<void> {
  const { lines, matcher } = await read(database, share)
  const { bankAccountId } = share
  const asked = lines.filter(line => bankAccountId === null || line.accountId === bankAccountId)
  const recommendable = new Map(asked.map(line => [line.id, line]))
  const counts: Counts = { total: asked.length, matched: 0, automatic: 0 }
  let waiting: Recommended[] = []
  for (const { done, proposals } of matcher.match(lines)) {
    for (const proposal of proposals) {
      const line = recommendable.get(proposal.lineIds[0]!)
      if (!line) continue
      waiting.push({ line, proposal })
      count(counts, proposal)
    }
    const isFull = waiting.length >= BATCH
    await take({ done, counts, columns: isFull ? columnsOf(waiting) : null })
    if (isFull) waiting = []
    await yieldToOthers()
  }
  await take({ done: lines.length, counts, columns: waiting.length ? columnsOf(waiting) : null })
}

function count(counts: Counts, { lineIds, automatic }: Proposal): void {
  counts.matched += lineIds.length
  if (automatic) counts.automatic += lineIds.length
}

function read(
  database: Database,
  { organizationId, bankAccountId, flows }: Share,
): Promise<{ lines: Line[]; matcher: Matcher }> {
  return database.inOrganization(
    organizationId,
    null,
    async tx => {
      const lines = await readOpenLines(tx, flows)
      const expecteds = await readOpenExpecteds(tx, flows, bankAccountId)
      return { lines, matcher: new Matcher(expecteds, await readAllCounterparties(tx), await readRejected(tx)) }
    },
    WHOLE,
  )
}
