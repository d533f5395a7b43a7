// The export of customers, with what each owes today in the currency of its credit limit.
import { sql } from 'drizzle-orm'
import { count, type ExportColumn, money } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { customer, customerColumns } from '../customers/public.ts'
import { exposureColumn } from '../salesOrders/public.ts'
import { owedToday } from './repository.ts'
import { VIEW } from './routes.ts'

const ofInvoices = (column: ExportColumn): ExportColumn => ({ ...column, permission: VIEW })
const currency = customer.creditCurrency

const { createdAt, ...known } = customerColumns.columns

export const customerExport: RecordExport = {
  ...customerColumns,
  columns: {
    ...known,
    exposure: exposureColumn,
    owed: ofInvoices(money({ en: 'Owes', id: 'Piutang' }, sql`coalesce(owed.remaining, 0)`, currency)),
    overdue: ofInvoices(money({ en: 'Overdue', id: 'Lewat jatuh tempo' }, sql`coalesce(owed.overdue, 0)`, currency)),
    daysLate: ofInvoices(count({ en: 'Days overdue', id: 'Hari lewat jatuh tempo' }, sql`coalesce(owed.days_late, 0)`)),
    createdAt,
  },
  select: (tx, fields) =>
    tx
      .select(fields)
      .from(customer)
      .leftJoin(
        sql`(${owedToday(tx)}) owed`,
        sql`owed.customer_id = ${customer.id} and owed.currency = ${customer.creditCurrency}`,
      ),
}
