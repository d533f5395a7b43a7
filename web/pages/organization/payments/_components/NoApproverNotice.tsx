import { CircleAlert, Copy } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useOrganizationName, usePayingActive, usePermission } from '../../../../shell/permissions.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { copyAddress } from '../_lib/paymentSource.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

type NoApproverNoticeProps = {
  /** Why no user can approve it. */
  reason: NamesUnder<'payments.nobody.'>
  /** The path of the payment's list. */
  path: string
  uuid: string
}

/** Says that no user can approve a payment, and offers alternatives: canceling is among its other actions. */
export function NoApproverNotice({ reason, path, uuid }: NoApproverNoticeProps) {
  const organization = useOrganizationName()
  const isPayingActive = usePayingActive()
  const mayCreate = usePermission('TREASURY_PAYMENTS_CREATE')
  return (
    <div className="note warn nobody-approves" role="status">
      <CircleAlert className="i" aria-hidden />
      <div className="form-column">
        <span>
          <FormattedMessage id={`payments.nobody.${reason}`} values={{ organization }} />
        </span>
        {mayCreate && isPayingActive ? (
          <LinkButton icon={<Copy className="i" aria-hidden />} to={copyAddress(path, uuid)}>
            <FormattedMessage id="payments.makeCopy" />
          </LinkButton>
        ) : null}
      </div>
    </div>
  )
}
