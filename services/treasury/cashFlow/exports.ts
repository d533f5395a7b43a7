// How the cash flow is exported: for each period its opening, a row for each category, and its closing. The amounts add up from opening to
// closing.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { amount, date, text, word, type Words } from '../../kit/exports/columns.ts'
import type { ComputedExport } from '../../kit/exports/listExport.ts'
import { idList } from '../../kit/idShapes.ts'
import { currency } from '../../kit/money.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import { LABELS } from '../exportColumns.ts'
import type { Activity, StandardCategory } from './categories.ts'
import { type CashFlow, readCashFlow } from './cashFlow.ts'
import type { Sums } from './flow.ts'
import { UNITS } from './periods.ts'

const whole = z.strictObject({
  currency: currency.default('IDR'),
  from: businessDate,
  to: businessDate,
  unit: z.enum(UNITS).default('MONTH'),
  entityIds: idList.optional(),
  sort: z.enum(['period']).default('period'),
})

const ITEMS = {
  OPENING: { en: 'Opening balance', id: 'Saldo awal' },
  CATEGORY: { en: 'Category', id: 'Kategori' },
  UNCATEGORIZED: { en: 'Uncategorized', id: 'Belum berkategori' },
  IN_TRANSIT: { en: 'Own transfers in transit', id: 'Transfer sendiri dalam perjalanan' },
  UNEXPLAINED: { en: 'Unexplained', id: 'Belum terjelaskan' },
  CLOSING: { en: 'Closing balance', id: 'Saldo akhir' },
} as const satisfies Readonly<Record<string, Words>>

const ACTIVITY: Readonly<Record<Activity, Words>> = {
  OPERATING: { en: 'Operating', id: 'Operasi' },
  INVESTING: { en: 'Investing', id: 'Investasi' },
  FINANCING: { en: 'Financing', id: 'Pendanaan' },
  TRANSFER: { en: 'Transfer', id: 'Transfer' },
}
/** The standard categories; names given by users are not translated. */
const STANDARD: Readonly<Record<`standard:${StandardCategory}`, Words>> = {
  'standard:SALES_RECEIPTS': { en: 'Sales receipts', id: 'Penerimaan penjualan' },
  'standard:INTEREST': { en: 'Interest', id: 'Bunga' },
  'standard:DEPOSITS': { en: 'Deposits', id: 'Deposito' },
  'standard:BANK_FEES': { en: 'Bank fees', id: 'Biaya bank' },
  'standard:OWN_TRANSFERS': { en: 'Own transfers', id: 'Transfer antarrekening sendiri' },
}

type Row = Record<'item' | 'category' | 'activity' | 'in' | 'out' | 'amount', string | null>
const EMPTY: Row = { item: null, category: null, activity: null, in: null, out: null, amount: null }

const balance = (item: keyof typeof ITEMS, minor: bigint | null): Row => ({
  ...EMPTY,
  item,
  amount: minor?.toString() ?? null,
})
const flow = (item: keyof typeof ITEMS, sums: Sums, more: Partial<Row> = {}): Row => ({
  ...EMPTY,
  item,
  ...more,
  in: sums.in.toString(),
  out: sums.out.toString(),
  amount: (sums.in - sums.out).toString(),
})

/** The periods in order, with the same categories in each. */
export const rowsOfFlow = ({ periods, lines }: Pick<CashFlow, 'periods' | 'lines'>) =>
  periods.flatMap(({ from, to, ...period }, place) =>
    [
      balance('OPENING', period.opening),
      ...lines.flatMap(({ category, periods: own }) => {
        const sums = own[place]
        if (!sums) return []
        return category === null
          ? [flow('UNCATEGORIZED', sums)]
          : [
              flow('CATEGORY', sums, {
                category: category.standard === null ? category.name : `standard:${category.standard}`,
                activity: category.activity,
              }),
            ]
      }),
      flow('IN_TRANSIT', period.transfers, { activity: 'TRANSFER' }),
      balance('UNEXPLAINED', period.unexplained),
      balance('CLOSING', period.closing),
    ].map(row => ({ ...row, from, to })),
  )

export const cashFlowExport: ComputedExport = {
  name: { en: 'Cash flow', id: 'Arus kas' },
  permission: VIEW_ANALYSIS,
  list: { whole },
  columns: {
    from: date({ en: 'From', id: 'Dari' }, sql`r."from"`),
    to: date({ en: 'To', id: 'Sampai' }, sql`r."to"`),
    item: word({ en: 'Item', id: 'Pos' }, sql`r.item`, ITEMS),
    category: word({ en: 'Category', id: 'Kategori' }, sql`r.category`, STANDARD),
    activity: word({ en: 'Activity', id: 'Aktivitas' }, sql`r.activity`, ACTIVITY),
    currency: text(LABELS.currency, sql`r.currency`),
    in: amount({ en: 'In', id: 'Masuk' }, sql`r."in"`),
    out: amount({ en: 'Out', id: 'Keluar' }, sql`r."out"`),
    amount: amount(LABELS.amount, sql`r.amount`),
  },
  computed: {
    types: {
      from: 'date',
      to: 'date',
      item: 'text',
      category: 'text',
      activity: 'text',
      currency: 'text',
      in: 'bigint',
      out: 'bigint',
      amount: 'bigint',
    },
    rows: async (tx, asked) => {
      const { entityIds = null, sort: _sort, ...query } = whole.parse(asked)
      const read = await readCashFlow(tx, { ...query, compare: 'PERIOD', accountIds: null, entityIds })
      return rowsOfFlow(read).map(row => ({ ...row, currency: query.currency }))
    },
  },
}
