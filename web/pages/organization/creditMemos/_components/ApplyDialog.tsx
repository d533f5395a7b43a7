import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ApplyDialogQuery, Currency } from '../../../../__generated__/ApplyDialogQuery.graphql.ts'
import { AMOUNT_PLACES, fromMinor, toScaled } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useAnswerAsTyped } from '../../../../relay/useAnswerAsTyped.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useApplyCreditMemo } from '../_lib/useApplyCreditMemo.ts'

const query = graphql`
  query ApplyDialogQuery($customerId: ID!, $currency: Currency!, $entityUuid: UUID) @throwOnFieldError {
    organization {
      invoices(
        first: 50
        filter: {
          customerId: $customerId
          currency: $currency
          entityUuid: $entityUuid
          status: [ISSUED, PARTIALLY_PAID]
        }
        sort: { field: DUE_DATE, direction: ASC }
      ) {
        edges {
          node {
            id
            number
            nextDueDate
            remaining {
              amount
              currency
            }
          }
        }
      }
    }
  }
`

type ApplyDialogProps = {
  memo: { id: string; version: number; remaining: string; currency: Currency }
  /** The invoice that it corrects, listed first. Null: none. */
  own: string | null
  customerId: string
  /** The legal entity whose invoices it can pay. Null: of all entities. */
  entityUuid: string | null
  onClose: () => void
}

const minor = (amount: string | null | undefined): bigint => toScaled(amount ?? '', AMOUNT_PLACES) ?? 0n

/** How much of a credit memo to apply to which open invoices. */
export function ApplyDialog({ memo, own, customerId, entityUuid, onClose }: ApplyDialogProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [apply] = useApplyCreditMemo()
  const [amounts, setAmounts] = useState<Readonly<Record<string, string | null>>>({})
  const answer = useAnswerAsTyped<ApplyDialogQuery>(query, { customerId, currency: memo.currency, entityUuid })
  const found = (answer?.organization.invoices.edges ?? []).map(({ node }) => node)
  const invoices = [...found.filter(({ id }) => id === own), ...found.filter(({ id }) => id !== own)]
  const applied = invoices.reduce((sum, { id }) => sum + minor(amounts[id]), 0n)
  const left = minor(memo.remaining) - applied
  const chosen = invoices.filter(({ id }) => minor(amounts[id]) > 0n)

  function check(): Record<string, string> {
    if (chosen.length === 0) return { form: formatMessage({ id: 'creditMemos.apply.none' }) }
    if (left < 0n) return { form: formatMessage({ id: 'creditMemos.apply.tooMuch' }) }
    return {}
  }
  return (
    <FormDialog
      title={<FormattedMessage id="creditMemos.apply.title" />}
      {...(own !== null && { description: <FormattedMessage id="creditMemos.apply.text" /> })}
      submitLabel={<FormattedMessage id="creditMemos.apply.submit" />}
      check={check}
      nothingToSend={invoices.length === 0}
      send={() =>
        apply({
          variables: {
            input: {
              id: memo.id,
              version: memo.version,
              applications: chosen.map(({ id }) => ({ invoiceId: id, amount: amounts[id] ?? '' })),
            },
          },
        })
      }
      onSent={onClose}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          {answer && invoices.length === 0 ? (
            <p className="muted">
              <FormattedMessage id="creditMemos.apply.noInvoices" />
            </p>
          ) : null}
          {invoices.map(({ id, number, nextDueDate, remaining }) => {
            const place = chosen.findIndex(one => one.id === id)
            const error = errors[`applications.${place}.amount`] ?? errors[`applications.${place}.invoiceId`]
            return (
              <AmountInput
                key={id}
                label={number ?? ''}
                hint={
                  <FormattedMessage
                    id={id === own ? 'creditMemos.apply.own' : 'creditMemos.apply.open'}
                    values={{
                      amount: formats.money(remaining),
                      date: nextDueDate ? formats.date(nextDueDate) : '–',
                    }}
                  />
                }
                error={place >= 0 ? error : undefined}
                currency={memo.currency}
                value={amounts[id] ?? null}
                onChange={value => setAmounts(before => ({ ...before, [id]: value }))}
              />
            )
          })}
          <p className="num">
            <FormattedMessage
              id="creditMemos.apply.left"
              values={{ amount: formats.money({ amount: fromMinor(left), currency: memo.currency }) }}
            />
          </p>
          {(errors.form ?? errors.applications) ? (
            <p className="hint bad" role="alert">
              {errors.form ?? errors.applications}
            </p>
          ) : null}
        </div>
      )}
    </FormDialog>
  )
}
