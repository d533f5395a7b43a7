// What was calculated, in the address of the form that creates it.
import { currencyOf } from '../../../../i18n/currency.ts'
import { isDecimal, isNegative } from '../../../../i18n/decimal.ts'
import type { Language } from '../../../../i18n/language.ts'
import { type DepositValues, TENOR_TYPES } from './depositValues.ts'
import { rateText, readRate } from './rate.ts'

type Calculated = Pick<DepositValues, 'amount' | 'currency' | 'interestRate' | 'issuedOn' | 'tenor' | 'tenorType'>

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** The address of a new deposit with these terms. */
export function createAddress({ amount, currency, interestRate, issuedOn, tenor, tenorType }: Calculated): string {
  const search = new URLSearchParams({ currency, tenor, unit: tenorType })
  const rate = readRate(interestRate)
  if (amount !== null) search.set('amount', amount)
  if (rate !== null) search.set('rate', rate)
  if (issuedOn !== null) search.set('issued', issuedOn)
  return `/deposits/create?${search}`
}

/** The terms in the address; what is missing or can't be read is left out. */
export function readCalculated(search: URLSearchParams, language: Language): Partial<Calculated> {
  const [amount, currency, rate, issuedOn, tenor] = ['amount', 'currency', 'rate', 'issued', 'tenor'].map(
    name => search.get(name) ?? '',
  )
  const tenorType = TENOR_TYPES.find(each => each === search.get('unit'))
  const interestRate = readRate(rate ?? '')
  return {
    ...(amount && isDecimal(amount) && !isNegative(amount) ? { amount } : {}),
    ...(currency ? { currency: currencyOf(currency) } : {}),
    ...(interestRate === null ? {} : { interestRate: rateText(interestRate, language) }),
    ...(issuedOn && DATE.test(issuedOn) ? { issuedOn } : {}),
    ...(tenor && /^[1-9]\d{0,2}$/.test(tenor) ? { tenor } : {}),
    ...(tenorType ? { tenorType } : {}),
  }
}
