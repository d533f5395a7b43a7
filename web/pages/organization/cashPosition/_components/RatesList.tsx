import { Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { RatesListQuery } from '../../../../__generated__/RatesListQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

type RatesListProps = { isRemoving: boolean; onRemove: (uuid: string) => void }

/** The exchange rates, latest first; each can be deleted. */
export function RatesList(props: RatesListProps) {
  return (
    <Suspense fallback={<Bar width="100%" height={48} />}>
      <Rates {...props} />
    </Suspense>
  )
}

/** Older rates are not needed in the dialog. */
const SHOWN = 10

function Rates({ isRemoving, onRemove }: RatesListProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = useQueryOfSelection<RatesListQuery>(
    graphql`
      query RatesListQuery @throwOnFieldError {
        organization {
          id
          exchangeRates {
            uuid
            currency
            date
            rate
            source
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  if (organization.exchangeRates.length === 0) return null
  return (
    <ul className="cash-others" aria-label={formatMessage({ id: 'exchangeRates.entered' })}>
      {organization.exchangeRates.slice(0, SHOWN).map(({ uuid, currency, date, rate, source }) => {
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
              onClick={() => onRemove(uuid)}
            >
              <FormattedMessage id="exchangeRates.delete" />
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
