// The tax of a bill as a form sends it.
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { refuseFields, Refusal } from '../../../kit/http/problem.ts'
import { amountOf, type Currency, minorOf, type Money } from '../../../kit/money.ts'
import { counterpartyOf } from '../../counterparties/public.ts'
import { defaultEntity, entityKnown } from '../../projection/public.ts'
import { textOrNull } from '../../textOrNull.ts'
import { codes } from '../errors.ts'
import type { TaxTerms } from './assessTax.ts'
import type { VatTreatment, Withholding } from './rates.ts'
import { normalizeTaxInvoiceNumber } from './taxInvoice.ts'
import { type BillTaxField, NO_TAX, type TaxValues, taxValues } from './taxValues.ts'

/** The inputs of a bill's tax; amounts are decimal strings in the bill's currency. */
export type TaxTermsInput = {
  base: string
  vat: VatTreatment
  vatAmount?: string | null | undefined
  withholding?: Withholding | null | undefined
  withholdingBase?: string | null | undefined
  withheldAmount?: string | null | undefined
  overrideReason?: string | null | undefined
}

export type BillTaxInput = TaxTermsInput & {
  entityId?: string | null | undefined
  taxObjectCode?: string | null | undefined
  taxInvoiceNumber?: string | null | undefined
  taxInvoiceDate?: string | null | undefined
}

type Taxed = { date: string; counterpartyId: string; amount: Money; tax?: BillTaxInput | null | undefined }

/** The terms of a form. */
export function termsOf(
  input: TaxTermsInput,
  bill: { date: string; currency: Currency; hasTaxNumber: boolean },
): TaxTerms {
  const minorOrNull = (amount: string | null | undefined) => (amount == null ? null : minorOf(amount))
  return {
    ...bill,
    baseMinor: minorOf(input.base),
    vat: input.vat,
    vatMinor: minorOrNull(input.vatAmount),
    withholding: input.withholding ?? null,
    withholdingBaseMinor: minorOrNull(input.withholdingBase),
    withheldMinor: minorOrNull(input.withheldAmount),
    reason: textOrNull(input.overrideReason),
  }
}

/** The tax to store; refuses what no schema can check. */
export async function checkedTax(tx: Tx, { date, counterpartyId, amount, tax }: Taxed): Promise<TaxValues> {
  if (!tax) return NO_TAX
  const { taxNumber } = await counterpartyOf(tx, counterpartyId)
  const { currency, minor: amountMinor } = amountOf(amount)
  const { values, problems } = taxValues(termsOf(tax, { date, currency, hasTaxNumber: taxNumber !== null }), {
    entityId: await entityOf(tx, tax.entityId),
    amountMinor,
    taxObjectCode: textOrNull(tax.taxObjectCode),
    taxInvoiceNumber: taxInvoiceNumberOf(tax.taxInvoiceNumber),
    taxInvoiceDate: tax.taxInvoiceDate ?? null,
  })
  const errors = problems.map(({ field, error, params = {} }) => ({ path: pathOf(field), error, params }))
  const [first] = errors
  if (errors.length === 1 && first && typeof first.error !== 'string')
    throw new Refusal(first.error, { path: first.path, params: first.params })
  if (errors.length > 0) throw refuseFields(errors)
  return values
}

/** The path of a tax field in the bill's form. */
export const pathOf = (field: BillTaxField): string => (field === 'amount' ? 'amount.amount' : `tax.${field}`)

async function entityOf(tx: Tx, named: string | null | undefined): Promise<string> {
  const entityId = named ?? (await defaultEntity(tx))
  if (entityId === undefined || !(await entityKnown(tx, entityId)))
    throw new Refusal(commonErrors.notFound, { path: 'tax.entityId' })
  return entityId
}

function taxInvoiceNumberOf(text: string | null | undefined): string | null {
  const given = textOrNull(text)
  if (given === null) return null
  const number = normalizeTaxInvoiceNumber(given)
  if (number === undefined) throw new Refusal(codes.billTaxInvoiceNumberInvalid, { path: 'tax.taxInvoiceNumber' })
  return number
}
