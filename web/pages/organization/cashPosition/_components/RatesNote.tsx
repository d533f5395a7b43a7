import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RatesNote_currency$key } from '../../../../__generated__/RatesNote_currency.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { usePermission } from '../../../../shell/permissions.tsx'

const RatesDialog = lazy(() => import('./RatesDialog.tsx'))

type RatesNoteProps = { currencyKeys: RatesNote_currency$key; asOf: string; onChanged: () => void }

/** The rate and day used for each foreign currency, and currencies without a rate. Users who manage accounts can enter rates. */
export function RatesNote({ currencyKeys, asOf, onChanged }: RatesNoteProps) {
  const { formatList } = useIntl()
  const formats = useFormats()
  const mayManage = usePermission('TREASURY_BANK_ACCOUNTS_MANAGE')
  const [isOpen, setOpen] = useState(false)
  const foreign = useFragment(
    graphql`
      fragment RatesNote_currency on CurrencyCash @relay(plural: true) @throwOnFieldError {
        currency
        rupiahRate {
          rate
          date
          source
        }
      }
    `,
    currencyKeys,
  ).filter(({ currency }) => currency !== 'IDR')
  if (foreign.length === 0) return null
  const without = foreign.filter(({ rupiahRate }) => !rupiahRate)
  return (
    <p className="t12 muted cash-stale-after">
      {foreign.map(({ currency, rupiahRate }) =>
        rupiahRate ? (
          <span key={currency}>
            <FormattedMessage
              id="exchangeRates.used"
              values={{
                currency,
                rate: formats.quantity(rupiahRate.rate),
                source: rupiahRate.source,
                day: formats.date(rupiahRate.date, { year: 'always' }),
              }}
            />
          </span>
        ) : null,
      )}
      {without.length > 0 ? (
        <span>
          <FormattedMessage
            id="exchangeRates.missing"
            values={{
              currencies: formatList(without.map(({ currency }) => currency)),
              day: formats.date(asOf, { year: 'always' }),
            }}
          />
        </span>
      ) : null}
      {mayManage ? (
        <button type="button" className="link" onClick={() => setOpen(true)}>
          <FormattedMessage id="exchangeRates.change" />
        </button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <RatesDialog
            currencies={foreign.map(({ currency }) => currency)}
            onClose={() => setOpen(false)}
            onChanged={onChanged}
          />
        </Suspense>
      ) : null}
    </p>
  )
}
