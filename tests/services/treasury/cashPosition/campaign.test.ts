// Imports, their undo, entries, matches, undone matches and payments in random order: afterwards all sums are those of the records, and
// the books hold (treasury.md §9). `npm run campaign` takes 5,000 steps.
import { expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { BOOKS } from '../../../../tools/books/books.ts'
import { brokenOf } from '../../../../tools/books/invariant.ts'
import { seeded } from '../../../../tools/demo/random.ts'
import { rounds, roundsLimit } from '../../../support/campaign.ts'
import { openScene } from '../payments/support.ts'
import { recordsOf } from '../reconciliation/support.ts'
import { bcaFile, importFile, openWorker } from '../statementTransactions/support.ts'
import { openTreasuryApi, ROLES } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
await openWorker(api)

const STEPS = rounds(80, 5_000)
const SEEDS = rounds([1, 2], [1, 2, 3, 4])
/** Everything is checked after this many steps. */
const CHECK_EVERY = rounds(20, 250)

type Money = { amount: string; currency?: string } | null
type Pending = { amount: { amount: string }; count: number }
type Totals = { ledger: Money; projected: Money; pendingIn: Pending; pendingOut: Pending; unknown: number }
type Position = {
  currencies: {
    totals: Totals
    groups: { totals: Totals; groups: { totals: Totals; accounts: (Totals & { bankAccountId: string })[] }[] }[]
    unassignedIn: Pending
    unassignedOut: Pending
    leftOutIn: Pending
    leftOutOut: Pending
  }[]
}
type Flow = {
  periods: Record<'opening' | 'net' | 'unexplained' | 'closing', Money>[]
  total: Record<'opening' | 'net' | 'unexplained' | 'closing', Money> & { lines: number }
  unexplainedByAccount: { periods: { amount: string }[] }[]
}

const minor = (money: Money | undefined): bigint => BigInt((money?.amount ?? '0.00').replace('.', ''))
const written = (sen: bigint) => `${sen / 100n}.${String(sen % 100n).padStart(2, '0')}`
const ledgerOf = ({ ledger }: Totals) => minor(ledger)
const pendingInOf = ({ pendingIn }: Totals) => minor(pendingIn.amount)
const pendingOutOf = ({ pendingOut }: Totals) => minor(pendingOut.amount)
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, each) => sum + each, 0n)

test.each(SEEDS)(
  'seed %i',
  async seed => {
    // Guards against a campaign in which nothing happened.
    expect(await play(seed)).toEqual([])
  },
  roundsLimit(180_000),
)

