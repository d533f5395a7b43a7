import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ChooseOriginalDialogQuery } from '../../../../__generated__/ChooseOriginalDialogQuery.graphql.ts'
import { isNegative, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { isPayment, type OfOrder, possiblePayments } from '../_lib/possiblePayments.ts'
import { useChooseOriginal } from '../_lib/useChooseOriginal.ts'
import './chooseOriginal.css'

type Refund = {
  readonly id: string
  readonly version: number
  readonly orderReference: string
  readonly gross: { readonly amount: string; readonly currency: 'IDR' | 'USD' | 'SGD' }
  readonly provider: { readonly id: string }
}

type ChooseOriginalDialogProps = {
  refund: Refund
  /** The payment that it is booked on; null for a first choice. */
  before: { readonly id: string; readonly externalId: string } | null
  onClose: () => void
}

/** Chooses the payment of its order that a refund belongs to, or another one than before. */
export function ChooseOriginalDialog({ refund, before, onClose }: ChooseOriginalDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [choose] = useChooseOriginal()
  const [chosen, setChosen] = useState<string | null>(before?.id ?? null)
  const [hasPayments, setHasPayments] = useState(false)
  const { id, version, gross } = refund
  const back = { ...gross, amount: isNegative(gross.amount) ? negate(gross.amount) : gross.amount }
  return (
    <FormDialog
      size="md"
      title={<FormattedMessage id={before ? 'paymentTransactions.change' : 'paymentTransactions.choose'} />}
      description={
        hasPayments ? (
          <FormattedMessage
            id={before ? 'paymentTransactions.change.text' : 'paymentTransactions.choose.text'}
            values={{ amount: formats.money(back), payment: before?.externalId }}
          />
        ) : undefined
      }
      nothingToSend={!hasPayments}
      check={(): Record<string, string> => {
        if (!chosen) return { paymentId: formatMessage({ id: 'paymentTransactions.choose.required' }) }
        if (chosen === before?.id) return { paymentId: formatMessage({ id: 'paymentTransactions.change.required' }) }
        return {}
      }}
      send={() => choose({ variables: { input: { id, version, paymentId: chosen ?? '' } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <Suspense fallback={<Bar width="100%" height={120} />}>
          <Payments
            refund={refund}
            before={before}
            error={errors['paymentId']}
            chosen={chosen}
            onChoose={setChosen}
            onRead={count => setHasPayments(count > 0)}
          />
        </Suspense>
      )}
    </FormDialog>
  )
}

type PaymentsProps = {
  refund: Refund
  before: ChooseOriginalDialogProps['before']
  error: string | undefined
  chosen: string | null
  onChoose: (id: string) => void
  /** Called once with the number of payments that can be chosen. */
  onRead: (count: number) => void
}

function Payments({ refund, before, error, chosen, onChoose, onRead }: PaymentsProps) {
  const formats = useFormats()
  const { orderReference, provider } = refund
  const { organization } = useQueryOfSelection<ChooseOriginalDialogQuery>(
    graphql`
      query ChooseOriginalDialogQuery($filter: PaymentTransactionFilter!) @throwOnFieldError {
        organization {
          paymentTransactions(first: 100, filter: $filter, sort: { field: TRANSACTED_AT, direction: ASC }) {
            edges {
              node {
                id
                externalId
                kind
                status
                original {
                  id
                }
                isOriginalCertain
                originalSource
                transactedAt
                gross {
                  amount
                  currency
                }
              }
            }
          }
        }
      }
    `,
    {
      filter: {
        providerId: provider.id,
        orderReference,
        currency: refund.gross.currency,
        status: ['SUCCESS', 'REVERSED'],
      },
    },
    // What was reported meanwhile is offered too.
    { fetchPolicy: 'network-only' },
  )
  const ofOrder = organization.paymentTransactions.edges.map(({ node }) => node)
  const possible = possiblePayments(refund, ofOrder)
  const payments = possible.some(({ id }) => id !== before?.id) ? possible : []
  const startId = (payments.find(({ id }) => id === before?.id) ?? payments[0])?.id
  const start = useRef<HTMLInputElement>(null)
  const tell = useRef(() => onRead(payments.length))
  useEffect(() => {
    tell.current()
    start.current?.focus()
  }, [])
  if (payments.length === 0) {
    return (
      <p>
        <FormattedMessage id={`paymentTransactions.${whyNone(ofOrder, before)}`} />
      </p>
    )
  }
  return (
    <fieldset className="field original-choices" aria-describedby={error ? 'original-error' : undefined}>
      <legend className="label">
        <FormattedMessage id="paymentTransactions.choose.payments" values={{ order: orderReference }} />
      </legend>
      {payments.map(({ id, externalId, transactedAt, gross }) => (
        <label key={id} className="original-choice">
          <input
            ref={id === startId ? start : undefined}
            data-autofocus={id === startId || undefined}
            type="radio"
            name="payment"
            aria-invalid={error ? true : undefined}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span className="grow">
            <b>{externalId}</b>
            <small>{formats.dateTime(transactedAt)}</small>
          </span>
          <span className="num">{formats.money(gross)}</span>
        </label>
      ))}
      {error ? (
        <p id="original-error" className="err" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

function whyNone(ofOrder: readonly OfOrder[], before: ChooseOriginalDialogProps['before']) {
  if (!ofOrder.some(isPayment)) return 'choose.none'
  return before ? 'change.none' : 'choose.noneLeft'
}
