// The cash position on the wire.
import { z } from 'zod'
import { type Currency, currency, money, showMoney } from '../../kit/money.ts'
import { bankOf, bankShape, restrictionShape } from '../bankAccounts/public.ts'
import { type RupiahRate, rupiahRateShape, showInRupiah, showRupiahRate } from '../exchangeRates/public.ts'
import { LEFT_OUT_REASONS } from './leftOut.ts'
import { type AccountPosition, type Figures, type Group, type Pending, type Totals } from './position.ts'
import type { CurrencyPending } from './repository.ts'

/** Why an open expected transaction is not counted. */
export const leftOutReason = z.enum(LEFT_OUT_REASONS).meta({ id: 'CashLeftOutReason' })

const pending = z
  .object({ amount: money, count: z.int().describe('Number of expected transactions') })
  .meta({ id: 'PendingCash', description: 'Open expected transactions up to today, by open amount' })

const figures = {
  ledger: money.nullable().describe('The last known balance; null where none is known'),
  available: money.nullable().describe("The bank's word, else the ledger balance"),
  restricted: money.describe('Blocked, or a minimum balance'),
  spendable: money.nullable().describe('Available less restricted, at least 0'),
  pendingIn: pending,
  pendingOut: pending,
  projected: money.nullable().describe('Projected balance: ledger plus pending in less pending out'),
  availableInRupiah: money.nullable().describe('By `rupiahRate`; null in rupiah, and without a rate'),
}

const totals = z
  .object({
    ...figures,
    stale: money.describe('What of the ledger balance is old'),
    accounts: z.int(),
    unknown: z.int().describe('Number of bank accounts without a known balance'),
  })
  .meta({ id: 'CashTotals' })

const accountPosition = z
  .object({
    ...figures,
    bankAccountId: z.uuid(),
    asOf: z.string().nullable().describe('When the balance held'),
    isStale: z.boolean().describe('Whether the balance is stale'),
    restriction: restrictionShape.nullable().describe('Whether it is in force or not'),
  })
  .meta({ id: 'AccountCash' })

const inner = z
  .object({ bank: bankShape.nullable(), entityId: z.uuid().nullable(), totals, accounts: z.array(accountPosition) })
  .meta({ id: 'CashSubgroup', description: 'Bank accounts of a group with a common entity or bank' })

const group = z
  .object({ bank: bankShape.nullable(), entityId: z.uuid().nullable(), totals, groups: z.array(inner) })
  .meta({ id: 'CashGroup', description: 'Bank accounts with a common bank or entity' })

export const staleAfter = {
  apiHours: z.int().min(1).max(720).describe('Hours since a bank’s API told it'),
  fileDays: z.int().min(1).max(30).describe('Banking days, for balances from files'),
  manualDays: z.int().min(1).max(30).describe('Banking days, for balances entered manually'),
}

export const staleness = z
  .object({ ...staleAfter, version: z.int().describe('0 while nothing has been saved') })
  .meta({ id: 'BalanceStaleness', description: 'Age after which a balance counts as stale' })

export const cashPosition = z
  .object({
    asOf: z.string().describe('The day; of today as it is now, of others as it was at their end'),
    today: z.string(),
    staleAfter: staleness,
    currencies: z.array(
      z
        .object({
          currency,
          rupiahRate: rupiahRateShape.nullable().describe('Null in rupiah, and where nobody entered one'),
          totals,
          groups: z.array(group),
          unassignedIn: pending.describe('Without an account, in no other figure'),
          unassignedOut: pending.describe('Without an account, in no other figure'),
          leftOutIn: pending.describe('In the balance already, in no other figure'),
          leftOutOut: pending.describe('In the balance already, in no other figure'),
        })
        .meta({
          id: 'CurrencyCash',
          description: 'Cash in one currency; amounts in different currencies are never added',
        }),
    ),
  })
  .meta({ id: 'CashPosition' })

export const positionCounts = z
  .object({
    accounts: z.int().describe('That are not closed'),
    stale: z.int().describe('Whose balance is old'),
    unknown: z.int().describe('Of which no balance is known'),
  })
  .meta({ id: 'CashPositionCounts', description: 'How many accounts a cash position is of, without any amount' })

export const pendingRecords = z
  .object({
    items: z.array(
      z
        .object({
          expectedTransactionId: z.uuid(),
          remaining: money,
          leftOut: leftOutReason.nullable(),
        })
        .meta({ id: 'PendingCashRecord' }),
    ),
    totalCount: z.int(),
    total: money.describe('Of all, also those beyond this page'),
  })
  .meta({ id: 'PendingCashRecords' })

const optional = (minor: bigint | null, of: Currency) => (minor === null ? null : showMoney(minor, of))
const showPending = ({ minor, count }: Pending, of: Currency) => ({ amount: showMoney(minor, of), count })

/** A currency, and by which rate it is shown in rupiah. */
type Shown = { currency: Currency; rate: RupiahRate | null }

const showFigures = (shown: Figures, { currency: of, rate }: Shown) => ({
  ledger: optional(shown.ledger, of),
  available: optional(shown.available, of),
  restricted: showMoney(shown.restricted, of),
  spendable: optional(shown.spendable, of),
  pendingIn: showPending(shown.pendingIn, of),
  pendingOut: showPending(shown.pendingOut, of),
  projected: optional(shown.projected, of),
  availableInRupiah: showInRupiah(shown.available, rate),
})

const showTotals = (shown: Totals, of: Shown): z.infer<typeof totals> => ({
  ...showFigures(shown, of),
  stale: showMoney(shown.stale, of.currency),
  accounts: shown.accounts,
  unknown: shown.unknown,
})

function showAccount(position: AccountPosition, of: Shown): z.infer<typeof accountPosition> {
  const { id, balance, restriction: restricted } = position.account
  return {
    ...showFigures(position, of),
    bankAccountId: id,
    asOf: balance?.at ?? null,
    isStale: position.isStale,
    restriction: restricted && {
      kind: restricted.kind,
      amount: showMoney(restricted.minor, of.currency),
      reason: restricted.reason,
      from: restricted.from,
      until: restricted.until,
    },
  }
}

const bankNamed = (code: string | null) => (code === null ? null : (bankOf(code) ?? { code, name: code, bic: '' }))

const showGroup = (shown: Group, of: Shown): z.infer<typeof group> => ({
  bank: bankNamed(shown.bankCode),
  entityId: shown.entityId,
  totals: showTotals(shown.totals, of),
  groups: shown.groups.map(each => ({
    bank: bankNamed(each.bankCode),
    entityId: each.entityId,
    totals: showTotals(each.totals, of),
    accounts: each.accounts.map(account => showAccount(account, of)),
  })),
})

const NOTHING: Pending = { minor: 0n, count: 0 }

type CurrencyShown = {
  totals: Totals
  groups: readonly Group[]
  pending: CurrencyPending | undefined
  rate: RupiahRate | null
}

export const showCurrency = (of: Currency, { totals: sums, groups, pending: open, rate }: CurrencyShown) => ({
  currency: of,
  rupiahRate: showRupiahRate(rate),
  totals: showTotals(sums, { currency: of, rate }),
  groups: groups.map(each => showGroup(each, { currency: of, rate })),
  unassignedIn: showPending(open?.unassignedIn ?? NOTHING, of),
  unassignedOut: showPending(open?.unassignedOut ?? NOTHING, of),
  leftOutIn: showPending(open?.leftOutIn ?? NOTHING, of),
  leftOutOut: showPending(open?.leftOutOut ?? NOTHING, of),
})
