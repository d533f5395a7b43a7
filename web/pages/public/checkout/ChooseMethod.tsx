import { ChevronRight, CreditCard, Info, Landmark, QrCode, Wallet } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { RequestFailed } from '../../../relay/operation.ts'
import { TransferTo } from '../TransferTo.tsx'
import { AmountHead } from './AmountHead.tsx'
import { type Invoice, type Method, readMethods } from './checkoutCalls.ts'
import { CheckoutFrame } from './CheckoutFrame.tsx'
import { InvoiceDetails } from './InvoiceDetails.tsx'
import { bankName } from '../../paymentNames.ts'
import { bankSign, MethodName } from './methodName.tsx'
import { useStart } from './_lib/useStart.ts'

type ChooseMethodProps = {
  token: string
  invoice: Invoice
  isBehind: boolean
  refresh: () => Promise<void>
  /** What can be, and was, sent to the seller. */
  claims: ReactNode
  onStarted: () => Promise<void>
}
type Read = { methods: readonly Method[] } | { failure: string } | null

/** An amount with sen: no method takes it, which is said once for all. */
const isNotWhole = ({ reason }: Pick<Method, 'reason'>) => reason === 'NOT_WHOLE'

const nameOf = ({ method, bankCode }: Pick<Method, 'method' | 'bankCode'>) => `${method} ${bankCode ?? ''}`

/** The available payment methods for the outstanding amount, and why others are unavailable. */
function useMethods(token: string, remaining: string) {
  const [read, setRead] = useState<Read>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isStopped = false
    setRead(null)
    readMethods(token)
      .then(
        (methods): Read => ({ methods }),
        (error: unknown): Read => ({ failure: error instanceof RequestFailed ? error.message : '' }),
      )
      .then(next => {
        if (!isStopped) setRead(next)
      })
    return () => {
      isStopped = true
    }
  }, [token, remaining, turn])
  return { read, again: () => setTurn(before => before + 1) }
}

/** The outstanding amount, and how to pay it. */
export function ChooseMethod({ token, invoice, isBehind, refresh, claims, onStarted }: ChooseMethodProps) {
  const formats = useFormats()
  const { invoiceNumber, customerName, dueDate, isOverdue, remaining, unverified, checking, session } = invoice
  const { read, again } = useMethods(token, remaining.amount)
  const [chosen, setChosen] = useState<string | null>(null)
  const { start, isStarting, failure } = useStart(token, { onStarted, refresh })
  const methods = read && 'methods' in read ? read.methods : []
  const possible = methods.filter(({ isPossible }) => isPossible)
  const choice = possible.find(one => nameOf(one) === chosen) ?? possible[0]

  return (
    <CheckoutFrame
      organizationName={invoice.organizationName}
      isBehind={isBehind}
      footer={
        choice ? (
          <>
            <p className="checkout-due">
              <FormattedMessage id="checkout.noFee" />
              <b className="num">{formats.money(remaining)}</b>
            </p>
            {failure === null ? null : (
              <p className="checkout-refusal" role="alert">
                {failure}
              </p>
            )}
            <button
              type="button"
              className="btn btn-primary btn-xl btn-block"
              disabled={isStarting}
              data-loading={isStarting || undefined}
              onClick={() => void start(choice)}
            >
              {isStarting ? <span className="spinner" aria-hidden /> : null}
              <PayWith of={choice} />
            </button>
          </>
        ) : undefined
      }
    >
      <AmountHead number={invoiceNumber} amount={remaining}>
        {!dueDate ? (
          <FormattedMessage id="checkout.for" values={{ customer: customerName }} />
        ) : (
          <FormattedMessage
            id={isOverdue ? 'checkout.forOverdue' : 'checkout.forDue'}
            values={{ customer: customerName, date: formats.date(dueDate, { year: 'always' }) }}
          />
        )}
      </AmountHead>
      <InvoiceDetails invoice={invoice} />
      {isZero(unverified.amount) ? null : (
        <p className="checkout-note">
          <Info className="i" aria-hidden />
          <FormattedMessage
            id="checkout.checking.text"
            values={{ number: invoiceNumber, amount: formats.money(unverified) }}
          />
        </p>
      )}
      {isZero(checking.amount) ? null : (
        <p className="checkout-note">
          <Info className="i" aria-hidden />
          <FormattedMessage id="checkout.proof.checking" values={{ amount: formats.money(checking) }} />
        </p>
      )}
      {session?.status === 'EXPIRED' ? (
        <p className="checkout-note" role="status">
          <Info className="i" aria-hidden />
          <FormattedMessage id="checkout.expired" values={{ method: <MethodName of={session} /> }} />
        </p>
      ) : null}
      <MethodsOf read={read} chosen={choice} bank={invoice.bank} onChoose={setChosen} onAgain={again} />
      {invoice.bank ? (
        // Opened by default where no other method is available.
        <details className="checkout-details checkout-transfer" open={read !== null && possible.length === 0}>
          <summary>
            <Landmark className="i" aria-hidden />
            <span className="grow">
              <FormattedMessage id="checkout.transfer" />
            </span>
            <ChevronRight className="i checkout-open" aria-hidden />
          </summary>
          <TransferTo bank={invoice.bank} amount={remaining} reference={invoiceNumber} words="checkout" />
        </details>
      ) : null}
      {claims}
    </CheckoutFrame>
  )
}

