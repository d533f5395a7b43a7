// The export of customers: columns named as on the screen, without personal and account numbers.
import { sql } from 'drizzle-orm'
import { count, instant, money, text, word, type Words } from '../../../kit/exports/columns.ts'
import type { ListExport } from '../../../kit/exports/listExport.ts'
import { customerList } from './list.ts'
import { customer as table, type CustomerStatus, type CustomerType } from './table.ts'

const TYPE: Readonly<Record<CustomerType, Words>> = {
  INDIVIDUAL: { en: 'Individual', id: 'Perorangan' },
  INDIVIDUAL_B2B: { en: 'Individual business', id: 'Usaha perorangan' },
  COMPANY: { en: 'Company', id: 'Perusahaan' },
}

const STATUS: Readonly<Record<CustomerStatus, Words>> = {
  INVITED: { en: 'Invited', id: 'Diundang' },
  REQUEST_SENT: { en: 'To review', id: 'Perlu diperiksa' },
  REJECTED: { en: 'Rejected', id: 'Ditolak' },
  ACTIVE: { en: 'Active', id: 'Aktif' },
  DEACTIVATED: { en: 'Deactivated', id: 'Nonaktif' },
}

/** What customers owe is added by the module that knows it (agedReceivables). */
export const customerColumns = {
  name: { en: 'Customers', id: 'Pelanggan' },
  permission: 'invoicing.customers.view',
  list: customerList,
  columns: {
    name: text({ en: 'Customer', id: 'Pelanggan' }, table.name),
    alias: text({ en: 'Alias', id: 'Alias' }, table.alias),
    type: word({ en: 'Type', id: 'Jenis' }, table.type, TYPE),
    picName: text({ en: 'Contact', id: 'Kontak' }, table.picName),
    email: text({ en: 'Email', id: 'Email' }, table.email),
    status: word({ en: 'Status', id: 'Status' }, table.status, STATUS),
    termDays: count({ en: 'Payment terms, in days', id: 'Termin pembayaran, dalam hari' }, table.termDays),
    creditLimit: money(
      { en: 'Credit limit', id: 'Batas kredit' },
      table.creditLimitMinor,
      sql`case when ${table.creditLimitMinor} is not null then ${table.creditCurrency} end`,
    ),
    createdAt: instant({ en: 'Added', id: 'Ditambahkan' }, table.createdAt),
  },
} satisfies Omit<ListExport, 'select'>