/** Plays the steps of a seed; returns those that never happened. */
async function play(seed: number): Promise<string[]> {
  const scene = await openScene(api)
  const { organization, bca, mandiri, maker } = scene
  const records = recordsOf(maker, bca.id)
  const reader = api.as(organization.id, [...ROLES.maker, 'treasury.analysis.view'])
  const random = seeded(seed)
  /** From 0 to below this. */
  const next = (below: number) => random.whole(0, below - 1)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)]
  /** The item, which is then no longer among them. */
  const take = <Item>(items: Item[]): Item | undefined => items.splice(next(Math.max(items.length, 1)), 1)[0]
  const imports: string[] = []
  const matches: string[] = []
  const payments: string[] = []
  const done = new Set<string>()
  const amount = () => written(BigInt(1_00 + next(5_000_00)))
  const day = () => `2026-${String(9 + next(3)).padStart(2, '0')}-${String(1 + next(22)).padStart(2, '0')}`
  const direction = () => (next(2) === 0 ? 'CREDIT' : 'DEBIT')
  const account = () => (next(3) === 0 ? mandiri.id : bca.id)

  const steps: Record<string, () => Promise<boolean>> = {
    async import() {
      const rows = Array.from({ length: 1 + next(8) }, (_, at) => ({
        date: day().split('-').toReversed().join('/'),
        description: `LINE ${seed} ${next(1_000_000)} ${at}`,
        amount: amount(),
        type: next(2) === 0 ? ('CR' as const) : ('DB' as const),
        // A bank's word that lines do not always lead to: the rest is unexplained.
        ...(next(2) === 0 ? { balance: written(BigInt(next(900_000_00))) } : {}),
      }))
      const { id, status } = await importFile(maker, account(), bcaFile(...rows), { ignoreWarnings: true })
      if (status !== 'IMPORTED') return false
      imports.push(id)
      return true
    },
    async undoImport() {
      const id = take(imports)
      if (id === undefined) return false
      // Refused while one of its lines is matched.
      return (await maker.post(`/v1/statement-imports/${id}/undo`, undefined)).status === 200
    },
    async enter() {
      await records.line({ bankAccountId: account(), amount: amount(), direction: direction(), date: day() })
      return true
    },
    async delete() {
      const { body } = await maker.get<{ items: { id: string }[] }>(
        '/v1/statement-transactions?status=UNRECONCILED&source=MANUAL&first=20',
      )
      const line = pick(body.items)
      if (!line) return false
      return (await maker.post('/v1/statement-transactions/delete', { ids: [line.id] })).status === 200
    },
    async expect() {
      const bankAccountId = next(3) === 0 ? null : account()
      await records.expected({ amount: amount(), direction: direction(), date: day(), bankAccountId })
      return true
    },
    async match() {
      const way = direction()
      const of = `bankAccountId=${bca.id}&direction=${way}&status=UNRECONCILED,PARTIALLY_RECONCILED&first=20`
      const { body } = await maker.get<{ items: { id: string }[] }>(`/v1/expected-transactions?${of}`)
      const expected = pick(body.items)
      if (!expected) return false
      const { remaining } = await records.expectedNow(expected.id)
      // Of the whole, or of a part of it.
      const part = next(3) === 0 ? minor(remaining) / 2n : minor(remaining)
      if (part === 0n) return false
      const line = await records.line({ direction: way, amount: written(part), date: day() })
      const made = await records.reconcile([line.id], [expected.id], { allowPartial: true })
      if (made.status !== 201) return false
      matches.push(made.body.id)
      return true
    },
    async unmatch() {
      const id = take(matches)
      return id !== undefined && (await records.remove(id)).status === 200
    },
    async pay() {
      const made = await (next(3) === 0 ? scene.transfer() : scene.create())
      if (next(4) > 0) await scene.approve(made)
      payments.push(made.id)
      return true
    },
    async cancelPayment() {
      const id = take(payments)
      if (id === undefined) return false
      const { body } = await scene.bulk('cancel', { id }, { reason: 'Campaign' })
      return body.results?.[0]?.ok === true
    },
  }
  const moves = [
    'import',
    'import',
    'undoImport',
    'enter',
    'delete',
    'expect',
    'expect',
    'match',
    'match',
    'unmatch',
    'pay',
  ]
  for (let step = 1; step <= STEPS; step++) {
    const move = pick([...moves, 'cancelPayment']) ?? 'import'
    if (await steps[move]?.()) done.add(move)
    if (step % CHECK_EVERY === 0 || step === STEPS) await check(`seed ${seed}, step ${step}`)
  }
  return Object.keys(steps).filter(step => !done.has(step))

  async function check(when: string): Promise<void> {
    await withAdmin(api.adminUrl, async admin => {
      expect(await brokenOf(admin, organization.id, BOOKS.treasury), when).toEqual([])
      const { rows: counted } = await admin.query<Record<string, string>>(
        `select
           (select count(*) from statement_transaction where organization_id = $1 and currency = 'IDR'
             and date between '2026-09-01' and '2026-11-23') as lines,
           (select coalesce(sum(case direction when 'CREDIT' then amount_minor else -amount_minor end), 0) from statement_transaction
             where organization_id = $1 and currency = 'IDR' and date between '2026-09-01' and '2026-11-23') as net,
           (select coalesce(sum(amount_minor - allocated_minor), 0) from expected_transaction where organization_id = $1
             and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED') and date <= '2026-11-23' and direction = 'CREDIT') as in_minor,
           (select coalesce(sum(amount_minor - allocated_minor), 0) from expected_transaction where organization_id = $1
             and status in ('UNRECONCILED', 'PARTIALLY_RECONCILED') and date <= '2026-11-23' and direction = 'DEBIT') as out_minor`,
        [organization.id],
      )
      const ofLines = counted[0] ?? {}
      await checkFlow(when, ofLines)
      await checkPosition(when, ofLines)
    })
  }

  async function checkFlow(when: string, { lines, net }: Record<string, string>): Promise<void> {
    for (const unit of ['WEEK', 'MONTH']) {
      const query = `currency=IDR&from=2026-09-01&to=2026-11-23&unit=${unit}`
      const { body: flow } = await reader.get<Flow>(`/v1/analysis/cash-flow?${query}`)
      expect([String(flow.total.lines), String(minor(flow.total.net))], when).toEqual([lines, net])
      flow.periods.forEach((each, place) => {
        if (each.opening === null || each.closing === null) return
        expect(minor(each.opening) + minor(each.net) + minor(each.unexplained), when).toBe(minor(each.closing))
        const byAccount = flow.unexplainedByAccount.map(({ periods }) => minor(periods[place]))
        expect(sumOf(byAccount), when).toBe(minor(each.unexplained))
      })
    }
  }

  async function checkPosition(when: string, ofRecords: Record<string, string>): Promise<void> {
    const { body } = await reader.get<Position>('/v1/analysis/cash-position?currency=IDR')
    const [rupiah] = body.currencies
    if (!rupiah) throw new Error('there are accounts in rupiah')
    const accounts = rupiah.groups.flatMap(({ groups }) => groups.flatMap(each => each.accounts))
    const groups = rupiah.groups.map(({ totals }) => totals)
    const within = rupiah.groups.flatMap(group => group.groups.map(({ totals }) => totals))
    for (const figure of [ledgerOf, pendingInOf, pendingOutOf])
      for (const parts of [groups, within, accounts]) expect(sumOf(parts.map(figure)), when).toBe(figure(rupiah.totals))
    for (const each of [rupiah.totals, ...groups, ...within, ...accounts])
      if (each.ledger !== null)
        expect(minor(each.projected), when).toBe(ledgerOf(each) + pendingInOf(each) - pendingOutOf(each))
    // Each open expected transaction counts once: in an account, without one, or as left out.
    const side = (which: 'In' | 'Out') =>
      sumOf(
        [rupiah.totals[`pending${which}`], rupiah[`unassigned${which}`], rupiah[`leftOut${which}`]].map(pending =>
          minor(pending.amount),
        ),
      )
    expect([String(side('In')), String(side('Out'))], when).toEqual([ofRecords.in_minor, ofRecords.out_minor])
    for (const { bankAccountId, ledger } of accounts) expect(ledger, when).toEqual(await newestBalance(bankAccountId))
  }

  /** The balance on the newest line that has one: nothing else says what these accounts hold. */
  async function newestBalance(bankAccountId: string): Promise<Money> {
    const { rows } = await withAdmin(api.adminUrl, admin =>
      admin.query<{ minor: string }>(
        `select ending_balance_minor as minor from statement_transaction
         where organization_id = $1 and bank_account_id = $2 and ending_balance_minor is not null order by date desc, id desc limit 1`,
        [organization.id, bankAccountId],
      ),
    )
    return rows[0] ? { amount: written(BigInt(rows[0].minor)), currency: 'IDR' } : null
  }
}
