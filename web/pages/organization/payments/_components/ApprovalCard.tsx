import { Info, ShieldCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { readInlineData } from 'relay-runtime'
import type {
  ApprovalCard_payment$data,
  ApprovalCard_payment$key,
} from '../../../../__generated__/ApprovalCard_payment.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import { pathOf } from '../_lib/paymentKind.ts'
import { usePaymentNote } from '../_lib/usePaymentNote.ts'
import { PaymentStatusMark } from './PaymentStatusMark.tsx'

export type ApprovalRow = ApprovalCard_payment$data

// @inline: rows are read once, without a store subscription each.
export const readApproval = (key: ApprovalCard_payment$key): ApprovalRow =>
  readInlineData<ApprovalCard_payment$key>(
    graphql`
      fragment ApprovalCard_payment on Payment @inline {
        id
        uuid
        kind
        number
        status
        version
        date
        method
        allowedActions
        approvalObstacle
        amount {
          amount
          currency
        }
        to {
          name
          accountNumber
          bank {
            name
          }
        }
        createdBy {
          fullName
        }
        ...usePaymentNote_payment
        ...PaymentFacts_payment
      }
    `,
    key,
  )

/** The address of a payment's own page. */
export const addressOf = ({ kind, uuid }: ApprovalRow) =>
  `${pathOf[kind === 'TRANSFER' ? 'TRANSFER' : 'PAYMENT']}/${uuid}`

type ApprovalCardProps = {
  row: ApprovalRow
  isCurrent: boolean
  isSelected: boolean
  /** Shows it beside the list; where there is no room, its own page opens. */
  onShow: () => void
  onToggle: () => void
  onAct: (action: 'APPROVE' | 'REJECT') => void
}

/** One payment or transfer of the queue: the amount first, then whom, by whom and for when. */
export function ApprovalCard({ row, isCurrent, isSelected, onShow, onToggle, onAct }: ApprovalCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const noteOf = usePaymentNote()
  const { number, to, amount, method, date, createdBy, allowedActions, approvalObstacle, status } = row
  const may = (action: 'APPROVE' | 'REJECT') => allowedActions.includes(action)

  function show(event: MouseEvent<HTMLElement>) {
    onShow()
    const hasSide = matchMedia('(min-width: 932px)').matches
    if (hasSide && !event.metaKey && !event.ctrlKey) event.preventDefault()
  }
  return (
    <li className={isSelected ? 'approval selected' : 'approval'} aria-current={isCurrent}>
      <Checkbox
        checked={isSelected}
        aria-label={formatMessage({ id: 'grid.selectRow' }, { name: number })}
        onChange={onToggle}
      />
      <Link className="approval-name trunc" to={addressOf(row)} title={to.name} onClick={show}>
        {to.name}
      </Link>
      <span className="badge">
        <FormattedMessage id={`paymentMethod.${method ?? 'EXPORT'}`} />
      </span>
      <small className="approval-account">{accountTail(to)}</small>
      <span className="approval-amount num">
        <span className="ccy">{formats.currencySymbol(amount.currency)}</span> {formats.amount(amount.amount)}
      </span>
      <span className="approval-state">
        <PaymentStatusMark status={status} note={noteOf(row)} />
      </span>
      <span className="approval-meta">
        <span className="tab-num">{number}</span>
        <span className="trunc">{createdBy?.fullName ?? formatMessage({ id: 'payments.system' })}</span>
        <span>{date === formats.today() ? formatMessage({ id: 'date.today' }) : formats.weekday(date)}</span>
      </span>
      {approvalObstacle ? (
        <small className="approval-why">
          <Info className="i" aria-hidden />
          <FormattedMessage id={`approvalObstacle.${approvalObstacle}`} />
        </small>
      ) : null}
      {may('APPROVE') || may('REJECT') ? (
        <span className="approval-acts">
          {may('REJECT') ? (
            <Button size="xl" variant="danger" onClick={() => onAct('REJECT')}>
              <FormattedMessage id="payments.reject" />
            </Button>
          ) : null}
          {may('APPROVE') ? (
            <Button
              size="xl"
              variant="primary"
              icon={<ShieldCheck className="i" aria-hidden />}
              onClick={() => onAct('APPROVE')}
            >
              <FormattedMessage id="payments.approve" />
            </Button>
          ) : null}
        </span>
      ) : null}
    </li>
  )
}
