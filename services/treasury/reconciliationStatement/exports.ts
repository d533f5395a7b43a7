// How a reconciliation statement is exported: its rows in order, from the bank's balance to the books'.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { amount, date, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { id } from '../../kit/idShapes.ts'
import { LABELS } from '../exportColumns.ts'
import { VIEW } from './routes.ts'
import { ROW_KINDS } from './statement.ts'

const KIND: Readonly<Record<(typeof ROW_KINDS)[number], Words>> = {
  BANK: { en: 'Balance at the bank', id: 'Saldo di bank' },
  CREDIT_NOT_IN_BOOKS: { en: 'Credit not in the books', id: 'Uang masuk belum dibukukan' },
  DEBIT_NOT_IN_BOOKS: { en: 'Debit not in the books', id: 'Uang keluar belum dibukukan' },
  PAYMENT_NOT_AT_BANK: { en: 'Payment not at the bank', id: 'Pembayaran belum tercatat di bank' },
  RECEIPT_NOT_AT_BANK: { en: 'Receipt not at the bank', id: 'Penerimaan belum tercatat di bank' },
  UNEXPLAINED: { en: 'Not explained by transactions', id: 'Tidak dijelaskan oleh mutasi' },
  BOOKS: { en: 'Balance in the books', id: 'Saldo di pembukuan' },
}

const whole = z.strictObject({ account: id, date: businessDate, sort: z.enum(['kind']).default('kind') })

export const reconciliationStatementExport: RecordExport = {
  name: { en: 'Reconciliation statement', id: 'Laporan rekonsiliasi' },
  permission: VIEW,
  list: {
    whole,
    // The date selects one statement: rows of other dates are not available.
    selection: (tx, values) => {
      const { account, date: day } = whole.parse(values)
      return {
        where: sql`a.organization_id = ${tx.organizationId} and a.id = ${account} and d.day = ${day}::date`,
        orderBy: [
          sql`array_position(${sql.param([...ROW_KINDS])}::text[], s.kind)`,
          sql`s.on_day desc`,
          sql`s.record_id desc`,
        ],
      }
    },
  },
  columns: {
    kind: word({ en: 'Item', id: 'Pos' }, sql`s.kind`, KIND),
    date: date(LABELS.date, sql`s.on_day`),
    number: text(LABELS.number, sql`s.number`),
    description: text(LABELS.description, sql`s.description`),
    party: text({ en: 'From or to', id: 'Dari atau kepada' }, sql`s.party`),
    account: text({ en: 'Account', id: 'Rekening' }, sql`a.alias`),
    currency: text({ en: 'Currency', id: 'Mata uang' }, sql`a.currency`),
    amount: amount(LABELS.amount, sql`s.minor`),
  },
  select: (tx, fields) =>
    tx.select(fields).from(
      sql`bank_account a
        cross join (select generate_series(date '2000-01-01', date '2100-01-01', '1 day')::date as day) d
        cross join lateral reconciliation_statement(a.organization_id, a.id, d.day) s`,
    ),
}
