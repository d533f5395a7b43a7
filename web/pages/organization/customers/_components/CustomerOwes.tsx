import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerOwes_customer$key } from '../../../../__generated__/CustomerOwes_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'
import { LimitUsed } from './LimitUsed.tsx'

/** What a customer owes today, and how much of its limit that and its orders use; hidden without permission to see either. */
export function CustomerOwes({ customerKey }: { customerKey: CustomerOwes_customer$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const customer = useFragment(
    graphql`
      fragment CustomerOwes_customer on Customer {
        creditLimit {
          amount
          currency
        }
        exposure {
          amount
          currency
        }
        owed {
          remaining {
            amount
            currency
          }
          overdue {
            amount
            currency
          }
          daysLate
        }
      }
    `,
    customerKey,
  )
  const { creditLimit, exposure, owed } = customer
  if (!exposure && !owed) return null
  const isLate = owed !== null && owed !== undefined && owed.daysLate > 0
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="customers.card.owes" />
        </h2>
      </div>
      <dl className="card-b dl">
        {owed ? (
          <>
            <Fact label="customers.owed">
              <span className="num">{formats.money(owed.remaining)}</span>
            </Fact>
            <Fact
              label="customers.overdue"
              detail={
                isLate ? <FormattedMessage id="customers.daysLate" values={{ count: owed.daysLate }} /> : undefined
              }
            >
              <span className={isLate ? 'num customer-late' : 'num'}>{formats.money(owed.overdue)}</span>
            </Fact>
          </>
        ) : null}
        {exposure ? (
          <Fact label="customers.exposure" detail={<FormattedMessage id="customers.exposure.what" />}>
            <span className="num">{formats.money(exposure)}</span>
          </Fact>
        ) : null}
        {exposure && creditLimit ? (
          <Fact label="customers.limitUsed">
            <LimitUsed
              customer={customer}
              words={formatMessage(
                { id: 'customers.limitUsed.of' },
                { exposure: formats.money(exposure), limit: formats.money(creditLimit) },
              )}
            />
          </Fact>
        ) : null}
      </dl>
    </section>
  )
}
