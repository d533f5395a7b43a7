import { useEffect, useState } from 'react'
import type { ProvenPaymentAction } from '../../../../__generated__/usePrepareApprovalMutation.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { type Method, readMethod } from '../../../../ui/freshFactor/freshFactor.ts'
import { type ActablePayment, asSeen } from './actablePayment.ts'
import { type ApprovalLine, readApprovalLine } from './approvalLine.ts'
import { useCheckNames } from './useCheckNames.ts'
import { usePrepareApproval } from './usePrepareApproval.ts'

type Money = { readonly amount: string; readonly currency: string }

/** The list as the server has it, with total debits by currency. */
export type Prepared = {
  lines: readonly ApprovalLine[]
  totals: readonly Money[]
  fees: readonly Money[]
  debits: readonly Money[]
}

type Preparation = {
  /** The list that this is about; differs from the shown one while another is being loaded. */
  of: readonly ActablePayment[]
  passkeyOptions: string | null
  /** The user's verification method. */
  method: Method | 'none' | 'unknown'
  /** Why the list can't be approved in the version that was shown. */
  refusal: string | null
  prepared: Prepared | null
}

const NOTHING = { passkeyOptions: null, refusal: null, prepared: null }

/**
 * Checks, once per list, whether it can still be approved in the version that was shown, and how; then queries banks for unknown names. The
 * previous list's result stays until the answer arrives. Lists are compared by array identity.
 */
export function usePreparation(action: ProvenPaymentAction, payments: readonly ActablePayment[]) {
  const [prepare] = usePrepareApproval()
  const [checkNames] = useCheckNames()
  const [preparation, setPreparation] = useState<Preparation>({ ...NOTHING, of: [], method: 'unknown' })
  const [isCheckingNames, setCheckingNames] = useState(false)
  useEffect(() => {
    let isHere = true
    const input = { action, payments: payments.map(asSeen) }
    async function askForNames({ lines, ...prepared }: Prepared, found: Omit<Preparation, 'prepared'>) {
      const ids = lines.filter(({ nameCheck }) => !nameCheck).map(({ id }) => id)
      if (ids.length === 0) return
      setCheckingNames(true)
      const outcome = await checkNames({ variables: { input: { ids } } })
      if (!isHere) return
      setCheckingNames(false)
      if (!outcome.ok) return
      const checked = new Map(outcome.payload.payments.map(key => readApprovalLine(key)).map(line => [line.id, line]))
      setPreparation({ ...found, prepared: { ...prepared, lines: lines.map(line => checked.get(line.id) ?? line) } })
    }
    void Promise.all([
      prepare({ variables: { input } }),
      // Falls back to the most common method. If the server is unreachable, sending will report it.
      readMethod().then(
        found => found ?? 'none',
        () => 'AUTHENTICATOR_APP' as const,
      ),
    ]).then(([outcome, method]) => {
      if (!isHere) return
      if (outcome.ok) {
        const { passkeyOptions, totals, fees, debits } = outcome.payload
        const lines = (outcome.payload.payments ?? []).map(key => readApprovalLine(key))
        const prepared = { lines, totals: totals ?? [], fees: fees ?? [], debits: debits ?? [] }
        const found = { of: payments, passkeyOptions: passkeyOptions ?? null, method, refusal: null }
        setPreparation({ ...found, prepared: lines.length > 0 ? prepared : null })
        void askForNames(prepared, found)
      }
      // A user without a second factor fails here too: the dialog shows what to do about it.
      else setPreparation({ ...NOTHING, of: payments, method, refusal: method === 'none' ? null : wordsOf(outcome) })
    })
    return () => {
      isHere = false
      setCheckingNames(false)
    }
  }, [prepare, checkNames, action, payments])
  return { ...preparation, isCheckingNames, isOfList: preparation.of === payments }
}
