import { Trash2 } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RatesList_rate$key } from '../../../../__generated__/RatesList_rate.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'

type RatesListProps = {
  rateKeys: RatesList_rate$key
  isRemoving: boolean
  onRemove: (uuid: string, version: number) => void
}

/** Older rates are not needed in the dialog. */
const SHOWN = 10

/** The exchange rates, latest first; each can be deleted. */
export function RatesList({ rateKeys, isRemoving, onRemove }: RatesListProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const rates = useFragment(
    graphql`
      fragment RatesList_rate on ExchangeRate @relay(plural: true) @throwOnFieldError {
        uuid
        currency
        date
        rate
        source
        version
      }
    `,
    rateKeys,
  )
  if (rates.length === 0) return null
  return (
    <ul className="cash-others" aria-label={formatMessage({ id: 'exchangeRates.entered' })}>
      {rates.slice(0, SHOWN).map(({ uuid, currency, date, rate, source, version }) => {
        const day = formats.date(date, { year: 'always' })
        return (
          <li key={uuid}>
            <span>
              <FormattedMessage
                id="exchangeRates.used"
                values={{ currency, rate: formats.quantity(rate), source, day }}
              />
            </span>
            <Button
              size="sm"
              icon={<Trash2 className="i" aria-hidden />}
              disabled={isRemoving}
              aria-label={formatMessage({ id: 'exchangeRates.delete.label' }, { currency, day })}
              onClick={() => onRemove(uuid, version)}
            >
              <FormattedMessage id="exchangeRates.delete" />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
