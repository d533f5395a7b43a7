import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import type { CurrencySum } from '../_lib/groupRows.ts'

/** Available cash in each currency, over the organizations that answered. */
export function GroupSums({
  sums,
  answered,
  asked,
}: {
  sums: readonly CurrencySum[]
  answered: number
  asked: number
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (sums.length === 0)
    return (
      <p className="note" role="status">
        <FormattedMessage id="groupCash.none" />
      </p>
    )
  return (
    <section className="card" aria-label={formatMessage({ id: 'groupCash.sums' })}>
      <dl className="group-sums">
        {sums.map(({ currency, amount, organizations, unknown, inRupiah }) => {
          const { digits, unit } = formats.shortAmount(amount)
          return (
            <div key={currency}>
              <dt>
                <FormattedMessage id="groupCash.available" values={{ currency }} />
              </dt>
              <dd>
                <span className="group-figure num">
                  {digits} <small>{unit}</small>
                </span>
                <span className="t12 muted">
                  <FormattedMessage
                    id="groupCash.sum"
                    values={{ amount: formats.amount(amount), organizations, answered, asked }}
                  />
                </span>
                {inRupiah ? (
                  <span className="t12 muted">
                    <FormattedMessage id="groupCash.sum.inRupiah" values={{ amount: formats.amount(inRupiah) }} />
                  </span>
                ) : currency === 'IDR' ? null : (
                  <span className="t12 muted">
                    <FormattedMessage id="groupCash.sum.noRate" />
                  </span>
                )}
                {unknown > 0 ? (
                  <span className="t12 group-warn">
                    <FormattedMessage id="groupCash.unknown" values={{ accounts: unknown }} />
                  </span>
                ) : null}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
