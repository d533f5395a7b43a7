// Matching of some flows, from reading to what is to be written: in this thread, or in one of its own (matchThread.ts).
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { Matcher } from './matching/engine.ts'
import type { Line, Proposal } from './matching/types.ts'
import { toCounterparty, toExpected, toLine, toRejected, toLimits, type OpenRows } from './openRows.ts'
import { columnsOf, type RecommendationColumns, type Recommended } from './recommendationColumns.ts'

/** Reads what is open, one kind of record at a time. */
export type ReadOpen = { readonly [Kind in keyof OpenRows]: () => Promise<OpenRows[Kind][]> }

/** Lines, and what they are matched with. */
export type Work = { lines: Line[]; matcher: Matcher }

/** How many lines a share has on behalf of its run, and for how many of them it recommends something. */
export type Counts = { total: number; matched: number; automatic: number }

/** What has come of a share since the last time. `done`: lines read so far, of any account. */
export type Matched = { done: number; counts: Counts; columns: RecommendationColumns | null }

/** Where it goes; waited for before the work goes on. */
export type Take = (matched: Matched) => Promise<void> | void

/** Recommendations that are written at once: enough to be few, and few enough that nobody waits for them. */
const BATCH = 2_000

/** Reads a share. A row is let go of as soon as it is read. */
export async function readWork(open: ReadOpen): Promise<Work> {
  const lines = (await open.lines()).map(toLine)
  const expecteds = (await open.expecteds()).map(toExpected)
  const counterparties = (await open.counterparties()).map(toCounterparty)
  const rejected = (await open.rejected()).map(toRejected)
  const undone = (await open.undone()).map(toRejected)
  const limits = toLimits((await open.limits())[0])
  return { lines, matcher: new Matcher({ expecteds, counterparties, rejected, undone, limits }) }
}

/**
 * Matches lines, and hands over what comes of those of the bank account that is asked for, or of all. Between steps everything else in
 * this thread goes on.
 */
export async function matchShare({ lines, matcher }: Work, bankAccountId: string | null, take: Take): Promise<void> {
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
