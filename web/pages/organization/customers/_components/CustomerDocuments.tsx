import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerDocuments_customer$key } from '../../../../__generated__/CustomerDocuments_customer.graphql.ts'
import { DocumentRows } from './DocumentRows.tsx'

/** The documents of a customer, to be downloaded by users who review customers; nothing where there are none. */
export function CustomerDocuments({ customerKey }: { customerKey: CustomerDocuments_customer$key }) {
  const { documents } = useFragment(
    graphql`
      fragment CustomerDocuments_customer on Customer @throwOnFieldError {
        documents {
          kind
          name
          size
          sentAt
          url
        }
      }
    `,
    customerKey,
  )
  if (documents.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="customers.documents" />
        </h2>
      </div>
      <div className="card-b">
        <DocumentRows documents={documents} />
        <p className="customer-documents-note t12 muted">
          <FormattedMessage id="customers.documents.logged" />
        </p>
      </div>
    </section>
  )
}
