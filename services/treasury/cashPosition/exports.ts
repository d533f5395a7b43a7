// How the cash position is exported: a row for each account, as on the screen.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { amount, date, instant, text, word } from '../../kit/exports/columns.ts'
import type { ComputedExport } from '../../kit/exports/listExport.ts'
import { idList } from '../../kit/idShapes.ts'
import { currency } from '../../kit/money.ts'
import { BANK_NAMES, bankAccount } from '../bankAccounts/public.ts'
import { rateOf, showRupiahRate, toRupiah } from '../exchangeRates/public.ts'
import { LABELS } from '../exportColumns.ts'
import { entityNames } from '../projection/public.ts'
import { readPositions } from './cashPosition.ts'
import { VIEW_ANALYSIS } from './permission.ts'

const whole = z.strictObject({
  asOf: businessDate.optional(),
  currency: currency.optional(),
  entityIds: idList.optional(),
  sort: z.enum(['account']).default('account'),
})

const minorOrNull = (minor: bigint | null) => minor?.toString() ?? null

export const cashPositionExport: ComputedExport = {
  name: { en: 'Cash position', id: 'Posisi kas' },
  permission: VIEW_ANALYSIS,
  list: { whole },
  columns: {
    bank: word(LABELS.bank, sql`r.bank`, BANK_NAMES),
    entity: text(LABELS.entity, sql`r.entity`),
    account: text(LABELS.account, sql`r.alias`),
    accountNumber: text(LABELS.accountNumber, sql`r.number`),
    currency: text(LABELS.currency, sql`r.currency`),
    ledger: amount({ en: 'Ledger', id: 'Saldo buku' }, sql`r.ledger`),
    available: amount({ en: 'Available', id: 'Tersedia' }, sql`r.available`),
    restricted: amount({ en: 'Blocked or minimum balance', id: 'Diblokir atau saldo minimum' }, sql`r.restricted`),
    spendable: amount({ en: 'Spendable', id: 'Dapat digunakan' }, sql`r.spendable`),
    pendingIn: amount({ en: 'Pending in', id: 'Akan masuk' }, sql`r.pending_in`),
    pendingOut: amount({ en: 'Pending out', id: 'Akan keluar' }, sql`r.pending_out`),
    projected: amount({ en: 'At the end of the day', id: 'Pada akhir hari' }, sql`r.projected`),
    inRupiah: amount({ en: 'Available in rupiah', id: 'Tersedia dalam rupiah' }, sql`r.in_rupiah`),
    rate: text({ en: 'Exchange rate', id: 'Kurs' }, sql`r.rate`),
    rateOn: date({ en: 'Rate of', id: 'Kurs per' }, sql`r.rate_on`),
    asOf: instant({ en: 'Balance of', id: 'Saldo per' }, sql`r.at`),
    isStale: word({ en: 'Old', id: 'Lama' }, sql`r.stale`, {
      YES: { en: 'Yes', id: 'Ya' },
      NO: { en: 'No', id: 'Tidak' },
    }),
    reason: text({ en: 'Restriction', id: 'Pembatasan' }, sql`r.reason`),
  },
  computed: {
    types: {
      bank: 'text',
      entity: 'text',
      alias: 'text',
      number: 'text',
      currency: 'text',
      ledger: 'bigint',
      available: 'bigint',
      restricted: 'bigint',
      spendable: 'bigint',
      pending_in: 'bigint',
      pending_out: 'bigint',
      projected: 'bigint',
      in_rupiah: 'bigint',
      rate: 'text',
      rate_on: 'date',
      at: 'timestamptz',
      stale: 'text',
      reason: 'text',
    },
    rows: async (tx, asked) => {
      const { asOf = null, currency: of = null, entityIds = null } = whole.parse(asked)
      const { positions, rates } = await readPositions(tx, { asOf, currency: of, accountIds: null, entityIds })
      const names = await entityNames(tx)
      const known = await tx
        .select({ id: bankAccount.id, alias: bankAccount.alias, number: bankAccount.accountNumber })
        .from(bankAccount)
        .where(eq(bankAccount.organizationId, tx.organizationId))
      const byId = new Map(known.map(({ id, ...account }) => [id, account]))
      return positions.map(({ account, isStale, pendingIn, pendingOut, restricted, ...figures }) => {
        const rate = rateOf(rates, account.currency)
        const named = showRupiahRate(rate)
        return {
          bank: account.bankCode,
          entity: names.get(account.entityId) ?? null,
          alias: byId.get(account.id)?.alias ?? null,
          number: byId.get(account.id)?.number ?? null,
          currency: account.currency,
          ledger: minorOrNull(figures.ledger),
          available: minorOrNull(figures.available),
          restricted: restricted.toString(),
          spendable: minorOrNull(figures.spendable),
          pending_in: pendingIn.minor.toString(),
          pending_out: pendingOut.minor.toString(),
          projected: minorOrNull(figures.projected),
          in_rupiah: rate && figures.available !== null ? toRupiah(figures.available, rate).toString() : null,
          rate: named?.rate ?? null,
          rate_on: named?.date ?? null,
          at: account.balance?.at ?? null,
          stale: isStale ? 'YES' : 'NO',
          reason: restricted > 0n ? (account.restriction?.reason ?? null) : null,
        }
      })
    },
  },
}
