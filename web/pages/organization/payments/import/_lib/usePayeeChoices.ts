// Suggestions for a payee's cells: counterparties for the typed text, and the accounts of the one that the row names.
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useDebounced } from '../../../_lib/useDebounced.ts'
import type { ColumnName } from './importColumns.ts'
import type { Choice } from './payeeSearch.ts'

const TYPING_MS = 200

/** `seek` receives the column of the focused cell, and the payee that its row names so far. */
export function usePayeeChoices() {
  const [typed, setTyped] = useState('')
  const [payee, setPayee] = useState('')
  const parties = useFound('searchParties', typed)
  const accounts = useFound('searchAccounts', payee)
  return {
    choices: {
      counterparty_alias: parties.choices,
      // Accounts of another row's payee would be paid by mistake.
      account_number: accounts.of === payee ? accounts.choices : [],
    },
    seek(column: ColumnName, text: string) {
      if (column === 'counterparty_alias') setTyped(text.trim())
      if (column === 'account_number') setPayee(text.trim())
    },
  }
}

type Found = { of: string; choices: readonly Choice[] }

/** The last results and their search text, so that the list does not become empty while the user types. */
function useFound(search: 'searchParties' | 'searchAccounts', text: string): Found {
  const environment = useRelayEnvironment()
  const settled = useDebounced(text, TYPING_MS)
  const [found, setFound] = useState<Found>({ of: '', choices: [] })
  useEffect(() => {
    if (settled === '') return
    let isWanted = true
    import('./payeeSearch.ts')
      .then(searches => searches[search](environment, settled))
      .then(
        choices => {
          if (isWanted) setFound({ of: settled, choices })
        },
        // Without suggestions the text can still be typed, and the check reports errors.
        () => {},
      )
    return () => {
      isWanted = false
    }
  }, [environment, search, settled])
  return found
}
