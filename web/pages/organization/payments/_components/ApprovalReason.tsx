import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApprovalReason_reason$key } from '../../../../__generated__/ApprovalReason_reason.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

type ApprovalReasonProps = {
  reasonKey: ApprovalReason_reason$key
  /** The payee and the date: payments to the same payee on that day are added up. */
  name: string
  date: string
}

/** Why this many approvals are required: the policy, and the amount that is exceeded. */
export function ApprovalReason({ reasonKey, name, date }: ApprovalReasonProps) {
  const formats = useFormats()
  const { policyName, over } = useFragment(
    graphql`
      fragment ApprovalReason_reason on ApprovalReason {
        policyName
        over {
          amount
          currency
        }
      }
    `,
    reasonKey,
  )
  return over ? (
    <FormattedMessage
      id="payments.reasonOver"
      values={{ amount: formats.money(over), name, date: formats.date(date), policy: policyName }}
    />
  ) : (
    <FormattedMessage id="payments.reasonAny" values={{ policy: policyName }} />
  )
}
