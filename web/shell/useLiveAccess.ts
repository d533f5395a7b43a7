import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { commitLocalUpdate } from 'relay-runtime'
import type { useLiveAccessSubscription } from '../__generated__/useLiveAccessSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { toast } from '../ui/toast/toast.ts'
import { useReload } from './useReload.ts'

/**
 * Follows the viewer's permissions. When they change, the frame and the page update at once, and the page's data is refetched, because each
 * record's allowed actions depend on them. Removal from the organization ends the connection (see webSocket.ts).
 */
export function useLiveAccess(): void {
  const environment = useRelayEnvironment()
  const { formatMessage } = useIntl()
  const reload = useReload()

  const follow = useCallback(
    (permissions: readonly string[]) => {
      let changed = false
      commitLocalUpdate(environment, store => {
        const organization = store.getRoot().getLinkedRecord('organization')
        const before = organization?.getValue('permissions')
        changed = Array.isArray(before) && !isSame(before, permissions)
        if (changed) organization?.setValue([...permissions], 'permissions')
      })
      if (!changed) return
      toast.info(formatMessage({ id: 'shell.access.changed' }))
      reload()
    },
    [environment, formatMessage, reload],
  )
  // Each page reloads in its own way; the subscription stays.
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  }, [follow])
  const config = useMemo(
    (): LiveSubscription<useLiveAccessSubscription> => ({
      subscription: graphql`
        subscription useLiveAccessSubscription {
          accessChanged {
            permissions
          }
        }
      `,
      variables: {},
      onNext: response => {
        if (response) latest.current(response.accessChanged.permissions)
      },
    }),
    [],
  )
  // Every start of the subscription sends the current permissions: there is nothing to catch up on.
  useLiveSubscription(config, nothing)
}

const nothing = () => {}

const isSame = (one: readonly unknown[], other: readonly string[]) =>
  one.length === other.length && other.every(key => one.includes(key))
