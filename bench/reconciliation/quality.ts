// The engine's accuracy against the generator's truth.
import type { Matcher } from '../../services/treasury/reconciliation/matching/engine.ts'
import type { Proposal } from '../../services/treasury/reconciliation/matching/types.ts'
import type { World } from './data.ts'

export type Quality<Row extends string = string> = {
  automatic: number
  wrong: Proposal[]
  withTruth: number
  automaticRecall: number
  recommendedRecall: number
  topRecall: number
  byCase: Map<Row, { lines: number; automatic: number; recommended: number; ranked: number; top: number }>
}

const key = (ids: readonly string[]) => [...ids].sort().join()

/** `ranked`: lines whose top three are checked, evenly spread. */
export function judge<Row extends string>(
  world: World<Row>,
  proposals: readonly Proposal[],
  matcher: Matcher,
  ranked = Infinity,
): Quality<Row> {
  const byCase: Quality<Row>['byCase'] = new Map()
  const count = (lineId: string, what: 'lines' | 'automatic' | 'recommended' | 'ranked' | 'top') => {
    const name = world.cases.get(lineId)!
    const row = byCase.get(name) ?? { lines: 0, automatic: 0, recommended: 0, ranked: 0, top: 0 }
    row[what]++
    byCase.set(name, row)
  }
  const total = { automatic: 0, automaticRight: 0, recommended: 0, ranked: 0, top: 0 }
  const wrong: Proposal[] = []
  const isRight = (lineId: string, proposal: Proposal) =>
    key(world.truth.get(lineId) ?? []) === key(proposal.expectedIds)
  for (const proposal of proposals) {
    if (proposal.automatic && !proposal.lineIds.every(id => isRight(id, proposal))) wrong.push(proposal)
    for (const id of proposal.lineIds) {
      if (proposal.automatic) total.automatic++
      if (!isRight(id, proposal)) continue
      count(id, 'recommended')
      total.recommended++
      if (!proposal.automatic) continue
      count(id, 'automatic')
      total.automaticRight++
    }
  }
  const every = Math.max(1, Math.ceil(world.lines.length / ranked))
  for (const [place, line] of world.lines.entries()) {
    count(line.id, 'lines')
    if (place % every !== 0 || !world.truth.has(line.id)) continue
    count(line.id, 'ranked')
    total.ranked++
    if (!matcher.rank(line, 3).some(proposal => isRight(line.id, proposal))) continue
    count(line.id, 'top')
    total.top++
  }
  const withTruth = world.truth.size
  return {
    automatic: total.automatic,
    wrong,
    withTruth,
    automaticRecall: total.automaticRight / withTruth,
    recommendedRecall: total.recommended / withTruth,
    topRecall: total.top / total.ranked,
    byCase,
  }
}
