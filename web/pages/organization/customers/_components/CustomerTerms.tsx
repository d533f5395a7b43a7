import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerTerms_customer$key } from '../../../../__generated__/CustomerTerms_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Fact } from '../../_components/Fact.tsx'

/** What a customer sees of the organization. */
export function CustomerTerms({ customerKey }: { customerKey: CustomerTerms_customer$key }) {
  const formats = useFormats()
  const { termDays, termFrom, creditLimit, stampDuty } = useFragment(
    graphql`
      fragment CustomerTerms_customer on Customer {
        termDays
        termFrom
        creditLimit {
          amount
          currency
        }
        stampDuty
      }
    `,
    customerKey,
  )
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="customers.card.terms" />
        </h2>
      </div>
      <dl className="card-b dl">
        <Fact label="customers.termDays" detail={<FormattedMessage id={`customers.termFrom.${termFrom}`} />}>
          <FormattedMessage id="customers.days" values={{ count: termDays }} />
        </Fact>
        <Fact label="customers.creditLimit">
          {creditLimit ? formats.money(creditLimit) : <FormattedMessage id="customers.noLimit" />}
        </Fact>
        <Fact label="customers.stampDuty">
          <FormattedMessage id={`customers.stampDuty.${stampDuty}`} />
        </Fact>
      </dl>
    </section>
  )
}
