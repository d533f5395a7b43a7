import { Download, FileText } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PaymentFiles_payment$key } from '../../../../__generated__/PaymentFiles_payment.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { buttonClass } from '../../../../ui/Button.tsx'

/** Documents that belong to a payment. */
export function PaymentFiles({ paymentKey }: { paymentKey: PaymentFiles_payment$key }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { files } = useFragment(
    graphql`
      fragment PaymentFiles_payment on Payment {
        files {
          fileId
          name
          size
          url
        }
      }
    `,
    paymentKey,
  )
  if (files.length === 0) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="payments.files" />
        </h2>
      </div>
      <ul className="card-b payment-links">
        {files.map(({ fileId, name, size, url }) => (
          <li key={fileId}>
            <span className="payment-icon">
              <FileText className="i" aria-hidden />
            </span>
            <span className="grow">
              <b className="trunc fw5" title={name}>
                {name}
              </b>
              <small>{formats.fileSize(size)}</small>
            </span>
            <a
              className={buttonClass({ variant: 'ghost', size: 'sm', iconOnly: true })}
              href={url}
              download={name}
              aria-label={formatMessage({ id: 'payments.download' }, { name })}
            >
              <Download className="i" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
