import { Lock } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PaymentMethod } from '../../../../__generated__/usePaymentOptionsQuery.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { type MethodOption, methodOf, type PaymentOptions } from '../_lib/usePaymentOptions.ts'

type MethodCardsProps = { options: PaymentOptions | null; date: string | null }

/** The available transfer methods, with their cost and time; unavailable ones say why. */
export function MethodCards({ options, date }: MethodCardsProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'payments.method' })
  const field = useFormField<PaymentMethod | null>('method', label)
  if (options === null) {
    return (
      <p className="muted">
        <FormattedMessage id="payments.method.wait" />
      </p>
    )
  }
  const chosen = methodOf(options, field.value)
  const possible = options.methods.filter(option => option.possible)
  const others = options.methods.filter(option => !option.possible)
  return (
    <fieldset className="field" aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="sr">{label}</legend>
      <div className="methods" role="radiogroup" aria-label={label}>
        {possible.map((option, index) => (
          <label key={option.method} className={option === chosen ? 'method on' : 'method'}>
            <input
              type="radio"
              name="method"
              id={index === 0 ? field.id : undefined}
              value={option.method}
              checked={option === chosen}
              onChange={() => field.change(option.method)}
            />
            <MethodText option={option} date={date} />
          </label>
        ))}
      </div>
      {possible.length === 0 ? (
        <p className="note warn">
          <FormattedMessage id="payments.method.export" />
        </p>
      ) : null}
      <ul className="methods locked">
        {others.map(option => (
          <li key={option.method} className="method">
            <MethodText option={option} date={date} />
          </li>
        ))}
      </ul>
      {field.error ? (
        <span className="hint bad" id={`${field.id}-error`}>
          {field.error}
        </span>
      ) : null}
    </fieldset>
  )
}

function MethodText({ option, date }: { option: MethodOption; date: string | null }) {
  const formats = useFormats()
  const { method, fee, valueDate, possible, obstacle, atLeast, noMoreThan } = option
  const limits = {
    atLeast: formats.amount(atLeast?.amount ?? '0', { fraction: 0 }),
    noMoreThan: formats.amount(noMoreThan?.amount ?? '0', { fraction: 0 }),
  }
  return (
    <span className="method-text">
      <span className="method-name">
        <b>
          <FormattedMessage id={`paymentMethod.${method}`} />
        </b>
        <span className="num">
          {isZero(fee.amount) ? <FormattedMessage id="payments.noFee" /> : formats.amount(fee.amount)}
        </span>
      </span>
      <small>
        <FormattedMessage id={`payments.speed.${method}`} />
      </small>
      {possible && valueDate ? (
        <span>
          {valueDate === formats.today() ? (
            <FormattedMessage id="payments.leavesToday" />
          ) : valueDate === date ? (
            formats.weekday(valueDate)
          ) : (
            <FormattedMessage id="payments.leavesOn" values={{ date: formats.weekday(valueDate) }} />
          )}
        </span>
      ) : null}
      {obstacle ? (
        <small className="method-why">
          <Lock className="i" aria-hidden />
          <FormattedMessage id={`methodObstacle.${obstacle}`} values={limits} />
        </small>
      ) : noMoreThan || atLeast ? (
        <small>
          <FormattedMessage id={noMoreThan ? 'payments.limit.noMoreThan' : 'payments.limit.atLeast'} values={limits} />
        </small>
      ) : null}
    </span>
  )
}
