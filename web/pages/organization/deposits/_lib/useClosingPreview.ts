import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useClosingPreviewQuery } from '../../../../__generated__/useClosingPreviewQuery.graphql.ts'

const DATE = /^\d{4}-\d{2}-\d{2}$/

type Deposit = NonNullable<useClosingPreviewQuery['response']['organization']['deposit']>
export type ClosingPreview = NonNullable<Deposit['closing']>

/** `none` without a day, `refused` where it can't be closed on that day. */
type State = ClosingPreview | 'none' | 'loading' | 'refused' | 'failed'

/** The proceeds of closing a deposit on a day, and what reads them again. */
export function useClosingPreview(uuid: string, date: string | null): [preview: State, retry: () => void] {
  const environment = useRelayEnvironment()
  const [preview, setPreview] = useState<State>('none')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // Figures of another day must not be shown for this one.
    if (date === null || !DATE.test(date)) {
      setPreview('none')
      return
    }
    setPreview('loading')
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
      error: () => setPreview('failed'),
    })
    return () => subscription.unsubscribe()
  }, [environment, uuid, date, attempt])
  return [preview, () => setAttempt(count => count + 1)]
}
