// Matches some flows, from reading to the rows to write: in this thread, or in a separate one (matchThread.ts).
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { Matcher } from './matching/engine.ts'
import type { Line, Proposal } from './matching/types.ts'
import { toCounterparty, toExpected, toLine, toRejected, toLimits, type OpenRows } from './openRows.ts'
import { columnsOf, type RecommendationColumns, type Recommended } from './recommendationColumns.ts'

/** Reads what is open, one kind of record at a time. */
export type ReadOpen = { readonly [Kind in keyof OpenRows]: () => Promise<OpenRows[Kind][]> }

/** Lines, and what they are matched with. */
export type Work = { lines: Line[]; matcher: Matcher }

/** The number of lines that a share has for its run, and for how many of them it has recommendations. */
export type Counts = { total: number; matched: number; automatic: number }

/** The results of a share since the last step. `done`: lines read so far, of any account. */
export type Matched = { done: number; counts: Counts; columns: RecommendationColumns | null }

/** Receives the results; awaited before the work continues. */
export type Take = (matched: Matched) => Promise<void> | void

/** Number of recommendations per write: enough to keep writes few, and few enough not to block other work. */
const BATCH = 2_000

/** Reads a share. Each row is released once it is converted. */
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
 * Matches lines, and passes on the results for the requested bank account, or for all. Yields to other work in this thread between steps.
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
