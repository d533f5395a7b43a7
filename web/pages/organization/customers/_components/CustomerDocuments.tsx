import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerDocuments_customer$key } from '../../../../__generated__/CustomerDocuments_customer.graphql.ts'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useEraseCustomerDocument } from '../_lib/useEraseCustomerDocument.ts'
import { DocumentRows } from './DocumentRows.tsx'
import type { Viewing } from './DocumentViewer.tsx'

type CustomerDocumentsProps = { customerKey: CustomerDocuments_customer$key; onView: (viewing: Viewing) => void }

/** The documents of a customer, for users who review customers to view, download or delete; hidden when there are none. */
export function CustomerDocuments({ customerKey, onView }: CustomerDocumentsProps) {
  const { formatMessage } = useIntl()
  const [erase] = useEraseCustomerDocument()
  const [leaving, setLeaving] = useState<{ uuid: string; name: string } | null>(null)
  const { id, documents } = useFragment(
    graphql`
      fragment CustomerDocuments_customer on Customer @throwOnFieldError {
        id
        documents {
          uuid
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
        <DocumentRows documents={documents} onView={onView} onErase={setLeaving} />
        <p className="customer-documents-note t12 muted">
          <FormattedMessage id="customers.documents.logged" />
        </p>
      </div>
      {leaving ? (
        <ReasonFormDialog
          title={<FormattedMessage id="customers.documents.erase.title" values={{ name: leaving.name }} />}
          description={<FormattedMessage id="customers.documents.erase.text" />}
          submitLabel={<FormattedMessage id="customers.documents.erase.submit" />}
          label={<FormattedMessage id="customers.reason" />}
          missing={formatMessage({ id: 'customers.reason.required' })}
          send={reason => erase({ variables: { input: { id, documentUuid: leaving.uuid, reason } } })}
          onSent={() => setLeaving(null)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </section>
  )
}
