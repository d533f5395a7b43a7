import type { IntlShape } from 'react-intl'
import { isZero } from '../../../i18n/decimal.ts'
import type { MoneyValue } from '../../../i18n/format.ts'

type DirectionTotal = { readonly currency: string; readonly incoming: MoneyValue; readonly outgoing: MoneyValue }

/** The sums of a list for its footer: what came in and what went out, by currency; nothing is added across currencies. */
export function directionTotals(totals: readonly DirectionTotal[], formatMessage: IntlShape['formatMessage']) {
  return totals.flatMap(({ currency, incoming, outgoing }) =>
    [
      { label: formatMessage({ id: 'list.totals.incoming' }, { currency }), value: incoming },
      { label: formatMessage({ id: 'list.totals.outgoing' }, { currency }), value: outgoing },
    ].filter(({ value }) => !isZero(value.amount)),
  )
}
