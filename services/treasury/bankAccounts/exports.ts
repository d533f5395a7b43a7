// How bank accounts and internal accounts are exported: columns named as on the screens.
import { sql } from 'drizzle-orm'
import { amount, count, date, group, instant, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { LABELS } from '../exportColumns.ts'
import { BANK_NAMES } from './banks.ts'
import type { AccountStatus } from './lifecycle.ts'
import { bankAccountList } from './list.ts'
import { bankAccount as table, type CONNECTION_TYPES } from './table.ts'

const STATUS: Readonly<Record<AccountStatus, Words>> = {
  NEW: { en: 'New', id: 'Baru' },
  ACTIVE: { en: 'Active', id: 'Aktif' },
  DORMANT: { en: 'Dormant', id: 'Tidak aktif' },
  CLOSED: { en: 'Closed', id: 'Ditutup' },
}

const CONNECTION: Readonly<Record<(typeof CONNECTION_TYPES)[number], Words>> = {
  API: { en: 'Bank API', id: 'API bank' },
  CRAWLER: { en: 'Statement files', id: 'Berkas mutasi' },
  MANUAL: { en: 'Manual', id: 'Manual' },
}

const ENTITY = sql.raw(
  '(select e.name from entity e where e.organization_id = bank_account.organization_id and e.id = bank_account.entity_id)',
)

/** As shown: transactions that are neither fully reconciled nor archived. */
const UNRECONCILED = sql.raw(`(select count(*) from statement_transaction s
  where s.organization_id = bank_account.organization_id and s.bank_account_id = bank_account.id
    and s.status in ('UNRECONCILED', 'PARTIALLY_RECONCILED'))`)

const bank = word(LABELS.bank, table.bankCode, BANK_NAMES)
const number = text(LABELS.accountNumber, table.accountNumber)
const entity = text(LABELS.entity, ENTITY)
const status = word(LABELS.status, table.status, STATUS)
const connection = word({ en: 'Connection', id: 'Koneksi' }, table.connectionType, CONNECTION)

const exported = {
  permission: 'treasury.bankAccounts.view',
  list: bankAccountList,
  select: (tx, fields) => tx.select(fields).from(table),
} satisfies Partial<RecordExport>

export const bankAccountExport: RecordExport = {
  ...exported,
  name: { en: 'Bank accounts', id: 'Rekening bank' },
  columns: {
    account: group(LABELS.account, [text({ en: 'Alias', id: 'Nama di Arus' }, table.alias), bank, number]),
    entity,
    status,
    connection,
    asOf: instant({ en: 'As of', id: 'Per tanggal' }, table.balanceAt),
    lastStatement: date({ en: 'Last transaction', id: 'Mutasi terakhir' }, table.lastStatementOn),
    unreconciled: count({ en: 'To reconcile', id: 'Belum direkonsiliasi' }, UNRECONCILED),
    balance: group({ en: 'Balance', id: 'Saldo' }, [
      amount({ en: 'Balance', id: 'Saldo' }, table.balanceMinor),
      text(LABELS.currency, table.currency),
    ]),
  },
}

export const internalAccountExport: RecordExport = {
  ...exported,
  name: { en: 'Internal accounts', id: 'Rekening internal' },
  columns: {
    alias: text(LABELS.account, table.alias),
    bank,
    number,
    entity,
    currency: text(LABELS.currency, table.currency),
    status,
    connection,
    lastChecked: date({ en: 'Complete through', id: 'Lengkap sampai' }, table.lastCheckedOn),
    createdAt: instant(LABELS.added, table.createdAt),
  },
}
