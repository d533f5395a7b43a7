// The tax of a bill while it is being entered, and the rates that it is computed from.
import type { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { type Currency, showMoney } from '../../../kit/money.ts'
import { refuseFields } from '../../../kit/http/problem.ts'
import { counterpartyOf } from '../../counterparties/public.ts'
import { assessTax } from './assessTax.ts'
import { type TaxTermsInput, termsOf } from './input.ts'
import {
  doublesWithoutTaxNumber,
  percentOf,
  VAT_TREATMENTS,
  vatRateOn,
  withholdingRateOn,
  WITHHOLDINGS,
} from './rates.ts'
import type { estimate, taxRates } from './shapes.ts'

type Estimated = TaxTermsInput & { date: string; currency: Currency; counterpartyId?: string | undefined }

/** The tax of a bill that is not stored; refuses what a bill would be refused for, except a missing reason. */
export async function estimateTax(tx: Tx, input: Estimated): Promise<z.infer<typeof estimate>> {
  const { counterpartyId, currency, date } = input
  const hasTaxNumber = counterpartyId === undefined || (await counterpartyOf(tx, counterpartyId)).taxNumber !== null
  const { tax, problems } = assessTax(termsOf(input, { date, currency, hasTaxNumber }))
  const wrong = problems.filter(({ field }) => field !== 'overrideReason')
  if (wrong.length > 0)
    throw refuseFields(wrong.map(({ field: path, error, params = {} }) => ({ path, error, params })))
  const show = (minor: bigint) => showMoney(minor, currency)
  const { vatRate, vatMinor, computedVatMinor, withholding, netMinor } = tax
  return {
    vatRate: vatRate === null ? null : percentOf(vatRate),
    vatAmount: show(vatMinor),
    computedVatAmount: computedVatMinor === null ? null : show(computedVatMinor),
    withholdingRate: withholding && percentOf(withholding.rate),
    isRateDoubled: withholding?.isDoubled ?? false,
    withheldAmount: withholding && show(withholding.withheldMinor),
    computedWithheldAmount: withholding && show(withholding.computedMinor),
    netPayable: show(netMinor),
    needsReason: problems.length > wrong.length,
  }
}

/** The rates that apply on a date. */
export function ratesOn(date: string): z.infer<typeof taxRates> {
  const show = ({ rate, source, toConfirm }: { rate: number; source: string; toConfirm: boolean }) => ({
    rate: percentOf(rate),
    source,
    toConfirm,
  })
  return {
    vat: VAT_TREATMENTS.flatMap(vat => {
      const found = vatRateOn(vat, date)
      return found ? [{ vat, ...show(found) }] : []
    }),
    withholding: WITHHOLDINGS.flatMap(withholding => {
      const found = withholdingRateOn(withholding, date)
      if (!found) return []
      const rateWithoutTaxNumber = percentOf(found.rate * (doublesWithoutTaxNumber(withholding) ? 2 : 1))
      return [{ withholding, ...show(found), rateWithoutTaxNumber }]
    }),
  }
}
