import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type {
  useChangeToast_payload$data,
  useChangeToast_payload$key,
} from '../../../../__generated__/useChangeToast_payload.graphql.ts'
import type { Selection } from '../../../../ui/grid/DataGrid.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

const readPayload = (key: useChangeToast_payload$key): useChangeToast_payload$data =>
  readInlineData<useChangeToast_payload$key>(
    graphql`
      fragment useChangeToast_payload on MembersPayload @inline {
        results {
          nodeId
          ok
          userErrors {
            message
          }
        }
        members {
          id
          ...MembersPage_row
        }
      }
    `,
    key,
  )

type DoneMessage = `members.done.${NamesUnder<'members.done.'>}`
type Named = { readonly id: string; readonly person: { readonly fullName: string } }

/**
 * Shows the result of a change: how many succeeded, and why each other one failed. Returns those that failed; null when nothing changed.
 */
export function useChangeToast() {
  const { formatMessage } = useIntl()
  return useCallback(
    (message: DoneMessage, members: readonly Named[], payload: useChangeToast_payload$key): Selection | null => {
      const { results } = readPayload(payload)
      const count = results.filter(({ ok }) => ok).length
      if (count > 0) toast.success(formatMessage({ id: message }, { count, name: members[0]?.person.fullName ?? '' }))
      const refused = results.filter(({ ok }) => !ok)
      for (const { nodeId, userErrors } of refused) {
        const name = members.find(({ id }) => id === nodeId)?.person.fullName ?? ''
        const why = userErrors.map(error => error.message).join(' ')
        toast.error(formatMessage({ id: 'members.failed' }, { name, why }))
      }
      return count > 0 ? new Set(refused.map(({ nodeId }) => nodeId)) : null
    },
    [formatMessage],
  )
}
