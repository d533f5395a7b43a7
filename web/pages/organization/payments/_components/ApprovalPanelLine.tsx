import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { compareDecimals, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { ApprovalLine } from '../_lib/approvalLine.ts'
import { isRefundAccount } from '../_lib/paidRefund.ts'
import { pathOf } from '../_lib/paymentKind.ts'
import { Evidence, nameEvidence } from '../../_components/Evidence.tsx'

type LineProps = {
  line: ApprovalLine
  /** Whether it is the current one. */
  isCurrent: boolean
  /** Whether to show the source account: not if all share one, which the panel's head names. */
  showsSource: boolean
  isCheckingNames: boolean
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

/** One payment being approved, with the evidence for and against it. */
export function ApprovalPanelLine(props: LineProps) {
  const { line, isCurrent, showsSource, isCheckingNames, isChecked, onCheck } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { to, from, amount, fee, method, valueDate, number, bill, duplicates, newAccount } = line
  const refund = line.paidExpectedTransaction?.refund
  const day = valueDate === formats.today() ? formatMessage({ id: 'date.today' }) : formats.weekday(valueDate)
  const isBillAmount = bill !== null && bill !== undefined && compareDecimals(bill.amount.amount, amount.amount) === 0
  return (
    <li className="approval-line" aria-current={isCurrent || undefined}>
      <div className="approval-line-top">
        <b>{to.bankAccount?.alias ?? to.name}</b>
        <span className="num">
          <span className="ccy">{formats.currencySymbol(amount.currency)} </span>
          {formats.amount(amount.amount)}
        </span>
        <small>
          {[accountTail(to), formatMessage({ id: `paymentMethod.${method ?? 'EXPORT'}` }), day].join(' · ')}
          {' · '}
          <span className="approval-number">{number}</span>
        </small>
        <small className="num">
          {isZero(fee.amount) ? (
            <FormattedMessage id="payments.panel.noFee" />
          ) : (
            <FormattedMessage id="payments.panel.fee" values={{ fee: formats.amount(fee.amount) }} />
          )}
        </small>
        {showsSource ? (
          <small className="approval-from">
            <FormattedMessage
              id="payments.panel.from"
              values={{ account: `${from.alias} ··${from.accountNumber.slice(-4)}` }}
            />
          </small>
        ) : null}
      </div>
      <div className="approval-evidence">
        {newAccount ? (
          <Evidence kind="no">
            <FormattedMessage
              id={newAccount.addedBy ? 'payments.panel.newAccount' : 'payments.panel.newAccountBySystem'}
              values={{ day: formats.date(formats.dayOf(newAccount.addedAt)), name: newAccount.addedBy?.fullName }}
            />
          </Evidence>
        ) : null}
        {duplicates.map(({ number: other, date }) => (
          <Evidence key={other} kind="no">
            <FormattedMessage id="payments.panel.duplicate" values={{ days: Math.abs(daysBetween(date, line.date)) }} />
          </Evidence>
        ))}
        <NameEvidence line={line} isChecking={isCheckingNames} />
        {bill ? (
          <Evidence kind={isBillAmount ? 'yes' : 'mid'}>
            <FormattedMessage
              id={isBillAmount ? 'payments.panel.bill' : 'payments.panel.billDiffers'}
              values={{ number: bill.number, amount: formats.amount(bill.amount.amount) }}
            />
          </Evidence>
        ) : null}
        {refund ? (
          <Evidence kind={isRefundAccount(refund, to) ? 'yes' : 'no'}>
            <FormattedMessage
              id="payments.panel.refund"
              values={{
                number: refund.creditMemoNumber,
                account: `${refund.bankName} ${refund.accountNumber}, ${refund.accountName}`,
              }}
            />
          </Evidence>
        ) : null}
      </div>
      {duplicates.map(other => (
        <p key={other.uuid} className="approval-duplicate">
          <Link to={`${pathOf[other.kind === 'TRANSFER' ? 'TRANSFER' : 'PAYMENT']}/${other.uuid}`} target="_blank">
            {other.number}
          </Link>
          {', '}
          {[
            formats.amount(other.amount.amount),
            formatMessage({ id: `paymentStatus.${other.status}` }),
            formats.date(other.date),
            other.createdBy?.fullName,
            other.bill?.number,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      ))}
      {duplicates.length > 0 ? (
        <label className="approval-checked">
          <Checkbox checked={isChecked} onChange={event => onCheck(event.target.checked)} />
          <FormattedMessage id="payments.panel.notTwice" />
        </label>
      ) : null}
    </li>
  )
}

/** The bank's answer about the name, also for an account entered as our own. */
function NameEvidence({ line, isChecking }: { line: ApprovalLine; isChecking: boolean }) {
  const { nameCheck, to } = line
  if (!nameCheck)
    return (
      <Evidence kind="mid">
        <FormattedMessage id={isChecking ? 'payments.panel.name.asking' : 'payments.panel.name.unchecked'} />
      </Evidence>
    )
  const { match, accountName } = nameCheck
  return (
    <Evidence kind={nameEvidence(match ?? null)}>
      <FormattedMessage
        id={`payments.panel.name.${match ?? 'NONE'}`}
        values={{ name: <b key="n">{accountName}</b>, ours: to.name }}
      />
    </Evidence>
  )
}
