import { z } from 'zod'
import { idList } from '../../../kit/idShapes.ts'
import { money, showMoney } from '../../../kit/money.ts'
import {
  channel,
  memberKind,
  provider,
  recordReconciliation,
  settlement as status,
  transactionKind,
} from '../shapes.ts'
import type { SettlementRow } from './list.ts'
import type { SettlementPaymentRow } from './payments.ts'

export const settlementShape = z
  .object({
    id: z.uuid(),
    provider,
    providerAlias: z.string(),
    reference: z.string().describe('The name that the provider gives the batch'),
    payoutOn: z.string(),
    account: z.string().describe('Alias of the bank account that receives the payout'),
    gross: money.nullable().describe('Null, like fees and adjustment, until the provider has told what it is made of'),
    fees: money.nullable().describe("Provider's fees, including VAT and withheld tax; null until reported"),
    adjustment: money.nullable(),
    net: money,
    paymentCount: z.int().nullable(),
    status,
    addsUp: z.boolean().describe('Whether net equals the total of its components and of its payments'),
    reconciliation: recordReconciliation,
    lines: z
      .array(z.object({ id: z.uuid(), date: z.string(), description: z.string(), amount: money }))
      .describe('The bank lines that it is matched to'),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Settlement' })

export function showSettlement(row: SettlementRow): z.infer<typeof settlementShape> {
  const show = (minor: bigint) => showMoney(minor, row.currency)
  const showOrNull = (minor: bigint | null) => (minor === null ? null : show(minor))
  return {
    id: row.id,
    provider: row.provider,
    providerAlias: row.providerAlias,
    reference: row.externalId,
    payoutOn: row.payoutOn,
    account: row.accountAlias,
    gross: showOrNull(row.grossMinor),
    fees: showOrNull(feesOf(row)),
    adjustment: showOrNull(row.adjustmentMinor),
    net: show(row.netMinor),
    paymentCount: row.transactionCount,
    status: row.settlement,
    addsUp: !row.hasMismatch,
    reconciliation: row.reconciliationStatus,
    lines: row.lines.map(({ amountMinor, ...line }) => ({ ...line, amount: show(BigInt(amountMinor)) })),
    createdAt: row.createdAt,
    version: row.version,
  }
}

type Fees = { feeMinor: bigint | null; vatMinor: bigint | null; withheldMinor: bigint | null }

/** The provider's total deductions; null until any is reported. */
export const feesOf = ({ feeMinor, vatMinor, withheldMinor }: Fees): bigint | null =>
  feeMinor === null && vatMinor === null && withheldMinor === null
    ? null
    : (feeMinor ?? 0n) + (vatMinor ?? 0n) + (withheldMinor ?? 0n)

const settlementPayment = z
  .object({
    place: z.int(),
    kind: memberKind,
    description: z.string().nullable(),
    net: money,
    isElsewhere: z.boolean().describe('Another batch has paid it out already'),
    transaction: z
      .object({
        id: z.uuid(),
        kind: transactionKind,
        orderReference: z.string(),
        channel,
        paidAt: z.string(),
        gross: money.describe('Negative where money goes back'),
        fees: money.nullable().describe("Provider's fees, including VAT and withheld tax; null until reported"),
        adjustment: money,
      })
      .nullable(),
  })
  .meta({ id: 'SettlementPayment' })

export const ofSettlements = z.strictObject({ settlementIds: idList })
export const settlementPaymentsShape = z.object({
  items: z.array(z.object({ settlementId: z.uuid(), payments: z.array(settlementPayment) })),
})

export function showPayments(rows: readonly SettlementPaymentRow[]): z.infer<typeof settlementPaymentsShape> {
  const bySettlement = Map.groupBy(rows, ({ member }) => member.recordId)
  return {
    items: [...bySettlement].map(([settlementId, payments]) => ({ settlementId, payments: payments.map(showPayment) })),
  }
}

function showPayment({ member, transaction }: SettlementPaymentRow): z.infer<typeof settlementPayment> {
  const show = (minor: bigint) => showMoney(minor, member.currency)
  const fees = transaction && feesOf(transaction)
  return {
    place: member.place,
    kind: member.kind,
    description: member.description,
    net: show(member.netMinor),
    isElsewhere: member.isElsewhere,
    transaction: transaction && {
      id: transaction.id,
      kind: transaction.kind,
      orderReference: transaction.orderReference,
      channel: transaction.channel,
      paidAt: transaction.transactedAt,
      gross: show(transaction.grossMinor),
      fees: fees === null ? null : show(fees),
      adjustment: show(transaction.adjustmentMinor),
    },
  }
}

export const ofTransactions = z.strictObject({ transactionIds: idList })
export const holdingsShape = z.object({
  items: z.array(
    z.object({
      transactionId: z.uuid(),
      settlementId: z.uuid().nullable().describe('Null while it is in none'),
      status,
    }),
  ),
})
