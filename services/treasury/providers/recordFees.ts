// A provider's fees in a batch by channel, their share of the gross, and the number of transactions that do not add up.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { type Currency, money, showMoney } from '../../kit/money.ts'
import type { Channel, TransactionKind } from './reports.ts'
import { feeShare } from './rules/fees.ts'
import { channel, transactionKind } from './shapes.ts'

const channelFees = z
  .object({
    kind: transactionKind,
    channel,
    transactionCount: z.int().describe('Those whose fee is known'),
    gross: money,
    fee: money,
    vat: money,
    share: z.string().nullable().describe('The fee in percent of the gross, of payments alone; VAT is not part of it'),
    mismatchCount: z.int().describe('Those whose net is not gross less fees'),
  })
  .meta({ id: 'PaymentRecordFee' })
export const feesShape = z.object({ items: z.array(z.object({ recordId: z.uuid(), fees: z.array(channelFees) })) })

type Row = {
  record_id: string
  kind: TransactionKind
  channel: Channel
  currency: Currency
  count: number
  mismatches: number
  gross: string
  fee: string
  vat: string
}

/** By batch: payments by channel, largest gross first, then refunds and chargebacks. Members paid out by another batch are left out. */
export async function feesOf(tx: Tx, recordIds: readonly string[]): Promise<z.infer<typeof feesShape>> {
  const { rows } = await tx.execute<Row>(sql`
    select m.record_id, t.kind, t.channel, t.currency, count(*) filter (where t.fee_minor is not null)::int as count,
      count(*) filter (where t.figure_check = 'MISMATCH')::int as mismatches,
      coalesce(sum(t.gross_minor) filter (where t.fee_minor is not null), 0)::text as gross,
      coalesce(sum(t.fee_minor), 0)::text as fee, coalesce(sum(t.vat_minor), 0)::text as vat
    from payment_record_member m
    join provider_transaction t on t.organization_id = m.organization_id and t.id = m.transaction_id
    where m.organization_id = ${tx.organizationId} and m.record_id = any(${sql.param([...recordIds])}::uuid[]) and not m.is_elsewhere
    group by m.record_id, t.kind, t.channel, t.currency
    order by m.record_id, t.kind <> 'PAYMENT', sum(t.gross_minor) desc, t.kind, t.channel`)
  const byRecord = Map.groupBy(rows, row => row.record_id)
  return {
    items: [...byRecord].map(([recordId, of]) => ({
      recordId,
      fees: of.map(({ kind, channel: by, currency, count, mismatches, ...sums }) => ({
        kind,
        channel: by,
        transactionCount: count,
        gross: showMoney(BigInt(sums.gross), currency),
        fee: showMoney(BigInt(sums.fee), currency),
        vat: showMoney(BigInt(sums.vat), currency),
        share: kind === 'PAYMENT' ? feeShare(BigInt(sums.fee), BigInt(sums.gross)) : null,
        mismatchCount: mismatches,
      })),
    })),
  }
}
