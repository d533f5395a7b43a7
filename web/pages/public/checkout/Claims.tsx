import { ChevronRight, Upload } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { Claim, Invoice } from './checkoutCalls.ts'
import { unprovenOf } from './view.ts'

/** What the payer wants to send. */
export type ClaimKind = 'PROOF' | 'SLIP'

type ClaimsProps = {
  invoice: Invoice
  /** Shows a confirmation after sending. */
  isSent: boolean
  onSend: (kind: ClaimKind) => void
}

/** What can be, and was, sent to the seller of the invoice. */
export function Claims({ invoice, isSent, onSend }: ClaimsProps) {
  const formats = useFormats()
  const { slipMost, claims } = invoice
  return (
    <>
      {isZero(unprovenOf(invoice).amount) ? null : (
        <Action
          name={<FormattedMessage id="checkout.proof.open" />}
          about={<FormattedMessage id="checkout.proof.open.text" />}
          onClick={() => onSend('PROOF')}
        />
      )}
      {isZero(slipMost.amount) ? null : (
        <Action
          name={<FormattedMessage id="checkout.slip.open" />}
          about={<FormattedMessage id="checkout.slip.open.text" values={{ amount: formats.money(slipMost) }} />}
          onClick={() => onSend('SLIP')}
        />
      )}
      {claims.length === 0 ? null : <Sent claims={claims} isSent={isSent} />}
    </>
  )
}

function Action({ name, about, onClick }: { name: ReactNode; about: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className="checkout-action" onClick={onClick}>
      <Upload className="i" aria-hidden />
      <span className="grow">
        {name}
        <small>{about}</small>
      </span>
      <ChevronRight className="i" aria-hidden />
    </button>
  )
}

function Sent({ claims, isSent }: { claims: readonly Claim[]; isSent: boolean }) {
  const formats = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])
  return (
    <section className="checkout-sent">
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage id="checkout.claims" />
      </h2>
      {isSent ? (
        <p className="muted t12" role="status">
          <FormattedMessage id="checkout.claims.taken" />
        </p>
      ) : null}
      <ul className="checkout-claims">
        {claims.map(({ kind, number, state, date, amount, reason, sentAt }) => (
          <li key={`${sentAt} ${number}`}>
            <span className="grow">
              {kind === 'PROOF' || kind === 'SLIP' ? <FormattedMessage id={`checkout.claims.${kind}`} /> : null}
              <small>
                {number} · {formats.date(date, { year: 'always' })}
              </small>
              {reason ? <small>{reason}</small> : null}
            </span>
            <span className="checkout-claim-side">
              <b className="num">{formats.money(amount)}</b>
              {state === 'CHECKING' || state === 'ACCEPTED' || state === 'REJECTED' ? (
                <small data-state={state}>
                  <FormattedMessage id={`checkout.claims.state.${state}`} />
                </small>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
