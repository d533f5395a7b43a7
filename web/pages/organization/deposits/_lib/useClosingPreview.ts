import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useClosingPreviewQuery } from '../../../../__generated__/useClosingPreviewQuery.graphql.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/

type Deposit = NonNullable<useClosingPreviewQuery['response']['organization']['deposit']>
export type ClosingPreview = NonNullable<Deposit['closing']>

/** The proceeds of closing a deposit on a day; `null` while loading, `refused` where it can't be closed on that day. */
export function useClosingPreview(uuid: string, date: string | null): ClosingPreview | 'refused' | null {
  const environment = useRelayEnvironment()
  const [preview, setPreview] = useState<ClosingPreview | 'refused' | null>(null)
  useEffect(() => {
    // Figures of another day must not be shown for this one.
    setPreview(null)
    if (date === null || !DATE.test(date)) return
    const subscription = fetchQuery<useClosingPreviewQuery>(
      environment,
      graphql`
        query useClosingPreviewQuery($uuid: UUID!, $date: Date!) {
          organization {
            deposit(uuid: $uuid) {
              closing(date: $date) {
                maturesOn
                principal {
                  amount
                  currency
                }
                accruedNet {
                  amount
                  currency
                }
                forfeited {
                  amount
                  currency
                }
                penalty {
                  amount
                  currency
                }
                clawback {
                  amount
                  currency
                }
                payout {
                  amount
                  currency
                }
                lost {
                  amount
                  currency
                }
              }
            }
          }
        }
      `,
      { uuid, date },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ organization }) => setPreview(organization.deposit?.closing ?? 'refused'),
      error: () => setPreview(null),
    })
    return () => subscription.unsubscribe()
  }, [environment, uuid, date])
  return preview
}
