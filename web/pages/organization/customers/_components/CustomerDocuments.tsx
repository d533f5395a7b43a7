import { Download, FileText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerDocuments_customer$key } from '../../../../__generated__/CustomerDocuments_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { buttonClass } from '../../../../ui/Button.tsx'
import '../../_components/cardRows.css'

/** The documents of a customer, to be downloaded by users who review customers; nothing where there are none. */
export function CustomerDocuments({ customerKey }: { customerKey: CustomerDocuments_customer$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
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
        <ul className="card-rows">
          {documents.map(({ kind, name, size, sentAt, url }) => (
            <li key={kind}>
              <span className="card-icon">
                <FileText className="i" aria-hidden />
              </span>
              <span className="grow">
                <b className="fw5">
                  <FormattedMessage id={`customers.document.${kind}`} />
                </b>
                <small>{[name, formats.fileSize(size), formats.dateTime(sentAt)].join(' · ')}</small>
              </span>
              <a
                className={buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
                href={url}
                download={name}
                aria-label={formatMessage({ id: 'customers.documents.download' }, { name })}
              >
                <Download className="i" aria-hidden />
              </a>
            </li>
          ))}
        </ul>
        <p className="customer-documents-note t12 muted">
          <FormattedMessage id="customers.documents.logged" />
        </p>
      </div>
    </section>
  )
}
