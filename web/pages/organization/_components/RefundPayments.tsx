import { Send } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { RefundPayments_expected$key } from '../../../__generated__/RefundPayments_expected.graphql.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { usePermission } from '../../../shell/permissions.tsx'

/** The payments of a refund, and a button to create one. */
export function RefundPayments({ expectedKey }: { expectedKey: RefundPayments_expected$key }) {
  const mayPay = usePermission('TREASURY_PAYMENTS_CREATE')
  const { uuid, refund } = useFragment(
    graphql`
      fragment RefundPayments_expected on ExpectedTransaction @throwOnFieldError {
        uuid
        refund {
          payable
          payments {
            uuid
            number
          }
        }
      }
    `,
    expectedKey,
  )
  if (!refund) return null
  return (
    <>
      {refund.payments.map(payment => (
        <Link key={payment.uuid} className="link tab-num" to={`/payments/${payment.uuid}`}>
          {payment.number}
        </Link>
      ))}
      {refund.payable && mayPay ? (
        <LinkButton size="sm" icon={<Send className="i" aria-hidden />} to={`/payments/create?expected=${uuid}`}>
          <FormattedMessage id="refund.pay" />
        </LinkButton>
      ) : null}
    </>
  )
}
