import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OwnershipNotice_organization$key } from '../../../../__generated__/OwnershipNotice_organization.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useFreshFactor } from '../../../../ui/freshFactor/useFreshFactor.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import { useAnswerOwnership } from '../_lib/useAnswerOwnership.ts'
import '../management.css'

type OwnershipNoticeProps = {
  organizationKey: OwnershipNotice_organization$key
  className: string
  onChanged: (() => void) | undefined
}

/** The open offer of ownership, with the viewer's possible actions. */
export function OwnershipNotice({ organizationKey, className, onChanged }: OwnershipNoticeProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const organization = useFragment(
    graphql`
      fragment OwnershipNotice_organization on Organization {
        name
        ownershipTransfer {
          expiresAt
          allowedActions
          from {
            fullName
          }
          to {
            fullName
          }
        }
      }
    `,
    organizationKey,
  )
  const { withFreshFactor, freshFactorDialog } = useFreshFactor()
  const answer = useAnswerOwnership()
  const transfer = organization.ownershipTransfer
  if (!transfer) return null

  const may = (action: string) => transfer.allowedActions.some(allowed => allowed === action)
  async function send(action: 'accept' | 'decline' | 'withdraw') {
    const outcome = await (action === 'accept'
      ? withFreshFactor(factor => answer.accept({ variables: { input: factor } }))
      : answer[action]({ variables: {} }))
    if (outcome === null) return
    if (outcome.ok) toast.success(formatMessage({ id: `ownership.done.${action}` }))
    else toast.error(wordsOf(outcome))
    onChanged?.()
  }

  const side = may('ACCEPT') ? 'to' : may('WITHDRAW') ? 'from' : 'others'
  return (
    <section
      className={`note warn ownership-notice ${className}`}
      aria-label={formatMessage({ id: 'ownership.title' })}
    >
      <span className="ownership-words">
        <FormattedMessage
          id={`ownership.open.${side}`}
          values={{
            from: transfer.from.fullName,
            to: transfer.to.fullName,
            organization: organization.name,
            until: formats.dateTime(transfer.expiresAt),
          }}
        />
      </span>
      <span className="row">
        {may('DECLINE') ? (
          <Button size="sm" onClick={() => void send('decline')}>
            <FormattedMessage id="ownership.decline" />
          </Button>
        ) : null}
        {may('ACCEPT') ? (
          <Button size="sm" variant="primary" onClick={() => void send('accept')}>
            <FormattedMessage id="ownership.accept" />
          </Button>
        ) : null}
        {may('WITHDRAW') ? (
          <Button size="sm" onClick={() => void send('withdraw')}>
            <FormattedMessage id="ownership.withdraw" />
          </Button>
        ) : null}
      </span>
      {freshFactorDialog}
    </section>
  )
}
