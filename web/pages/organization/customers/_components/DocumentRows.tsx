import { Download, FileText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CustomerDocumentKind } from '../../../../__generated__/CustomerDocuments_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { buttonClass } from '../../../../ui/Button.tsx'
import '../../_components/cardRows.css'

type Row = {
  readonly kind: CustomerDocumentKind
  readonly name: string
  readonly size: number
  /** Left out where the card says when all of them came. */
  readonly sentAt?: string
  readonly url: string
}

/** Documents of a customer, each to be downloaded. */
export function DocumentRows({ documents }: { documents: readonly Row[] }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return (
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
            <small>
              {[name, formats.fileSize(size), sentAt === undefined ? null : formats.dateTime(sentAt)]
                .filter(Boolean)
                .join(' · ')}
            </small>
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
  )
}
