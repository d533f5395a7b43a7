import { Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ChooseOriginalDialogQuery } from '../../../../__generated__/ChooseOriginalDialogQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { Bar } from '../../../../ui/states/Skeletons.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { useChooseOriginal } from '../_lib/useChooseOriginal.ts'
import './chooseOriginal.css'

type Refund = {
  readonly id: string
  readonly version: number
  readonly orderReference: string
  readonly gross: { readonly amount: string; readonly currency: 'IDR' | 'USD' | 'SGD' }
  readonly provider: { readonly id: string }
}

/** Chooses the payment of its order that a refund belongs to. */
export function ChooseOriginalDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [choose] = useChooseOriginal()
  const [chosen, setChosen] = useState<string | null>(null)
  const [hasPayments, setHasPayments] = useState(false)
  const { id, version, gross } = refund
  return (
    <FormDialog
      size="md"
      title={<FormattedMessage id="paymentTransactions.choose" />}
      description={
        hasPayments ? (
          <FormattedMessage id="paymentTransactions.choose.text" values={{ amount: formats.money(gross) }} />
        ) : undefined
      }
      nothingToSend={!hasPayments}
      check={(): Record<string, string> =>
        chosen ? {} : { paymentId: formatMessage({ id: 'paymentTransactions.choose.required' }) }
      }
      send={() => choose({ variables: { input: { id, version, paymentId: chosen ?? '' } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <Suspense fallback={<Bar width="100%" height={120} />}>
          <Payments
            refund={refund}
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
  error: string | undefined
  chosen: string | null
  onChoose: (id: string) => void
  /** Called once with the number of payments. */
  onRead: (count: number) => void
}

function Payments({ refund, error, chosen, onChoose, onRead }: PaymentsProps) {
  const formats = useFormats()
  const { orderReference, provider } = refund
  const { organization } = useQueryOfSelection<ChooseOriginalDialogQuery>(
    graphql`
      query ChooseOriginalDialogQuery($filter: PaymentTransactionFilter!) @throwOnFieldError {
        organization {
          paymentTransactions(first: 50, filter: $filter, sort: { field: TRANSACTED_AT, direction: ASC }) {
            edges {
              node {
                id
                externalId
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
        kind: ['PAYMENT'],
        status: ['SUCCESS', 'REVERSED'],
      },
    },
    // What was reported meanwhile is offered too.
    { fetchPolicy: 'network-only' },
  )
  const payments = organization.paymentTransactions.edges.map(({ node }) => node)
  const first = useRef<HTMLInputElement>(null)
  const tell = useRef(() => onRead(payments.length))
  useEffect(() => {
    tell.current()
    first.current?.focus()
  }, [])
  if (payments.length === 0) {
    return (
      <p>
        <FormattedMessage id="paymentTransactions.choose.none" />
      </p>
    )
  }
  return (
    <fieldset className="field original-choices" aria-describedby={error ? 'original-error' : undefined}>
      <legend className="label">
        <FormattedMessage id="paymentTransactions.choose.payments" values={{ order: orderReference }} />
      </legend>
      {payments.map(({ id, externalId, transactedAt, gross }, place) => (
        <label key={id} className="original-choice">
          <input
            ref={place === 0 ? first : undefined}
            data-autofocus={place === 0 || undefined}
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
