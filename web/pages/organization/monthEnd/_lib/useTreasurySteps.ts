import { graphql, useFragment } from 'react-relay/hooks'
import type { useTreasurySteps_organization$key } from '../../../../__generated__/useTreasurySteps_organization.graphql.ts'
import { type MonthDays, type Step, stepsOfTreasury } from './steps.ts'

/** The month-end steps of treasury; null: they could not be loaded. */
export function useTreasurySteps(organizationKey: useTreasurySteps_organization$key, month: MonthDays): Step[] | null {
  const read = useFragment(
    graphql`
      fragment useTreasurySteps_organization on Organization {
        treasuryMonthEnd(month: $month) {
          statements {
            total
            missing {
              bankAccountUuid
              alias
              through
            }
          }
          lines {
            total
            open
          }
          reconciliation {
            total
            differing {
              bankAccountUuid
              alias
              amount {
                amount
                currency
              }
            }
          }
          settlements {
            total
            pending
          }
          bills {
            drafts
            submitted
          }
          payments {
            payments
            transfers
          }
          exceptions {
            open
            inProgress
          }
        }
        treasuryJournals(month: $month) {
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
  return stepsOfTreasury(read, month)
}
