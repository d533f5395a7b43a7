import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { commitLocalUpdate } from 'relay-runtime'
import type { useLiveAccessSubscription } from '../__generated__/useLiveAccessSubscription.graphql.ts'
import { type LiveSubscription, useLiveSubscription } from '../relay/useLiveSubscription.ts'
import { toast } from '../ui/toast/toast.ts'
import { useReload } from './useReload.ts'

/**
 * Follows the viewer's own rights. When they are others, what the frame and the page offer changes at once, and the page is read again,
 * for what may be done with each record depends on them too. Being taken out altogether ends the connection (see webSocket.ts).
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
  // Another page is another way to reload; the subscription goes on.
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
  // The present rights come with every beginning of the subscription: there is nothing to catch up with.
  useLiveSubscription(config, nothing)
}

const nothing = () => {}

const isSame = (one: readonly unknown[], other: readonly string[]) =>
  one.length === other.length && other.every(key => one.includes(key))
