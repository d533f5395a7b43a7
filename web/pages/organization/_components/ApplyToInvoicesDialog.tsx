import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { ApplyToInvoicesDialogQuery, Currency } from '../../../__generated__/ApplyToInvoicesDialogQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import { codes } from '../../../relay/operation.ts'
import type { Outcome } from '../../../relay/useMutation.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import {
  appliedMinor,
  type InvoiceAmounts,
  isUnusable,
  minorOf,
  oldestFirst,
  toApplications,
} from '../_lib/invoiceAmounts.ts'
import { useQueryOfSelection } from '../_lib/useQueryOfSelection.ts'
import { InvoiceAmountFields } from './InvoiceAmountFields.tsx'

type ApplyToInvoicesDialogProps = {
  description?: ReactNode
  /** Of the payment or credit memo: the amounts start over with another one. */
  version: number
  customerId: string
  currency: Currency
  /** The legal entity whose invoices it can pay. Null: of all entities. */
  entityUuid: string | null
  /** The invoice that a credit memo corrects, listed first. Null: none. */
  own: string | null
  /** How much there is to apply. */
  available: string
  /** Starts with what applying to the oldest first would pay. */
  startsWithOldest?: boolean
  send: (applications: ReturnType<typeof toApplications>) => Promise<Outcome<unknown>>
  onSent: () => void
  /** Called when someone else has changed the payment or credit memo: it must be read again. */
  onStale: () => void
  onClose: () => void
}

/** How much of a payment or credit memo to apply to which open invoices of its customer. */
export function ApplyToInvoicesDialog(props: ApplyToInvoicesDialogProps) {
  const { description, version } = props
  const [opened] = useState(version)
  const changed = (
    <>
      <FormattedMessage id="applyToInvoices.changed" /> {description}
    </>
  )
  return <Amounts key={version} {...props} description={version === opened ? description : changed} />
}

function Amounts(props: ApplyToInvoicesDialogProps) {
  const {
    description,
    version,
    customerId,
    currency,
    entityUuid,
    own,
    available,
    startsWithOldest,
    send,
    onSent,
    onStale,
    onClose,
  } = props
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = useQueryOfSelection<ApplyToInvoicesDialogQuery>(
    graphql`
      query ApplyToInvoicesDialogQuery($customerId: ID!, $currency: Currency!, $entityUuid: UUID) @throwOnFieldError {
        organization {
          invoices(
            first: 100
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
    `,
    { customerId, currency, entityUuid },
    // What was paid meanwhile is not open any more.
    { fetchPolicy: 'network-only', fetchKey: version },
  )
  const open = organization.invoices.edges.map(({ node }) => node)
  const invoices = [...open.filter(({ id }) => id === own), ...open.filter(({ id }) => id !== own)]
  const [amounts, setAmounts] = useState<InvoiceAmounts>(() => (startsWithOldest ? oldestFirst(available, open) : {}))
  // Errors name the place of an invoice among those that were sent.
  const [sent, setSent] = useState<readonly string[]>([])

  function check(): Record<string, string> {
    const example = formats.amount('1250000.5')
    const unusable = invoices.filter(({ id }) => isUnusable(amounts[id]))
    if (unusable.length > 0)
      return Object.fromEntries(unusable.map(({ id }) => [id, formatMessage({ id: 'rule.amount' }, { example })]))
    if (appliedMinor(amounts) === 0n) return { applications: formatMessage({ id: 'applyToInvoices.none' }) }
    if (appliedMinor(amounts) > minorOf(available))
      return { applications: formatMessage({ id: 'applyToInvoices.tooMuch' }) }
    return {}
  }
  return (
    <FormDialog
      title={<FormattedMessage id="applyToInvoices.title" />}
      description={description}
      submitLabel={<FormattedMessage id="applyToInvoices.submit" />}
      check={check}
      nothingToSend={invoices.length === 0}
      send={async () => {
        const applications = toApplications(amounts)
        setSent(applications.map(({ invoiceId }) => invoiceId))
        const outcome = await send(applications)
        if (!outcome.ok && outcome.code === codes.stale) onStale()
        return outcome
      }}
      onSent={onSent}
      onClose={onClose}
    >
      {errors => {
        const errorOf = (id: string) => {
          const at = `applications.${sent.indexOf(id)}`
          return errors[id] ?? errors[`${at}.amount`] ?? errors[`${at}.invoiceId`]
        }
        return invoices.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="applyToInvoices.noInvoices" />
          </p>
        ) : (
          <div className="form-column">
            <InvoiceAmountFields
              invoices={invoices}
              own={own}
              available={available}
              currency={currency}
              amounts={amounts}
              errorOf={errorOf}
              onChange={setAmounts}
            />
            {errors.applications ? (
              <p className="hint bad" role="alert">
                {errors.applications}
              </p>
            ) : null}
          </div>
        )
      }}
    </FormDialog>
  )
}
