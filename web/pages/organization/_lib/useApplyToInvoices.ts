import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { Currency, useApplyToInvoicesQuery } from '../../../__generated__/useApplyToInvoicesQuery.graphql.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { codes } from '../../../relay/operation.ts'
import type { Outcome } from '../../../relay/useMutation.ts'
import type { FieldErrors } from '../../../ui/form/FormDialog.tsx'
import {
  appliedMinor,
  type InvoiceAmounts,
  isUnusable,
  minorOf,
  oldestFirst,
  toApplications,
} from './invoiceAmounts.ts'
import { useQueryOfSelection } from './useQueryOfSelection.ts'

export type ToApply = {
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
  /** Only cash: a credit lowers what is withheld by itself, so an invoice that awaits its slip alone needs none. */
  cashOnly?: boolean
  /** Starts with what applying to the oldest first would pay. */
  startsWithOldest?: boolean
  send: (applications: ReturnType<typeof toApplications>) => Promise<Outcome<unknown>>
  /** Called when someone else has changed the payment or credit memo: it must be read again. */
  onStale: () => void
}

/** How much of a payment or credit memo to apply to which open invoices of its customer. */
export function useApplyToInvoices(of: ToApply) {
  const { version, customerId, currency, entityUuid, own, available } = of
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = useQueryOfSelection<useApplyToInvoicesQuery>(
    graphql`
      query useApplyToInvoicesQuery($customerId: ID!, $currency: Currency!, $entityUuid: UUID) @throwOnFieldError {
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
                uuid
                number
                nextDueDate
                entity {
                  id
                  name
                }
                remaining {
                  amount
                  currency
                }
                withheldOpen {
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
  const open = organization.invoices.edges
    .map(({ node }) => node)
    .filter(({ remaining }) => !of.cashOnly || !isZero(remaining.amount))
  const invoices = [...open.filter(({ id }) => id === own), ...open.filter(({ id }) => id !== own)]
  const oldest = () => oldestFirst(available, open)
  const [amounts, setAmounts] = useState<InvoiceAmounts>(() => (of.startsWithOldest ? oldest() : {}))
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
  async function send() {
    const applications = toApplications(amounts)
    setSent(applications.map(({ invoiceId }) => invoiceId))
    const outcome = await of.send(applications)
    if (!outcome.ok && outcome.code === codes.stale) of.onStale()
    return outcome
  }
  const errorIn = (errors: FieldErrors) => (id: string) => {
    const at = `applications.${sent.indexOf(id)}`
    return errors[id] ?? errors[`${at}.amount`] ?? errors[`${at}.invoiceId`]
  }
  return { invoices, amounts, setAmounts, oldest, check, send, errorIn }
}
