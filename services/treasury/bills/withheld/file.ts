// The withheld tax of a month as a CSV file, for preparing the tax return.
import { stringify } from 'csv-stringify/sync'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { formatMinor } from '../../../kit/money.ts'
import { counterparty } from '../../counterparties/public.ts'
import { entity } from '../../projection/public.ts'
import { codes } from '../errors.ts'
import { bill } from '../table.ts'
import { percentOf } from '../tax/rates.ts'
import { ofMonth, withheldList } from './list.ts'

const COLUMNS = [
  'tax_period',
  'withholder',
  'tax_number',
  'name',
  'tax',
  'tax_object_code',
  'currency',
  'base',
  'rate_percent',
  'rate_doubled',
  'withheld',
  'bill_number',
  'bill_date',
  'tax_invoice_number',
  'tax_invoice_date',
  'withholding_slip_number',
] as const

/** A month with more comes from several entities, each of which files its own return. */
export const MAX_ROWS = 20_000

type Asked = { month?: string | undefined; entityId?: string | undefined; withholding?: string | undefined }

/** The file: the same bills and amounts as the list, by date. */
export async function withheldFile(tx: Tx, asked: Asked): Promise<{ fileName: string; content: string }> {
  const rows = await tx
    .select({ bill, party: counterparty, entityName: entity.name })
    .from(bill)
    .innerJoin(
      counterparty,
      and(eq(counterparty.organizationId, bill.organizationId), eq(counterparty.id, bill.counterpartyId)),
    )
    .innerJoin(entity, and(eq(entity.organizationId, bill.organizationId), eq(entity.id, bill.entityId)))
    .where(withheldList.where(tx, ofMonth(asked)))
    .orderBy(bill.date, bill.id)
    .limit(MAX_ROWS + 1)
  if (rows.length > MAX_ROWS) throw new Refusal(codes.withheldFileTooLarge, { params: { most: MAX_ROWS } })
  const cells = rows.map(({ bill: row, party, entityName }) => [
    row.date.slice(0, 7),
    entityName,
    party.taxNumber ?? '',
    party.legalName,
    row.withholding ?? '',
    row.taxObjectCode ?? '',
    row.currency,
    formatMinor(row.withholdingBaseMinor ?? 0n),
    percentOf(row.withholdingRate ?? 0),
    row.isRateDoubled ? 'yes' : 'no',
    formatMinor(row.withheldMinor ?? 0n),
    row.number,
    row.date,
    row.taxInvoiceNumber ?? '',
    row.taxInvoiceDate ?? '',
    row.withholdingSlipNumber ?? '',
  ])
  return {
    fileName: asked.month === undefined ? 'withheld-tax.csv' : `withheld-tax-${asked.month}.csv`,
    content: stringify([[...COLUMNS], ...cells], { bom: true, escape_formulas: true, record_delimiter: 'windows' }),
  }
}
