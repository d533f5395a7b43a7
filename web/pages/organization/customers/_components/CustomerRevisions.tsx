import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerRevisions_customer$key } from '../../../../__generated__/CustomerRevisions_customer.graphql.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { FieldChanges } from '../../log/_components/FieldChanges.tsx'

/** The changes of a customer and their authors, the latest first. */
export function CustomerRevisions({ customerKey }: { customerKey: CustomerRevisions_customer$key }) {
  const { revisions } = useFragment(
    graphql`
      fragment CustomerRevisions_customer on Customer @throwOnFieldError {
        revisions {
          number
          at
          actor {
            fullName
          }
          changes {
            field
            before
            after
          }
        }
      }
    `,
    customerKey,
  )
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="customers.revisions" />
        </h2>
      </div>
      <ol className="card-b customer-revisions">
        {revisions.map(({ number, at, actor, changes }) => (
          <li key={number}>
            <p className="t12 muted">
              {actor?.fullName ?? <FormattedMessage id="customers.byCustomer" />} · <InstantText value={at} />
            </p>
            {number === 1 ? (
              <p>
                <FormattedMessage id="customers.entered" />
              </p>
            ) : (
              <FieldChanges changes={changes} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
