import { Info, ShieldCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { BillStatusMark } from '../../bills/_public/BillStatusMark.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { ApprovalRow, InboxAction } from '../_lib/approvalRow.ts'
import { useAwaitedWords } from '../_lib/useAwaitedWords.ts'
import { usePaymentNote } from '../_lib/usePaymentNote.ts'
import { ApprovalChips } from './ApprovalChips.tsx'
import { PaymentStatusMark } from '../../_components/PaymentStatusMark.tsx'

type ApprovalCardProps = {
  row: ApprovalRow
  isCurrent: boolean
  isSelected: boolean
  /** Shows it next to the list; without enough space, its own page opens. */
  onShow: () => void
  onToggle: () => void
  onAct: (action: InboxAction) => void
}

/** One payment, transfer or bill of the queue: the amount first, then payee, creator and date. */
export function ApprovalCard({ row, isCurrent, isSelected, onShow, onToggle, onAct }: ApprovalCardProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const noteOf = usePaymentNote()
  const { number, name, address, amount, maker, day, allowedActions, obstacle, payment, bill } = row
  const may = (action: InboxAction) => allowedActions.includes(action)
  const awaitedOf = useAwaitedWords()
  // A user who can approve it need not see who else can.
  const awaited = may('APPROVE') ? null : awaitedOf((payment ?? bill).awaitedApproval)

  function dayInWords(): string {
    const isToday = day === formats.today()
    if (bill && isToday) return formatMessage({ id: 'approvals.dueToday' })
    if (bill) return formatMessage({ id: 'approvals.due' }, { day: formats.weekday(day) })
    return isToday ? formatMessage({ id: 'date.today' }) : formats.weekday(day)
  }
  function show(event: MouseEvent<HTMLElement>) {
    onShow()
    const hasSide = matchMedia('(min-width: 932px)').matches
    if (hasSide && !event.metaKey && !event.ctrlKey) event.preventDefault()
  }
  return (
    <li
      className={['approval', isSelected && 'selected', may('APPROVE') && 'is-open'].filter(Boolean).join(' ')}
      aria-current={isCurrent}
    >
      <Checkbox
        checked={isSelected}
        aria-label={formatMessage({ id: 'grid.selectRow' }, { name: number })}
        onChange={onToggle}
      />
      <Link className="approval-name trunc" to={address} title={name} onClick={show}>
        {name}
      </Link>
      <span className="badge">
        <FormattedMessage id={payment ? `paymentMethod.${payment.method ?? 'EXPORT'}` : 'approvals.bill'} />
      </span>
      <small className="approval-account trunc">
        {payment ? accountTail(payment.to) : (bill.description ?? bill.category)}
      </small>
      <span className="approval-amount num">
        <span className="ccy">{formats.currencySymbol(amount.currency)}</span> {formats.amount(amount.amount)}
      </span>
      <span className="approval-state">
        {payment ? (
          <PaymentStatusMark status={payment.status} note={noteOf(payment)} />
        ) : (
          <BillStatusMark bill={bill} />
        )}
      </span>
      {payment ? <ApprovalChips payment={payment} /> : null}
      <span className="approval-meta">
        <span className="tab-num">{number}</span>
        <span className="trunc">{maker ?? formatMessage({ id: 'payments.system' })}</span>
        <span>{dayInWords()}</span>
      </span>
      {obstacle ? (
        <small className="approval-why">
          <Info className="i" aria-hidden />
          <FormattedMessage id={obstacle} />
        </small>
      ) : null}
      {awaited ? <small className="approval-why">{awaited}</small> : null}
      {allowedActions.length > 0 ? (
        <span className="approval-acts">
          {may('REJECT') ? (
            <Button size="xl" variant="danger" onClick={() => onAct('REJECT')}>
              <FormattedMessage id={bill ? 'approvals.cancelBill' : 'payments.reject'} />
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
