// Payments at providers in the form that the account service books.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { type Currency, formatMinor } from '../../../kit/money.ts'
import type { Channel, TransactionKind } from '../reports.ts'
import type { ProviderName, TransactionStatus } from '../rules/statuses.ts'
import type { SettlementStatus } from '../table.ts'
import type { ChargeBank, ChargeMethod } from './methods.ts'

type Row = {
  id: string
  provider: ProviderName
  chargeKey: string | null
  invoiceNumber: string | null
  reference: string
  kind: TransactionKind
  originalId: string | null
  method: ChargeMethod | null
  bankCode: ChargeBank | null
  channel: Channel
  gross: string
  net: string
  adjustment: string
  currency: Currency
  status: TransactionStatus
  transactedAt: string
  recordId: string | null
  recordReference: string | null
  payoutOn: string | null
  recordSettlement: SettlementStatus | null
  version: number
}

type Which = { ids: readonly string[] } | { after: string | undefined; first: number }

const METHODS: Readonly<Partial<Record<Channel, ChargeMethod>>> = {
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT',
  QRIS: 'QRIS',
  CARD: 'CARD',
  EWALLET: 'E_WALLET',
}

const isPaid = (status: TransactionStatus) => status === 'SUCCESS' || status === 'REVERSED'

/** Those with these `ids`; or those of charges in order of id, after an id. */
export async function listChargedTransactions(tx: Tx, which: Which) {
  const [filter, limit] =
    'ids' in which
      ? [sql`t.id = any (${sql.param([...which.ids])}::uuid[])`, which.ids.length]
      : [
          which.after === undefined ? sql`c.id is not null` : sql`c.id is not null and t.id > ${which.after}::uuid`,
          which.first,
        ]
  const { rows } = await tx.execute<Row>(sql`
    select t.id, p.provider, c.key as "chargeKey", c.invoice_number as "invoiceNumber", t.external_id as reference, t.kind,
      case when t.is_original_certain then t.original_id end as "originalId",
      c.method, c.bank_code as "bankCode", t.channel, t.gross_minor::text as gross, t.net_minor::text as net,
      t.adjustment_minor::text as adjustment, t.currency, t.status,
      to_char(t.transacted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "transactedAt",
      r.id as "recordId", r.external_id as "recordReference", r.payout_on::text as "payoutOn", r.settlement as "recordSettlement",
      t.version
    from provider_transaction t
    join payment_provider p on p.organization_id = t.organization_id and p.id = t.provider_id
    left join provider_charge c on c.organization_id = t.organization_id and c.provider_id = t.provider_id
      and c.reference = t.order_reference
    left join payment_record r on r.organization_id = t.organization_id and r.id = t.record_id
    where t.organization_id = ${tx.organizationId} and ${filter}
    order by t.id limit ${limit}`)
  return rows.map(({ gross, net, adjustment, channel, method, transactedAt, ...row }) => ({
    id: row.id,
    provider: row.provider,
    chargeKey: row.chargeKey,
    reference: row.reference,
    invoiceNumber: row.invoiceNumber,
    kind: row.kind,
    originalId: row.originalId,
    method: METHODS[channel] ?? method,
    bankCode: row.bankCode,
    amount: formatMinor(BigInt(gross)),
    fee: formatMinor(BigInt(gross) + BigInt(adjustment) - BigInt(net)),
    net: formatMinor(BigInt(net)),
    currency: row.currency,
    status: row.status,
    paidAt: isPaid(row.status) ? transactedAt : null,
    settlement:
      row.recordId !== null && row.recordReference !== null && row.payoutOn !== null && row.recordSettlement !== null
        ? { id: row.recordId, reference: row.recordReference, date: row.payoutOn, status: row.recordSettlement }
        : null,
    version: row.version,
  }))
}
