import { graphql, useFragment } from 'react-relay/hooks'
import type { useInvoicingSteps_organization$key } from '../../../../__generated__/useInvoicingSteps_organization.graphql.ts'
import { type MonthDays, type Step, stepsOfInvoicing } from './steps.ts'

/** What closing a month asks for in invoicing; null: it could not be read. */
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
