// How deposits are exported: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { amount, date, money, rate, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { BANK_NAMES } from '../bankAccounts/public.ts'
import { LABELS } from '../exportColumns.ts'
import { depositList } from './list.ts'
import type { DepositStatus } from './rules/lifecycle.ts'
import type { Renewal } from './rules/schedule.ts'
import { deposit as table } from './table.ts'

const STATUS: Readonly<Record<DepositStatus, Words>> = {
  NEW: { en: 'New', id: 'Baru' },
  ACTIVE: { en: 'Active', id: 'Aktif' },
  MATURED: { en: 'Matured', id: 'Jatuh tempo' },
  CLOSED: { en: 'Closed', id: 'Ditutup' },
}

const RENEWAL: Readonly<Record<Renewal, Words>> = {
  NONE: { en: 'No renewal', id: 'Tidak diperpanjang' },
  PRINCIPAL: { en: 'Principal (ARO)', id: 'Pokok (ARO)' },
  PRINCIPAL_AND_INTEREST: { en: 'With interest (ARO+)', id: 'Pokok dan bunga (ARO+)' },
}

/** A deposit closed early has not earned it. */
const EARNED = sql`case when ${table.status} <> 'CLOSED' then ${table.interestMinor} - ${table.taxMinor} end`

export const depositExport: RecordExport = {
  name: { en: 'Deposits', id: 'Deposito' },
  permission: 'treasury.deposits.view',
  list: depositList,
  columns: {
    number: text(LABELS.number, table.number),
    alias: text({ en: 'Alias', id: 'Alias' }, table.alias),
    bank: word(LABELS.bank, table.bankCode, BANK_NAMES),
    renewal: word({ en: 'Renewal', id: 'Perpanjangan' }, table.renewal, RENEWAL),
    rate: rate({ en: 'Rate, % a year', id: 'Suku bunga, % per tahun' }, table.interestRate),
    issued: date({ en: 'Issue date', id: 'Tanggal penempatan' }, table.issuedOn),
    maturity: date({ en: 'Maturity', id: 'Jatuh tempo' }, table.maturesOn),
    nextInterest: date({ en: 'Next interest', id: 'Bunga berikutnya' }, table.nextInterestOn),
    netInterest: amount({ en: 'Net interest', id: 'Bunga bersih' }, EARNED),
    status: word(LABELS.status, table.status, STATUS),
    principal: money({ en: 'Principal', id: 'Pokok' }, table.principalMinor, table.currency),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
