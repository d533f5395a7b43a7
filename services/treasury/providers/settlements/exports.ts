// How settlements are exported: columns named as on the screen.
import { sql } from 'drizzle-orm'
import { amount, count, date, money, text, word } from '../../../kit/exports/columns.ts'
import type { RecordExport } from '../../../kit/exports/listExport.ts'
import { accountAlias, LABELS } from '../../exportColumns.ts'
import { FEE as FEES, GROSS, NET, providerAlias, SETTLEMENTS } from '../exports.ts'
import { paymentRecord } from '../table.ts'
import { settlementList } from './list.ts'
import { SETTLEMENTS_VIEW } from './routes.ts'

const { feeMinor, vatMinor, withheldMinor } = paymentRecord

export const settlementExport: RecordExport = {
  name: { en: 'Settlements', id: 'Pelunasan' },
  permission: SETTLEMENTS_VIEW,
  list: settlementList,
  columns: {
    provider: providerAlias('payment_record'),
    reference: text({ en: 'Batch', id: 'Batch' }, paymentRecord.externalId),
    payoutOn: date({ en: 'Payout date', id: 'Tanggal pencairan' }, paymentRecord.payoutOn),
    account: accountAlias(LABELS.account, 'payment_record'),
    paymentCount: count({ en: 'Payments', id: 'Pembayaran' }, paymentRecord.transactionCount),
    gross: amount(GROSS, paymentRecord.grossMinor),
    fees: amount(
      FEES,
      sql`case when ${feeMinor} is null and ${vatMinor} is null and ${withheldMinor} is null then null
        else coalesce(${feeMinor}, 0) + coalesce(${vatMinor}, 0) + coalesce(${withheldMinor}, 0) end`,
    ),
    adjustment: amount({ en: 'Adjustment', id: 'Penyesuaian' }, paymentRecord.adjustmentMinor),
    net: money(NET, paymentRecord.netMinor, paymentRecord.currency),
    status: word(LABELS.status, paymentRecord.settlement, SETTLEMENTS),
    line: date(
      { en: 'Bank line', id: 'Mutasi bank' },
      sql`(select min(s.date) from expected_transaction e
        join allocation a on a.organization_id = e.organization_id and a.expected_transaction_id = e.id
        join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id and r.removed_at is null
        join statement_transaction s on s.organization_id = a.organization_id and s.id = a.statement_transaction_id
        where e.organization_id = payment_record.organization_id and e.payment_record_id = payment_record.id
          and e.status <> 'ARCHIVED')`,
    ),
  },
  select: (tx, fields) => tx.select(fields).from(paymentRecord),
}
