// Choices in the cells of a payee: counterparties by what is being typed, and the accounts of the one that the row names.
import { useEffect, useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { useDebounced } from '../../../_lib/useDebounced.ts'
import type { ColumnName } from './importColumns.ts'
import type { Choice } from './payeeSearch.ts'

const TYPING_MS = 200

/** `seek` receives the column of the cell that has the focus, and the payee that its row names so far. */
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

/** What was found last, and of which text, so that the list does not empty while somebody types. */
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
        // Without choices the text itself can be typed, and the check says what is wrong with it.
        () => {},
      )
    return () => {
      isWanted = false
    }
  }, [environment, search, settled])
  return found
}
