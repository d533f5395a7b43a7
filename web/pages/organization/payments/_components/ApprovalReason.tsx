import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ApprovalReason_reason$key } from '../../../../__generated__/ApprovalReason_reason.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'

type ApprovalReasonProps = {
  reasonKey: ApprovalReason_reason$key
  /** Whom the payment pays, and when: what goes there on that day is counted together. */
  name: string
  date: string
}

/** Why so many must approve: the policy, and the amount that is passed. */
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