type MethodsOfProps = {
  read: Read
  bank: Invoice['bank']
  chosen: Method | undefined
  onChoose: (name: string) => void
  onAgain: () => void
}

function MethodsOf({ read, chosen, bank, onChoose, onAgain }: MethodsOfProps) {
  if (read === null)
    return (
      <p className="muted" role="status">
        <FormattedMessage id="checkout.reading" />
      </p>
    )
  if ('failure' in read)
    return (
      <div className="checkout-note" role="alert">
        <p className="grow">{read.failure || <FormattedMessage id="request.unreachable" />}</p>
        <button type="button" className="btn" onClick={onAgain}>
          <FormattedMessage id="action.retry" />
        </button>
      </div>
    )
  const possible = read.methods.filter(({ isPossible }) => isPossible)
  return (
    <>
      {possible.length > 0 ? (
        <fieldset>
          <legend className="checkout-legend">
            <FormattedMessage id="checkout.methods" />
          </legend>
          <div className="checkout-methods">
            {possible.map(one => (
              <label key={nameOf(one)} className={one === chosen ? 'on' : undefined}>
                <input type="radio" name="method" checked={one === chosen} onChange={() => onChoose(nameOf(one))} />
                <Sign of={one} />
                <span>
                  <MethodName of={one} />
                  <small>
                    <About method={one.method} />
                  </small>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="checkout-note" role="status">
          <Info className="i" aria-hidden />
          <FormattedMessage
            id={`checkout.${read.methods.some(isNotWhole) ? 'notWhole' : 'none'}${bank ? '.transfer' : ''}`}
          />
        </p>
      )}
      <Obstacles methods={read.methods} />
    </>
  )
}

const SIGNS = { QRIS: QrCode, CARD: CreditCard, E_WALLET: Wallet } as const

function Sign({ of: { method, bankCode } }: { of: Method }) {
  const Icon = method === 'QRIS' || method === 'CARD' || method === 'E_WALLET' ? SIGNS[method] : null
  return (
    <span className="checkout-sign" aria-hidden>
      {Icon ? <Icon className="i" /> : bankSign(bankCode)}
    </span>
  )
}

function About({ method }: Pick<Method, 'method'>) {
  if (method === 'CARD' || method === 'E_WALLET') return <FormattedMessage id="checkout.about.page" />
  return <FormattedMessage id={method === 'QRIS' ? 'checkout.about.QRIS' : 'checkout.about.VIRTUAL_ACCOUNT'} />
}

function PayWith({ of: { method, bankCode } }: { of: Method }) {
  const name = method === 'VIRTUAL_ACCOUNT' ? bankName(bankCode) : <MethodName of={{ method, bankCode }} />
  return <FormattedMessage id="checkout.payWith" values={{ method: name }} />
}

/** Why some methods are unavailable. Methods that the seller never accepts are mentioned only if there is no other. */
function Obstacles({ methods }: { methods: readonly Method[] }) {
  const formats = useFormats()
  const told = methods.filter(
    ({ isPossible, reason, method }) =>
      !isPossible && reason !== 'NOT_WHOLE' && (reason !== 'NO_PROVIDER' || method !== 'VIRTUAL_ACCOUNT'),
  )
  if (told.length === 0) return null
  return (
    <ul className="checkout-obstacles">
      {told.map(one => (
        <li key={nameOf(one)}>
          <Info className="i" aria-hidden />
          <span>
            <Obstacle
              of={one}
              least={one.minimum ? formats.money({ amount: one.minimum, currency: 'IDR' }, { fraction: 0 }) : ''}
              most={one.maximum ? formats.money({ amount: one.maximum, currency: 'IDR' }, { fraction: 0 }) : ''}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function Obstacle({ of, least, most }: { of: Method; least: string; most: string }) {
  const method = <MethodName of={of} />
  switch (of.reason) {
    case 'ABOVE_LIMIT':
      return <FormattedMessage id="checkout.obstacle.ABOVE_LIMIT" values={{ method, most }} />
    case 'BELOW_LIMIT':
      return <FormattedMessage id="checkout.obstacle.BELOW_LIMIT" values={{ method, least }} />
    case 'CURRENCY':
      return <FormattedMessage id="checkout.obstacle.CURRENCY" values={{ method }} />
    default:
      return <FormattedMessage id="checkout.obstacle.NO_PROVIDER" values={{ method }} />
  }
}
