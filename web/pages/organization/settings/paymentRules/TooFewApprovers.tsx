import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { TooFewApproversQuery } from '../../../../__generated__/TooFewApproversQuery.graphql.ts'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'

/** Warns when more approvals are required than there are users who can give one: such a payment could never be approved. */
export function TooFewApprovers({ wanted }: { wanted: number }) {
  const { organization } = useQueryOfSelection<TooFewApproversQuery>(
    graphql`
      query TooFewApproversQuery @throwOnFieldError {
        organization {
          roles {
            permissions
            memberCount
          }
        }
      }
    `,
    {},
  )
  const people = organization.roles
    .filter(({ permissions }) => permissions.includes('TREASURY_PAYMENTS_APPROVE'))
    .reduce((sum, { memberCount }) => sum + memberCount, 0)
  if (wanted <= people) return null
  return (
    <p className="note warn" role="status">
      <FormattedMessage id="paymentRules.tooFewApprovers" values={{ wanted, people }} />
    </p>
  )
}
