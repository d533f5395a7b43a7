import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProviderFigures_provider$key } from '../../../../__generated__/ProviderFigures_provider.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

/** The amounts paid at a connection lately, those not yet at the bank, and how long payouts take. */
export function ProviderFigures({ providerKey }: { providerKey: ProviderFigures_provider$key }) {
  const formats = useFormats()
  const { figures, bankAccount } = useFragment(
    graphql`
      fragment ProviderFigures_provider on PaymentProvider {
        bankAccount {
          currency
        }
        figures {
          paidOrders
          payoutDays
          notInBank {
            amount
            currency
          }
        }
      }
    `,
    providerKey,
  )
  if (!figures) return null
  const { paidOrders, payoutDays, notInBank } = figures
  const open = notInBank.length > 0 ? notInBank : [{ amount: '0.00', currency: bankAccount.currency }]
  return (
    <dl className="dl">
      <div>
        <dt>
          <FormattedMessage id="providers.card.paidOrders" />
        </dt>
        <dd>{formats.count(paidOrders)}</dd>
      </div>
      {open.map(({ amount, currency }) => (
        <div key={currency}>
          <dt>
            <FormattedMessage id="providers.card.notInBank" values={{ currency }} />
          </dt>
          <dd>{formats.amount(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <FormattedMessage id="providers.card.payoutDays" />
        </dt>
        <dd>
          {payoutDays === null || payoutDays === undefined ? (
            '–'
          ) : (
            <FormattedMessage id="providers.card.days" values={{ days: payoutDays }} />
          )}
        </dd>
      </div>
    </dl>
  )
}
