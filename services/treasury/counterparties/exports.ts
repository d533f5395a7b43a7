// How counterparties are exported: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { instant, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { LABELS } from '../exportColumns.ts'
import { counterpartyList } from './list.ts'
import { counterparty as table, type COUNTERPARTY_STATUSES, type COUNTERPARTY_TYPES } from './table.ts'

const TYPE: Readonly<Record<(typeof COUNTERPARTY_TYPES)[number], Words>> = {
  COMPANY: { en: 'Company', id: 'Perusahaan' },
  INDIVIDUAL: { en: 'Individual', id: 'Perorangan' },
}

const STATUS: Readonly<Record<(typeof COUNTERPARTY_STATUSES)[number], Words>> = {
  ACTIVE: { en: 'Active', id: 'Aktif' },
  INACTIVE: { en: 'Inactive', id: 'Nonaktif' },
}

/** Bank code and number of each account, by which payees are searched. */
const ACCOUNTS = sql.raw(`(
  select string_agg(a.bank_code || ' ' || a.account_number, '; ' order by a.place, a.id) from counterparty_account a
  where a.organization_id = counterparty.organization_id and a.counterparty_id = counterparty.id)`)

export const counterpartyExport: RecordExport = {
  name: { en: 'Counterparties', id: 'Rekanan' },
  permission: 'treasury.counterparties.view',
  list: counterpartyList,
  columns: {
    alias: text({ en: 'Alias', id: 'Alias' }, table.alias),
    legalName: text({ en: 'Legal name', id: 'Nama resmi' }, table.legalName),
    type: word({ en: 'Type', id: 'Jenis' }, table.type, TYPE),
    accounts: text({ en: 'Bank accounts', id: 'Rekening bank' }, ACCOUNTS),
    externalId: text(LABELS.externalId, table.externalId),
    email: text({ en: 'Email', id: 'Email' }, table.email),
    taxNumber: text({ en: 'Tax number', id: 'NPWP' }, table.taxNumber),
    createdAt: instant(LABELS.added, table.createdAt),
    status: word(LABELS.status, table.status, STATUS),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
