import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { shortName } from '../_components/personName.ts'
import type { Address } from './address.ts'
import { useLatest } from './useLatest.ts'
import { type Change, useReconciliationChanges } from './useReconciliationChanges.ts'
import type { WorkspaceAction } from './workspaceState.ts'

/** Many events in a row, as during an import, cause one refetch per interval. */
const SETTLE_MS = 300

type LiveInput = {
  address: Address
  viewerUuid: string
  onChanged: () => void
  dispatch: (action: WorkspaceAction) => void
  reload: () => void
  loaded: readonly { readonly id: string }[]
  currentId: string | null
}

/** Live changes by others: their lines are grayed out, new ones are loaded, and candidates are refetched. */
export function useLiveWorkspace({ address, viewerUuid, dispatch, reload, onChanged, loaded, currentId }: LiveInput) {
  const environment = useRelayEnvironment()
  const [fetchKey, setFetchKey] = useState(0)
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const started = timers.current
    return () => started.forEach(timer => clearTimeout(timer))
  }, [])
  const settle = useCallback((what: string, act: () => void) => {
    if (timers.current.has(what)) return
    const due = (): void => {
      timers.current.delete(what)
      act()
    }
    timers.current.set(what, setTimeout(due, SETTLE_MS))
  }, [])

  const lineIds = useLatest([...loaded.map(({ id }) => id), currentId ?? ''])
  const refreshCandidates = useCallback(() => {
    settle('candidates', () => {
      // Prefetched data is as stale as shown data.
      environment.commitUpdate(store => {
        for (const id of lineIds.current) store.get(id)?.invalidateRecord()
      })
      startTransition(() => setFetchKey(key => key + 1))
    })
  }, [environment, lineIds, settle])
  /** Whether one of these is shown as a candidate of the focused line. */
  const isCandidate = (expectedIds: readonly string[]): boolean => {
    let isShown = false
    environment.commitUpdate(store => {
      const candidates = currentId === null ? null : store.get(currentId)?.getLinkedRecords('candidates', { first: 20 })
      isShown = (candidates ?? []).some(candidate =>
        candidate
          ?.getLinkedRecords('expectedTransactions')
          ?.some(expected => expected && expectedIds.includes(expected.getDataID())),
      )
    })
    return isShown
  }
  const reloadLines = useCallback(() => settle('lines', reload), [reload, settle])

  const onChange = (change: Change): void => {
    const changedIds = change.statementTransactions.map(({ id }) => id)
    const isMine = change.actor?.uuid === viewerUuid
    const isListed = (id: string): boolean => loaded.some(line => line.id === id)
    onChanged()
    switch (change.kind) {
      case 'RECONCILED': {
        if (changedIds.length === 0) reloadLines()
        const gone = change.statementTransactions.filter(({ status }) => status === 'RECONCILED').map(({ id }) => id)
        const by = change.actor ? shortName(change.actor.fullName) : null
        const at = change.reconciliation?.createdAt ?? new Date().toISOString()
        if (!isMine && gone.length > 0) dispatch({ type: 'TAKEN', lineIds: gone, taken: { by, at } })
        // Transactions matched with another line are no longer candidates.
        if (isCandidate(change.expectedTransactions.map(({ id }) => id))) refreshCandidates()
        return
      }
      case 'REMOVED':
        dispatch({ type: 'RETURNED', lineIds: changedIds })
        if (changedIds.length === 0 || !changedIds.every(isListed)) reloadLines()
        refreshCandidates()
        return
      case 'IMPORTED':
      case 'IMPORT_UNDONE':
      case 'STATEMENTS_CHANGED':
        reloadLines()
        return
      case 'RECOMMENDATIONS_CHANGED':
        if (changedIds.length === 0) reloadLines()
        refreshCandidates()
        return
      case 'EXPECTED_CHANGED':
        refreshCandidates()
        return
      case 'RUN_CHANGED':
        if (change.run?.status === 'COMPLETED' || change.run?.status === 'AWAITING_REVIEW') {
          reloadLines()
          refreshCandidates()
        }
        return
      default:
        return
    }
  }
  useReconciliationChanges(address.account, onChange, () => {
    reload()
    refreshCandidates()
    onChanged()
  })
  return { fetchKey, refreshCandidates }
}
