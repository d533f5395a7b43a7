// Columns shared by the exported lists of this service.
import { sql } from 'drizzle-orm'
import { type ExportColumn, text, word, type Words } from '../kit/exports/columns.ts'

/** The same in both languages. */
export const same = (name: string): Words => ({ en: name, id: name })

export const LABELS = {
  number: { en: 'Number', id: 'Nomor' },
  date: { en: 'Date', id: 'Tanggal' },
  account: { en: 'Account', id: 'Rekening' },
  accountNumber: { en: 'Account number', id: 'Nomor rekening' },
  bank: { en: 'Bank', id: 'Bank' },
  counterparty: { en: 'Counterparty', id: 'Rekanan' },
  description: { en: 'Description', id: 'Keterangan' },
  status: { en: 'Status', id: 'Status' },
  direction: { en: 'Direction', id: 'Arah' },
  amount: { en: 'Amount', id: 'Jumlah' },
  remaining: { en: 'Remaining', id: 'Sisa' },
  currency: { en: 'Currency', id: 'Mata uang' },
  externalId: { en: 'External ID', id: 'ID eksternal' },
  created: { en: 'Created', id: 'Dibuat' },
  added: { en: 'Added', id: 'Ditambahkan' },
  entity: { en: 'Entity', id: 'Entitas' },
} as const satisfies Record<string, Words>

/** The reconciliation statuses in words. */
export const RECONCILIATION_STATUS = {
  UNRECONCILED: { en: 'Unreconciled', id: 'Belum direkonsiliasi' },
  PARTIALLY_RECONCILED: { en: 'Partially reconciled', id: 'Sebagian' },
  RECONCILED: { en: 'Reconciled', id: 'Sudah direkonsiliasi' },
  ARCHIVED: { en: 'Archived', id: 'Diarsipkan' },
} as const satisfies Record<string, Words>

const DIRECTION: Readonly<Record<string, Words>> = {
  CREDIT: { en: 'Incoming', id: 'Masuk' },
  DEBIT: { en: 'Outgoing', id: 'Keluar' },
}

/** The reconciliation status of a transaction in this table. */
export const reconciliationStatus = (table: string): ExportColumn =>
  word(LABELS.status, sql.raw(`${table}.status`), RECONCILIATION_STATUS)

/** Whether money comes in or goes out. */
export const direction = (table: string): ExportColumn =>
  word(LABELS.direction, sql.raw(`${table}.direction`), DIRECTION)

/** Minor units, negative for outgoing money as on screen. */
export const signed = (table: string, minor: string) =>
  sql.raw(`case when ${table}.direction = 'DEBIT' then -(${minor}) else ${minor} end`)

/** The alias of the bank account that a column of this table references. */
export const accountAlias = (label: Words, table: string, column = 'bank_account_id'): ExportColumn =>
  text(label, accountValue('alias', table, column))

export const accountNumber = (label: Words, table: string, column = 'bank_account_id'): ExportColumn =>
  text(label, accountValue('account_number', table, column))

const accountValue = (value: 'alias' | 'account_number', table: string, column: string) =>
  sql.raw(
    `(select a.${value} from bank_account a where a.organization_id = ${table}.organization_id and a.id = ${table}.${column})`,
  )

/** The alias of the counterparty that a record of this table references. */
export const counterpartyAlias = (table: string): ExportColumn =>
  text(
    LABELS.counterparty,
    sql.raw(
      `(select p.alias from counterparty p where p.organization_id = ${table}.organization_id and p.id = ${table}.counterparty_id)`,
    ),
  )
