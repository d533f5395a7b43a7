import type { IntlShape } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { directionTotals_total$key } from '../../../__generated__/directionTotals_total.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'

/** The totals of a list for its footer: incoming and outgoing, by currency; currencies are never added. */
export function directionTotals(keys: readonly directionTotals_total$key[], formatMessage: IntlShape['formatMessage']) {
  return keys.map(readTotal).flatMap(({ currency, incoming, outgoing }) =>
    [
      { label: formatMessage({ id: 'list.totals.incoming' }, { currency }), value: incoming },
      { label: formatMessage({ id: 'list.totals.outgoing' }, { currency }), value: outgoing },
    ].filter(({ value }) => !isZero(value.amount)),
  )
}

function readTotal(key: directionTotals_total$key) {
  return readInlineData<directionTotals_total$key>(
    graphql`
      fragment directionTotals_total on DirectionTotal @inline {
        currency
        incoming {
          amount
          currency
        }
        outgoing {
          amount
          currency
        }
      }
    `,
    key,
  )
}
