// Finding what a line could be without looking at everything: by amount, by document number, by counterparty.
import { bucketOf, type AmountRange } from './amount.ts'
import { documentKeys, seriesOf, type KeyStrength } from './normalize.ts'
import type { Expected, Line } from './types.ts'

/** More of one amount than this are looked at only near the line's day; all that agree in more are found otherwise. */
const NEAR = 12
/** Where a list holds mostly other accounts' records, the search for near ones gives up after so many. */
const LOOKED_AT = 400
/** A number that so many documents carry names none of them. */
const SHARED_NUMBER = 3

export type Key = { strength: KeyStrength; fromData: boolean }

/** An expected transaction with what was read from it once. */
export type Candidate = {
  expected: Expected
  /** Place in the pool, which is ordered by day and id. */
  place: number
  keys: Map<string, Key>
  series: Set<string>
}

/** All open expected transactions of one currency and direction. */
class Partition {
  readonly byKey = new Map<string, Candidate[]>()
  readonly byCounterparty = new Map<string, Candidate[]>()
  readonly byAmount = new Map<number, Candidate[]>()
  /** Filled when first asked for: amounts of one counterparty. */
  private readonly amountsOf = new Map<string, Map<number, Candidate[]>>()

  add(candidate: Candidate) {
    const { expected, keys } = candidate
    append(this.byAmount, bucketOf(expected.open), candidate)
    if (expected.counterpartyId) append(this.byCounterparty, expected.counterpartyId, candidate)
    for (const key of keys.keys()) append(this.byKey, key, candidate)
  }

  /** Amounts of one counterparty's records. */
  amountsOfCounterparty(counterpartyId: string): Map<number, Candidate[]> {
    let amounts = this.amountsOf.get(counterpartyId)
    if (!amounts) {
      amounts = new Map()
      for (const candidate of this.byCounterparty.get(counterpartyId) ?? [])
        append(amounts, bucketOf(candidate.expected.open), candidate)
      this.amountsOf.set(counterpartyId, amounts)
    }
    return amounts
  }
}

const NONE: Candidate[] = []

/** Open expected transactions, ready to be probed. */
export class Pool {
  private readonly partitions = new Map<string, Partition>()
  readonly candidates: Candidate[]

  constructor(expecteds: readonly Expected[]) {
    // By day, then id: so that what is near in time is near in place, and the caller's order means nothing.
    const ordered = [...expecteds].sort((one, other) => one.day - other.day || (one.id < other.id ? -1 : 1))
    this.candidates = ordered.map((expected, place) => readCandidate(expected, place))
    for (const candidate of this.candidates) {
      const name = partitionOf(candidate.expected)
      let partition = this.partitions.get(name)
      if (!partition) this.partitions.set(name, (partition = new Partition()))
      partition.add(candidate)
    }
  }

  /** Of amounts in these ranges, nearest days first when there are many; of one counterparty, if one is given. */
  within(line: Line, ranges: readonly AmountRange[], counterpartyId?: string): Candidate[] {
    const partition = this.partition(line)
    if (!partition) return NONE
    const amounts = counterpartyId === undefined ? partition.byAmount : partition.amountsOfCounterparty(counterpartyId)
    const found: Candidate[] = []
    for (const { from, to, firstBucket, lastBucket } of ranges)
      for (let bucket = firstBucket; bucket <= lastBucket; bucket++) {
        const list = amounts.get(bucket)
        if (list) found.push(...near(list, line, NEAR, ({ open }) => open >= from && open <= to))
      }
    return found
  }

  /** Of one counterparty, whatever the amount, nearest days first. */
  of(line: Line, counterpartyId: string, limit: number): Candidate[] {
    return near(this.partition(line)?.byCounterparty.get(counterpartyId) ?? NONE, line, limit)
  }

  /** Whose document number the key is; nothing when many share it. */
  named(line: Line, key: string): Candidate[] {
    const found = this.partition(line)?.byKey.get(key) ?? NONE
    if (found.length > 4 * SHARED_NUMBER) return NONE
    const here = found.filter(({ expected }) => onAccount(expected, line))
    return here.length > SHARED_NUMBER ? NONE : here
  }

  private partition(line: Line) {
    return this.partitions.get(partitionOf(line))
  }
}

const partitionOf = (of: { currency: string; direction: string }) => `${of.currency} ${of.direction}`

/** Whether the expected transaction may happen on the line's account. */
export const onAccount = (expected: Expected, line: Line) =>
  expected.accountId === null || expected.accountId === line.accountId

function readCandidate(expected: Expected, place: number): Candidate {
  const keys = new Map<string, Key>()
  const read = (text: string | null, fromData: boolean, ofOthers = true) => {
    for (const [key, strength] of documentKeys(text ?? ''))
      if ((ofOthers || strength === 'WHOLE') && keys.get(key)?.strength !== 'WHOLE')
        keys.set(key, { strength, fromData })
  }
  read(expected.externalId, false)
  read(expected.description, false)
  read(expected.number, false, false)
  for (const value of expected.data) read(value, true)
  const series = new Set<string>()
  for (const key of keys.keys()) {
    const name = seriesOf(key)
    if (name) series.add(name)
  }
  return { expected, place, keys, series }
}

/** At most `limit` of a list ordered by day, on the line's account, the nearest days first. */
function near(
  ordered: Candidate[],
  line: Line,
  limit: number,
  admits: (expected: Expected) => boolean = () => true,
): Candidate[] {
  if (ordered.length <= limit) return ordered.filter(({ expected }) => onAccount(expected, line) && admits(expected))
  let after = firstNotBefore(ordered, line.day)
  let before = after - 1
  const found: Candidate[] = []
  for (let looked = 0; looked < LOOKED_AT && found.length < limit; looked++) {
    const early = ordered[before]
    const late = ordered[after]
    if (!early && !late) break
    const takeEarly = early && (!late || line.day - early.expected.day <= late.expected.day - line.day)
    const taken = takeEarly ? early : late!
    if (takeEarly) before--
    else after++
    if (onAccount(taken.expected, line) && admits(taken.expected)) found.push(taken)
  }
  return found
}

function firstNotBefore(ordered: Candidate[], day: number): number {
  let low = 0
  let high = ordered.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (ordered[middle]!.expected.day < day) low = middle + 1
    else high = middle
  }
  return low
}

function append<K>(map: Map<K, Candidate[]>, key: K, candidate: Candidate) {
  const list = map.get(key)
  if (list) list.push(candidate)
  else map.set(key, [candidate])
}
