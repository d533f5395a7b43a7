// Imports a file of expected transactions.
import { accountsByNumber, accountsToChooseFrom } from '../../bankAccounts/public.ts'
import { counterpartiesByAlias, partiesToChooseFrom } from '../../counterparties/public.ts'
import { releaseExpectedNumbers, reserveExpectedNumbers, storeExpected, takenExpectedIds } from '../bulk.ts'
import type { ExpectedValues } from '../repository.ts'
import { CellReader, type CsvRow, type Importing, openClosest } from '../../recordImports/public.ts'
import { expectedDraftOf, ExpectedRowReader, type NamedAccount, refuseNames, resolveExpected } from './rows.ts'

/** The lookups for the names in the rows. */
type Names = Pick<Parameters<typeof resolveExpected>[1], 'counterparties' | 'accounts'>

export function openExpected({ id: importId }: { id: string }): Importing {
  const reader = new ExpectedRowReader()
  const counterparties = new Map<string, string>()
  const accounts = new Map<string, readonly NamedAccount[]>()
  let parties: Awaited<ReturnType<typeof partiesToChooseFrom>> | undefined
  let ownAccounts: string[] | undefined
  const closest = { party: openClosest(() => parties ?? []), account: openClosest(() => ownAccounts ?? []) }
  return {
    async check(lookUp, rows, issues) {
      const named = reader.read(rows, issues)
      const unknown = {
        aliases: distinct(
          named.map(each => each.counterpartyAlias?.toLowerCase()),
          counterparties,
        ),
        numbers: distinct(
          named.map(each => each.accountNumber),
          accounts,
        ),
        externalIds: distinct(named.map(each => each.externalId)),
      }
      const found = await lookUp(async tx => ({
        counterparties: await counterpartiesByAlias(tx, unknown.aliases),
        accounts: await accountsByNumber(tx, unknown.numbers),
        takenExternalIds: await takenExpectedIds(tx, unknown.externalIds),
      }))
      const isAstray = unknown.aliases.some(alias => !found.counterparties.has(alias))
      const isUnknown = unknown.numbers.some(number => !found.accounts.has(number))
      // Read once per file, and only if a name is unknown.
      if (isAstray) parties ??= await lookUp(partiesToChooseFrom)
      if (isUnknown) ownAccounts ??= await lookUp(accountsToChooseFrom)

      addAll(counterparties, found.counterparties)
      addAll(accounts, found.accounts)
      refuseNames(named, { counterparties, accounts, takenExternalIds: found.takenExternalIds, closest }, issues)
    },
    prepare: (tx, rows) => reserveExpectedNumbers(tx, importId, rows),
    store: (tx, rows, { onProgress }) =>
      storeExpected(tx, importId, resolved(rows, { counterparties, accounts }), onProgress),
    giveUp: tx => releaseExpectedNumbers(tx, importId),
  }
}

/** The values of all rows, with the ids that the check found. */
async function* resolved(batches: AsyncIterable<readonly CsvRow[]>, names: Names): AsyncGenerator<ExpectedValues> {
  for await (const rows of batches) {
    const drafts = rows.flatMap(row => expectedDraftOf(new CellReader(row, [])) ?? [])
    yield* resolveExpected(drafts, names)
  }
}

/** Distinct values, without those already known. */
function distinct(values: readonly (string | null | undefined)[], known?: ReadonlyMap<string, unknown>): string[] {
  const wanted = new Set<string>()
  for (const value of values) if (value != null && !known?.has(value)) wanted.add(value)
  return [...wanted]
}

function addAll<Value>(to: Map<string, Value>, from: ReadonlyMap<string, Value>) {
  for (const [key, value] of from) to.set(key, value)
}
