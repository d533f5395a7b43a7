import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProvenPaymentAction } from '../../../../__generated__/usePrepareApprovalMutation.graphql.ts'
import { initialsOf } from '../../../../shell/initials.ts'
import { useOrganizationName } from '../../../../shell/permissions.tsx'
import { DialogBody } from '../../../../ui/overlay/DialogBody.tsx'
import { DockedPanel } from '../../../../ui/overlay/DockedPanel.tsx'
import type { ApprovalLine } from '../_lib/approvalLine.ts'

type ApprovalFrameProps = {
  docked: boolean
  takesFocus: boolean
  onClose: () => void
  title: ReactNode
  description: ReactNode
  footer: ReactNode
  children: ReactNode
}

/** Next to the list, or over the page; on a phone it replaces the page. */
export function ApprovalFrame({ docked, takesFocus, ...slots }: ApprovalFrameProps) {
  const organization = useOrganizationName()
  if (!docked) return <DialogBody open alert size="full" {...slots} />
  const mark = (
    <span className="org-mark" aria-hidden>
      {initialsOf(organization)}
    </span>
  )
  return <DockedPanel mark={mark} takesFocus={takesFocus} {...slots} />
}

type ApprovalLeadProps = { action: ProvenPaymentAction; lines: readonly ApprovalLine[]; count: number }

/** The organization, and the accounts to be debited. */
export function ApprovalLead({ action, lines, count }: ApprovalLeadProps) {
  const { formatList } = useIntl()
  const organization = useOrganizationName()
  const accounts = [...new Set(lines.map(({ from }) => `${from.alias} ··${from.accountNumber.slice(-4)}`))]
  return (
    <>
      {accounts.length > 0 ? (
        <FormattedMessage id="payments.panel.lead" values={{ organization, accounts: formatList(accounts) }} />
      ) : (
        organization
      )}
      {action === 'RESEND' ? (
        <>
          {'. '}
          <FormattedMessage id="payments.RESEND.text" values={{ count }} />
        </>
      ) : null}
    </>
  )
}
