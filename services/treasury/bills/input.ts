// Validates a bill, whether created by form or file.
import type { Tx } from '../../kit/database/database.ts'
import type { Files } from '../../kit/files/files.ts'
import { refuseFields, Refusal } from '../../kit/http/problem.ts'
import { type Money, minorOf } from '../../kit/money.ts'
import { checkMetadata, type MetadataInput, type MetadataValue, readBillSettings } from '../billSettings/public.ts'
import { counterpartyToReference } from '../counterparties/public.ts'
import { requireOpenPeriod } from '../projection/public.ts'
import { codes } from './errors.ts'
import { textOrNull } from '../textOrNull.ts'
import { replaceFiles } from './repository.ts'
import type { BillRow } from './table.ts'
import { type BillTaxInput, checkedTax } from './tax/input.ts'
import type { TaxValues } from './tax/taxValues.ts'

export type BillInput = {
  date: string
  dueDate: string
  category?: string | null | undefined
  description?: string | null | undefined
  counterpartyId: string
  /** The net payable. */
  amount: Money
  tax?: BillTaxInput | null | undefined
  metadata?: readonly MetadataInput[] | null | undefined
  fileIds?: readonly string[] | null | undefined
}

export type BillValues = Pick<
  BillRow,
  'date' | 'dueDate' | 'category' | 'description' | 'counterpartyId' | 'amountMinor' | 'currency' | 'metadata'
> &
  TaxValues

/** The values to store; refuses what no schema can check. */
export async function checkedValues(
  tx: Tx,
  input: BillInput,
  before: readonly MetadataValue[] = [],
): Promise<BillValues> {
  await counterpartyToReference(tx, input.counterpartyId)
  await requireOpenPeriod(tx, [input.date], 'date')
  if (input.dueDate < input.date) throw new Refusal(codes.billDueBeforeDate, { path: 'dueDate' })
  return {
    date: input.date,
    dueDate: input.dueDate,
    category: textOrNull(input.category),
    description: textOrNull(input.description),
    counterpartyId: input.counterpartyId,
    amountMinor: minorOf(input.amount.amount),
    currency: input.amount.currency,
    ...(await checkedTax(tx, input)),
    metadata: await checkedMetadata(tx, input.metadata ?? [], before),
  }
}

async function checkedMetadata(tx: Tx, input: readonly MetadataInput[], before: readonly MetadataValue[]) {
  const { metadataFields } = await readBillSettings(tx)
  const checked = checkMetadata(metadataFields, input, before)
  if ('values' in checked) return checked.values
  const [first] = checked.errors
  if (checked.errors.length === 1 && first && typeof first.error !== 'string')
    throw new Refusal(first.error, { params: first.params ?? {}, errors: checked.errors })
  throw refuseFields(checked.errors)
}

/** Attaches these uploaded documents to the bill, in their order. */
export async function attachFiles(tx: Tx, files: Files, billId: string, fileIds: readonly string[]): Promise<void> {
  const links = await files.storedFiles(tx, fileIds, 'BILL_DOCUMENT')
  await replaceFiles(tx, billId, links)
}
