// Choices in the cells of a payee: counterparties by what is being typed, and the accounts of the one that the row names.
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { usePayeeChoicesQuery } from '../../../../../__generated__/usePayeeChoicesQuery.graphql.ts'
import { useRecordSearch } from '../../../../../relay/useRecordSearch.ts'
import type { Option, SearchOptions } from '../../../../../ui/form/comboboxProps.ts'
import { useCounterpartySearch } from '../../../_lib/useCounterpartySearch.ts'
import { useDebounced } from '../../../_lib/useDebounced.ts'
import type { ColumnName } from './importColumns.ts'

const TYPING_MS = 200

/** `seek` receives the column of the cell that has the focus, and the payee that its row names so far. */
export function usePayeeChoices() {
  const [typed, setTyped] = useState('')
  const [payee, setPayee] = useState('')
  const payees = useFound(useCounterpartySearch(), typed)
  const accounts = useFound(useAccountSearch(), payee)
  return {
    choices: {
      counterparty_alias: payees.options.map(({ label, detail }) => ({ value: label, label: detail ?? '' })),
      // Accounts of another row's payee would be paid by mistake.
      account_number: accounts.of === payee ? accounts.options : [],
    },
    seek(column: ColumnName, text: string) {
      if (column === 'counterparty_alias') setTyped(text.trim())
      if (column === 'account_number') setPayee(text.trim())
    },
  }
}

type Found = { of: string; options: readonly Option[] }

/** What was found last, and of which text, so that the list does not empty while somebody types. */
function useFound(search: SearchOptions, text: string): Found {
  const settled = useDebounced(text, TYPING_MS)
  const [found, setFound] = useState<Found>({ of: '', options: [] })
  useEffect(() => {
    if (settled === '') return
    let isWanted = true
    search(settled).then(
      options => {
        if (isWanted) setFound({ of: settled, options })
      },
      // Without choices the text itself can be typed, and the check says what is wrong with it.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [search, settled])
  return found
}

/** Accounts of the counterparty with this very alias. */
function useAccountSearch() {
  return useRecordSearch<usePayeeChoicesQuery>(
    graphql`
      query usePayeeChoicesQuery($alias: String!) @throwOnFieldError {
        organization {
          counterparties(first: 50, filter: { search: $alias, status: ACTIVE }) {
            edges {
              node {
                alias
                bankAccounts {
                  accountNumber
                  accountName
                  bank {
                    name
                  }
                }
              }
            }
          }
        }
      }
    `,
    alias => ({ alias }),
    ({ organization }, alias) =>
      organization.counterparties.edges
        .filter(({ node }) => node.alias.toLowerCase() === alias.toLowerCase())
        .flatMap(({ node }) => node.bankAccounts)
        .map(({ accountNumber, accountName, bank }) => ({
          value: accountNumber,
          label: `${bank.name}, ${accountName}`,
        })),
  )
}
