import { ShieldCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PaymentImportSummary_import$key } from '../../../../../__generated__/PaymentImportSummary_import.graphql.ts'
import { useFormats } from '../../../../../i18n/format.ts'
import './paymentImport.css'

/** The totals of a file's payments, and who must approve them; hidden until the file is checked. */
export function PaymentImportSummary({ importKey }: { importKey: PaymentImportSummary_import$key }) {
  const { formatList } = useIntl()
  const formats = useFormats()
  const { summary } = useFragment(
    graphql`
      fragment PaymentImportSummary_import on RecordImport {
        summary {
          totals {
            amount
            currency
          }
          approvals {
            payments
            approvalsNeeded
            problem
            approvers {
              uuid
              fullName
            }
          }
        }
      }
    `,
    importKey,
  )
  if (!summary || summary.totals.length === 0) return null
  return (
    <section className="card payment-import-summary">
      <dl>
        <dt>
          <FormattedMessage id="paymentImport.total" />
        </dt>
        {summary.totals.map(total => (
          <dd key={total.currency} className="num fw5">
            {formats.money(total)}
          </dd>
        ))}
      </dl>
      <ul>
        {summary.approvals.map(({ payments, approvalsNeeded, approvers, problem }, place) => (
          <li key={place} className="row t13">
            <ShieldCheck className="i" aria-hidden />
            <span>
              <FormattedMessage
                id={approvers.length === 0 ? 'paymentImport.needs' : 'paymentImport.needs.who'}
                values={{
                  payments,
                  approvals: approvalsNeeded,
                  names: formatList(approvers.map(({ fullName }) => fullName)),
                }}
              />
              {problem ? (
                <span className="note warn">
                  <FormattedMessage id={`paymentImport.blocked.${problem}`} />
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
