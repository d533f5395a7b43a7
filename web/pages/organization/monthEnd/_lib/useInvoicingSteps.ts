import { graphql, useFragment } from 'react-relay/hooks'
import type { useInvoicingSteps_organization$key } from '../../../../__generated__/useInvoicingSteps_organization.graphql.ts'
import { type MonthDays, type Step, stepsOfInvoicing } from './steps.ts'

/** The month-end steps of invoicing; null: they could not be loaded. */
export function useInvoicingSteps(
  organizationKey: useInvoicingSteps_organization$key,
  month: MonthDays,
): Step[] | null {
  const read = useFragment(
    graphql`
      fragment useInvoicingSteps_organization on Organization {
        invoicingMonthEnd(month: $month) {
          invoices {
            issued
            drafts
            waitingApproval
          }
          creditMemos {
            drafts
            waitingApproval
          }
          payments {
            pending
            unverified
          }
          slips {
            pending
          }
          awaitedSlips {
            invoices
          }
          taxInvoices {
            toExport
            exported
            approved
            uploadDueDate
            daysLeft
          }
        }
        invoicingJournals(month: $month) {
          currencies {
            entryCount
          }
          unmapped {
            key
          }
          exports {
            createdAt
          }
          changeCount
        }
      }
    `,
    organizationKey,
  )
  return stepsOfInvoicing(read, month)
}
