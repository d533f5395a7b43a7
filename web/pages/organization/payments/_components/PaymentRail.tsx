import { ShieldCheck } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addDecimals, isDecimal, isNegative, isZero, subtractDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { accountTail } from '../_lib/accountTail.ts'
import type { OwnAccount } from '../_lib/paymentValues.ts'
import type { MethodOption, PaymentOptions } from '../_lib/usePaymentOptions.ts'
import { ApprovalReason } from './ApprovalReason.tsx'
import type { MessageId } from '../../../../i18n/messages.ts'

type PaymentRailProps = {
  from: OwnAccount | undefined
  to: Named | null
  amount: string | null
  method: MethodOption | undefined
  options: PaymentOptions | null
}

/** The debit, the remaining balance, and the required approvals, before anything is sent. */
export function PaymentRail({ from, to, amount, method, options }: PaymentRailProps) {
  const { formatList } = useIntl()
  const formats = useFormats()
  const sum = amount !== null && isDecimal(amount) && !isNegative(amount) && !isZero(amount) ? amount : null
  const fee = method?.fee.amount ?? '0'
  const total = sum === null ? null : addDecimals([sum, fee])
  const balance = from?.balance?.ledger.amount
  const left = total !== null && balance !== undefined ? subtractDecimals(balance, total) : null
  return (
    <>
      <section className="card">
        <div className="card-h">
          <h2>
            <FormattedMessage id="payments.summary" />
          </h2>
        </div>
        <div className="card-b form-column">
          <ol className="payment-way">
            <li>
              <End label="payments.from" chosen={from && { name: from.alias, detail: accountTail(from) }} />
            </li>
            <li>
              <End label="payments.to" chosen={to} />
            </li>
          </ol>
          {sum !== null && from ? (
            <dl className="payment-sum">
              <Line label="payments.amount">{formats.amount(sum)}</Line>
              <Line label="payments.fee">{formats.amount(fee)}</Line>
              <div className="payment-sum-total">
                <dt>
                  <FormattedMessage id="payments.total" values={{ currency: formats.currencySymbol(from.currency) }} />
                </dt>
                <dd>{formats.amount(total ?? sum)}</dd>
              </div>
              {left === null ? null : <Line label="payments.left">{formats.amount(left)}</Line>}
            </dl>
          ) : null}
          {left !== null && isNegative(left) ? (
            <p className="note warn">
              <FormattedMessage id="payments.tooLittle" />
            </p>
          ) : null}
        </div>
      </section>
      {options === null ? null : (
        <section className="card">
          <div className="card-b payment-needs">
            <ShieldCheck className="i" aria-hidden />
            <div>
              <b>
                <FormattedMessage id="payments.needs" values={{ count: options.approvalsNeeded }} />
              </b>
              {options.approvalReason && to ? (
                <p className="t12 muted payment-reason">
                  <ApprovalReason
                    reasonKey={options.approvalReason}
                    name={to.name}
                    date={method?.valueDate ?? formats.today()}
                  />
                </p>
              ) : null}
              {options.approvers.length > 0 ? (
                <p className="t12 muted">
                  <FormattedMessage
                    id="payments.needs.who"
                    values={{ names: formatList(options.approvers.map(({ fullName }) => fullName)) }}
                  />
                </p>
              ) : null}
              {options.approvalProblem ? (
                <p className="note warn">
                  <FormattedMessage id={`payments.needs.blocked.${options.approvalProblem}`} />
                </p>
              ) : null}
              <p className="t12 muted">
                <FormattedMessage id={options.hasConnection ? 'payments.needs.then' : 'payments.needs.export'} />
              </p>
            </div>
          </div>
        </section>
      )}
    </>
  )
}

type Named = { name: string; detail: string }

/** The source or target of the money, or that it is still to be chosen. */
function End({ label, chosen }: { label: MessageId; chosen: Named | null | undefined }) {
  if (!chosen) {
    return (
      <span className="t13 muted">
        <FormattedMessage id={label} />
      </span>
    )
  }
  return (
    <>
      <b>{chosen.name}</b>
      <small>{chosen.detail}</small>
    </>
  )
}

function Line({ label, children }: { label: MessageId; children: string }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
