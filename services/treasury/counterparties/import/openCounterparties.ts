// Imports a file of counterparties.
import { accountsCalled } from '../../bankAccounts/public.ts'
import { counterpartiesByAlias, storeCounterparties, takenCounterpartyIds } from '../bulk.ts'
import { accountOwners } from '../sharedAccounts.ts'
import { CellReader, type Importing } from '../../recordImports/public.ts'
import { aliasKey, counterpartyDraftOf, CounterpartyRowReader, refuseTaken } from './rows.ts'

export function openCounterparties({ id: importId }: { id: string }): Importing {
  const reader = new CounterpartyRowReader()
  return {
    async check(lookUp, rows, issues) {
      const named = reader.read(rows, issues)
      const aliases = named.flatMap(({ alias }) => (alias === null ? [] : aliasKey(alias)))
      const externalIds = named.flatMap(({ externalId }) => externalId ?? [])
      const accounts = named.flatMap(({ account }) => account ?? [])
      const found = await lookUp(async tx => ({
        takenAliases: new Set((await counterpartiesByAlias(tx, aliases)).keys()),
        takenExternalIds: await takenCounterpartyIds(tx, externalIds),
        owners: await accountOwners(tx, accounts),
        ownAccounts: await accountsCalled(
          tx,
          accounts.map(({ accountNumber }) => accountNumber),
        ),
      }))
      refuseTaken(named, found, issues)
    },
    prepare: async () => {},
    async store(tx, batches, { onProgress }) {
      /** Those of earlier rows: later rows with the same alias add accounts to them. */
      const stored = new Map<string, { id: string; accounts: number }>()
      let done = 0
      for await (const rows of batches) {
        await storeCounterparties(
          tx,
          importId,
          rows.flatMap(row => counterpartyDraftOf(new CellReader(row, [])) ?? []),
          stored,
        )
        onProgress((done += rows.length))
      }
    },
    giveUp: async () => {},
  }
}
