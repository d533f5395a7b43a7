// Money in and out of accounts by period and category, and whether it explains the change of their balances. Pure.

export type Sums = { in: bigint; out: bigint }

/** The totals of an account's lines in a period, by the period's index. */
export type AccountFlow = Sums & { accountId: string; place: number; lines: number }

/** The totals of a category's lines in a period. */
export type CategoryFlow = Sums & { categoryId: string; place: number }

/** A known balance of an account at the end of a day: in a period, or before all of them (-1). Of several on a day the last counts. */
export type Known = { accountId: string; place: number; day: string; precedence: number; minor: bigint }

/** The first known balance of an account without one before the span, and the net of its lines from the span's start to that day. */
export type FirstKnown = { accountId: string; minor: bigint; net: bigint }

/** Null: no account has a known balance. */
export type PeriodFlow = Sums & {
  opening: bigint | null
  /** Transfers between own accounts: included only in the net. A difference between both sides is in transit. */
  transfers: Sums
  net: bigint
  closing: bigint | null
  /** The part of the balance's change that no line explains. */
  unexplained: bigint | null
  lines: number
}

const NOTHING: Sums = { in: 0n, out: 0n }

type Flows = {
  periods: number
  accountIds: readonly string[]
  accountFlows: readonly AccountFlow[]
  categoryFlows: readonly CategoryFlow[]
  transferIds: ReadonlySet<string>
  known: readonly Known[]
  firsts: readonly FirstKnown[]
}

export const sumOf = (flows: readonly Sums[]): Sums =>
  flows.reduce((sum, each) => ({ in: sum.in + each.in, out: sum.out + each.out }), NOTHING)

/** The flow of each period; everything but transfers is in or out. */
export function flowByPeriod({
  periods,
  accountIds,
  accountFlows,
  categoryFlows,
  transferIds,
  known,
  firsts,
}: Flows): PeriodFlow[] {
  const balances = balancesAtEnds({ periods, accountIds, accountFlows, known, firsts })
  return Array.from({ length: periods }, (_, place) => {
    const ofPeriod = accountFlows.filter(each => each.place === place)
    const all = sumOf(ofPeriod)
    const transfers = sumOf(categoryFlows.filter(each => each.place === place && transferIds.has(each.categoryId)))
    const net = all.in - all.out
    const [opening, closing] = [balances[place] ?? null, balances[place + 1] ?? null]
    return {
      opening,
      in: all.in - transfers.in,
      out: all.out - transfers.out,
      transfers,
      net,
      closing,
      unexplained: opening === null || closing === null ? null : closing - opening - net,
      lines: ofPeriod.reduce((sum, { lines }) => sum + lines, 0),
    }
  })
}

/** Accounts without a known balance in these periods or before. */
export const unknownAccounts = ({ accountIds, known }: Pick<Flows, 'accountIds' | 'known'>): number =>
  accountIds.length - new Set(known.map(({ accountId }) => accountId)).size

/** The part of an account in what is unexplained of each period. */
export type AccountUnexplained = { accountId: string; periods: bigint[] }

/** The accounts whose balance and lines differ in a period; together they are what the periods have unexplained. */
export const unexplainedByAccount = (flows: Omit<Flows, 'categoryFlows' | 'transferIds'>): AccountUnexplained[] =>
  balancesByAccount(flows)
    .map(({ accountId, own, ends }) => ({
      accountId,
      periods: Array.from({ length: flows.periods }, (_, place) => {
        const net = sumOf(own.filter(each => each.place === place))
        return (ends[place + 1] ?? 0n) - (ends[place] ?? 0n) - (net.in - net.out)
      }),
    }))
    .filter(({ periods }) => periods.some(minor => minor !== 0n))

/** Balances of all accounts before the first period and at the end of each; null while none is known. */
function balancesAtEnds(flows: Omit<Flows, 'categoryFlows' | 'transferIds'>): (bigint | null)[] {
  const ends: (bigint | null)[] = Array.from({ length: flows.periods + 1 }, () => null)
  for (const account of balancesByAccount(flows))
    account.ends.forEach((minor, place) => {
      if (minor !== null) ends[place] = (ends[place] ?? 0n) + minor
    })
  return ends
}

/**
 * Of each account its flows, and its balances before the first period and at the end of each: a balance holds until the next known one.
 * Before an account's first known balance it is computed back from the lines up to that day, no further: what later lines do not explain
 * is never part of the opening.
 */
function balancesByAccount({
  periods,
  accountIds,
  accountFlows,
  known,
  firsts,
}: Omit<Flows, 'categoryFlows' | 'transferIds'>) {
  const flows = Map.groupBy(accountFlows, ({ accountId }) => accountId)
  const words = Map.groupBy(known, ({ accountId }) => accountId)
  const firstOf = new Map(firsts.map(first => [first.accountId, first]))
  return accountIds.map(accountId => {
    const own = flows.get(accountId) ?? []
    return { accountId, own, ends: balancesOfAccount(periods, own, words.get(accountId) ?? [], firstOf.get(accountId)) }
  })
}

function balancesOfAccount(
  periods: number,
  flows: readonly AccountFlow[],
  known: readonly Known[],
  first: FirstKnown | undefined,
): (bigint | null)[] {
  const byEnd = Map.groupBy(known, ({ place }) => place + 1)
  const ends: (bigint | null)[] = []
  for (let end = 0; end <= periods; end++) ends.push(lastOf(byEnd.get(end))?.minor ?? ends[end - 1] ?? null)
  if (first === undefined) return ends
  const nets = new Map(flows.map(({ place, in: inMinor, out }) => [place, inMinor - out]))
  let minor = first.minor - first.net
  for (let end = 0; ends[end] === null; end++) {
    ends[end] = minor
    minor += nets.get(end) ?? 0n
  }
  return ends
}

const lastOf = (known: readonly Known[] = []): Known | undefined =>
  known.reduce<Known | undefined>((last, each) => (last === undefined || isLater(each, last) ? each : last), undefined)

const isLater = (one: Known, other: Known) =>
  one.day === other.day ? one.precedence > other.precedence : one.day > other.day

/** The difference in percent, to a tenth; null without a base. */
export function changeOf(now: bigint, before: bigint): number | null {
  if (before === 0n) return null
  const base = before < 0n ? -before : before
  const tenths = ((now - before) * 1000n * 2n + (now < before ? -base : base)) / (2n * base)
  return Number(tenths) / 10
}
