import { Check, Eye, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { daysBetween } from '../../../../i18n/calendarDate.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { ApprovalLine } from '../_lib/approvalLine.ts'
import { pathOf } from '../_lib/paymentKind.ts'
import type { Prepared } from '../_lib/usePreparation.ts'
import { OtherApprovals } from './OtherApprovals.tsx'

type ApprovalPanelProps = {
  prepared: Prepared
  /** Banks are being asked for names. */
  isCheckingNames: boolean
  /** Of which the person said that they are not paid twice. */
  checked: ReadonlySet<string>
  onCheck: (id: string, isChecked: boolean) => void
}

/** What is approved: who else approved, and of each payment what speaks for and against it. */
export function ApprovalPanel({ prepared: { lines }, isCheckingNames, checked, onCheck }: ApprovalPanelProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <OtherApprovals lines={lines} />
      {/* It scrolls when there are many: whoever has no mouse must be able to get there. */}
      <ul className="approval-lines" tabIndex={0} aria-label={formatMessage({ id: 'payments.lines' })}>
        {lines.map(line => (
          <Line
            key={line.id}
            line={line}
            isCheckingNames={isCheckingNames}
            isChecked={checked.has(line.id)}
            onCheck={isChecked => onCheck(line.id, isChecked)}
          />
        ))}
      </ul>
    </>
  )
}

type LineProps = {
  line: ApprovalLine
  isCheckingNames: boolean
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}

function Line({ line, isCheckingNames, isChecked, onCheck }: LineProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { to, from, amount, fee, method, valueDate, number, bill, duplicates } = line
  const day = valueDate === formats.today() ? formatMessage({ id: 'date.today' }) : formats.weekday(valueDate)
  return (
    <li className="approval-line">
      <div className="approval-line-top">
        <b>{to.bankAccount?.alias ?? to.name}</b>
        <span className="num">
          <span className="ccy">{formats.currencySymbol(amount.currency)} </span>
          {formats.amount(amount.amount)}
        </span>
        <small>
          {[accountTail(to), formatMessage({ id: `paymentMethod.${method ?? 'EXPORT'}` }), day, number].join(' · ')}
        </small>
        <small className="num">
          {isZero(fee.amount) ? (
            <FormattedMessage id="payments.panel.noFee" />
          ) : (
            <FormattedMessage id="payments.panel.fee" values={{ fee: formats.amount(fee.amount) }} />
          )}
        </small>
        <small className="approval-from">
          <FormattedMessage
            id="payments.panel.from"
            values={{ account: `${from.alias} ··${from.accountNumber.slice(-4)}` }}
          />
        </small>
      </div>
      <div className="approval-evidence">
        {duplicates.map(({ number: other, date }) => (
          <Evidence key={other} kind="no">
            <FormattedMessage id="payments.panel.duplicate" values={{ days: Math.abs(daysBetween(date, line.date)) }} />
          </Evidence>
        ))}
        <NameEvidence line={line} isChecking={isCheckingNames} />
        {bill ? (
          <Evidence kind="yes">
            <FormattedMessage id="payments.panel.bill" values={{ number: bill.number }} />
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

/** What the bank says of the name; nothing of an account of our own. */
function NameEvidence({ line, isChecking }: { line: ApprovalLine; isChecking: boolean }) {
  const { nameCheck, to } = line
  if (to.bankAccount) return null
  if (!nameCheck)
    return (
      <Evidence kind="mid">
        <FormattedMessage id={isChecking ? 'payments.panel.name.asking' : 'payments.panel.name.unchecked'} />
      </Evidence>
    )
  const { match, accountName } = nameCheck
  return (
    <Evidence kind={match === 'EXACT' ? 'yes' : match === 'CLOSE' ? 'mid' : 'no'}>
      <FormattedMessage
        id={`payments.panel.name.${match ?? 'NONE'}`}
        values={{ name: <b key="n">{accountName}</b>, ours: to.name }}
      />
    </Evidence>
  )
}

const icons = { yes: Check, mid: Eye, no: TriangleAlert } as const

/** `yes` speaks for it, `no` against it, `mid` wants a look. */
function Evidence({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind]
  return (
    <span className={`ev ${kind}`}>
      <Icon className="i" aria-hidden />
      <span>{children}</span>
    </span>
  )
}
