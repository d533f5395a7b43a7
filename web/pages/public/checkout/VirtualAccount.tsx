import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../i18n/format.ts'
import { copyText } from '../../../ui/copyText.ts'
import { bankName } from '../../paymentNames.ts'
import { inFours } from './view.ts'

type VirtualAccountProps = {
  number: string
  bankCode: string | null | undefined
  amount: MoneyValue
  organizationName: string
}

/** The virtual account number, and how to use it. */
export function VirtualAccount({ number, bankCode, amount, organizationName }: VirtualAccountProps) {
  const formats = useFormats()
  const { formatMessage } = useIntl()
  const bank = bankName(bankCode)
  return (
    <>
      <dl className="checkout-numbers">
        <div>
          <dt>
            <FormattedMessage id="checkout.number" />
          </dt>
          <dd className="num checkout-number">{inFours(number)}</dd>
          <dd className="checkout-copy">
            <CopyButton text={number} label={formatMessage({ id: 'checkout.copy.number' })} />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="checkout.amount" />
          </dt>
          <dd className="num">{formats.money(amount)}</dd>
          {/* Banks accept whole rupiah without separators. */}
          <dd className="checkout-copy">
            <CopyButton
              text={amount.amount.replace(/\.0+$/, '')}
              label={formatMessage({ id: 'checkout.copy.amount' })}
            />
          </dd>
        </div>
      </dl>
      <section className="checkout-steps">
        <h2>
          <FormattedMessage id="checkout.steps" values={{ bank }} />
        </h2>
        <ol>
          <li>
            <FormattedMessage id="checkout.step.menu" values={{ bank }} />
          </li>
          <li>
            <FormattedMessage id="checkout.step.number" />
          </li>
          <li>
            <FormattedMessage id="checkout.step.check" values={{ name: organizationName }} />
          </li>
          <li>
            <FormattedMessage id="checkout.step.confirm" />
          </li>
        </ol>
      </section>
    </>
  )
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'copied' | 'refused' | null>(null)
  const Icon = state === 'copied' ? Check : Copy
  return (
    <>
      <button
        type="button"
        className="btn btn-xl"
        // The accessible name begins with the visible text.
        aria-label={state === 'copied' ? undefined : label}
        onClick={() => void copyText(text).then(isCopied => setState(isCopied ? 'copied' : 'refused'))}
      >
        <Icon className="i" aria-hidden />
        <FormattedMessage id={state === 'copied' ? 'checkout.copied' : 'checkout.copy'} />
      </button>
      <span className="sr" role="status">
        {state === 'copied' ? <FormattedMessage id="checkout.copied" /> : null}
      </span>
      {state === 'refused' ? (
        <p className="checkout-uncopied t12" role="alert">
          <FormattedMessage id="checkout.uncopied" />
        </p>
      ) : null}
    </>
  )
}
