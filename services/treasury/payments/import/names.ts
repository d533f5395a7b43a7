// What the rows of payments and transfers name, as it stands in the database.
import type { Tx } from '../../../kit/database/database.ts'
import { isSameNumber } from '../../accountNumber.ts'
import {
  accountsCalled,
  accountsToChooseFrom,
  isAlias,
  type NamedAccounts,
  type NumberedAccount,
} from '../../bankAccounts/public.ts'
import {
  type AccountKey,
  accountKeyOf,
  type AccountOwner,
  accountOwners,
  type CounterpartyRow,
  partiesOfEntities,
  partiesToChooseFrom,
  type Payee,
  payeesByAlias,
} from '../../counterparties/public.ts'
import { expectedCodes } from '../../expectedTransactions/public.ts'
import { codes } from '../errors.ts'
import type { NamedPayment } from './validate.ts'
import type { End } from '../violations.ts'
import { entityNames } from '../../projection/public.ts'
import { type CellReader, openClosest } from '../../recordImports/public.ts'
import { ACCOUNT_COLUMN, type PaymentDraft, type PaymentNames } from './rows.ts'

type Names = {
  payees: ReadonlyMap<string, Payee>
  ownAccounts: NamedAccounts
  entityNames: ReadonlyMap<string, string>
  parties: ReadonlyMap<string, CounterpartyRow>
  /** Counterparties that have an account which a transfer names at its bank. */
  owners: ReadonlyMap<string, readonly AccountOwner[]>
  closest: Closest
}

/** What a name that leads nowhere may have been meant to be: a person takes it or writes another. */
type Closest = Record<'party' | 'account', ReturnType<typeof openClosest>>

/** Finds names that are nearly those of a file; the organization's are read once, where one of the file leads nowhere. */
export function openNames() {
  const near: Record<'parties' | 'accounts', Parameters<typeof openClosest>[0] | undefined> = {
    parties: undefined,
    accounts: undefined,
  }
  const closest: Closest = {
    party: openClosest(() => near.parties?.() ?? []),
    account: openClosest(() => near.accounts?.() ?? []),
  }
  return async (tx: Tx, drafts: readonly PaymentDraft[], broken: readonly PaymentNames[] = []): Promise<Names> => {
    const names = await lookUpNames(tx, drafts, broken)
    const all = [...drafts, ...broken]
    const isAstray = all.some(({ counterpartyAlias: alias }) => alias && !names.payees.has(alias.toLowerCase()))
    const fromNumbers = [
      ...drafts.map(({ fromAccountNumber }) => fromAccountNumber),
      ...broken.flatMap(({ fromAccount }) => fromAccount ?? []),
    ]
    if (isAstray && !near.parties) {
      const parties = await partiesToChooseFrom(tx)
      near.parties = () => parties
    }
    if (!near.accounts && fromNumbers.some(number => names.ownAccounts.called(number).length === 0)) {
      const accounts = await accountsToChooseFrom(tx)
      near.accounts = () => accounts
    }
    return { ...names, closest }
  }
}

/** A row whose names were found, with its cells to tell of. */
export type NamedRow = NamedPayment & { cells: CellReader }

async function lookUpNames(
  tx: Tx,
  drafts: readonly PaymentDraft[],
  broken: readonly PaymentNames[],
): Promise<Omit<Names, 'closest'>> {
  const aliases = new Set(
    [...drafts, ...broken].flatMap(({ counterpartyAlias }) => counterpartyAlias?.toLowerCase() ?? []),
  )
  const payees = await payeesByAlias(tx, [...aliases])
  const numbers = new Set([
    ...drafts.map(({ fromAccountNumber }) => fromAccountNumber),
    ...drafts.flatMap(({ accountNumber }) => accountNumber ?? []),
    ...broken.flatMap(({ fromAccount }) => fromAccount ?? []),
    // What is called an account of a counterparty may be one of ours.
    ...[...payees.values()].flatMap(({ accounts }) => accounts.map(({ accountNumber }) => accountNumber)),
  ])
  return {
    payees,
    ownAccounts: await accountsCalled(tx, [...numbers]),
    entityNames: await entityNames(tx),
    parties: await partiesOfEntities(tx),
    owners: await accountOwners(
      tx,
      drafts.flatMap(draft => externalAccountOf(draft) ?? []),
    ),
  }
}

/** Puts what was found in the place of names; undefined after it has told which of them lead nowhere. */
export function namedPayment(draft: PaymentDraft, names: Names): NamedRow | undefined {
  const { cells, amountMinor, currency, method, date, memo, notes } = draft
  const accounts = names.ownAccounts.called(draft.fromAccountNumber)
  const named = { number: draft.fromAccountNumber, column: 'from_account_number', closest: names.closest.account }
  const from = theAccount(draft, accounts, named)
  const end = endOf(draft, from, names)
  if (!from || !end) return undefined
  const amount = { minor: amountMinor, currency }
  return { cells, row: cells.row, from, end, amount, method, date, memo, notes }
}

/** The one account of a number; where it is one at several banks, the currency may still tell them apart. */
function theAccount(
  { cells, currency }: PaymentDraft,
  accounts: readonly NumberedAccount[],
  { number, column, closest }: { number: string; column: string; closest?: Closest['account'] },
): NumberedAccount | undefined {
  if (accounts.length === 0)
    return cells.refuse(column, expectedCodes.expectedAccountNumberNotFound, { number }, closest?.(number))
  const fitting = accounts.filter(account => account.currency === currency)
  if (fitting.length > 1) return cells.refuse(column, expectedCodes.expectedAccountNumberAmbiguous, { number })
  return fitting[0] ?? cells.refuse('currency', codes.transferCurrencyDiffers)
}

/** The account of a transfer that names its bank: it may be one that is not kept here. */
function externalAccountOf({ kind, accountNumber, bankCode }: PaymentDraft): AccountKey | undefined {
  if (kind === 'PAYMENT' || bankCode === null || accountNumber === null || isAlias(accountNumber)) return undefined
  return { bankCode, accountNumber }
}

function endOf(draft: PaymentDraft, from: NumberedAccount | undefined, names: Names): End | undefined {
  if (draft.counterpartyAlias !== null) return theirEnd(draft, draft.counterpartyAlias, names)
  const account = externalAccountOf(draft)
  const kept = account && names.ownAccounts.called(account.accountNumber)
  if (!account || kept?.some(({ bankCode }) => bankCode === account.bankCode)) return ownEnd(draft, names)
  // In the name of the entity that pays, as in the form.
  const name = from && names.entityNames.get(from.entityId)
  const owner = names.owners.get(accountKeyOf(account))?.[0]?.alias
  return name === undefined ? undefined : { external: { account, name, own: undefined, owner } }
}

function ownEnd(draft: PaymentDraft, names: Names): End | undefined {
  const { kind, accountNumber, bankCode } = draft
  const number = accountNumber ?? ''
  const atBank = names.ownAccounts.called(number).filter(account => isAt(bankCode, account))
  const account = theAccount(draft, atBank, { number, column: ACCOUNT_COLUMN[kind] })
  if (!account) return undefined
  const { entityId } = account
  const party = kind === 'PAYMENT' ? names.parties.get(entityId) : undefined
  return { own: { account, entityName: names.entityNames.get(entityId), party } }
}

function theirEnd({ cells, accountNumber, bankCode }: PaymentDraft, alias: string, names: Names): End | undefined {
  const payee = names.payees.get(alias.toLowerCase())
  if (!payee)
    return cells.refuse(
      'counterparty_alias',
      expectedCodes.expectedAliasNotFound,
      { alias },
      names.closest.party(alias),
    )
  const { counterparty, accounts } = payee
  const fitting = accounts.filter(
    account => isAt(bankCode, account) && (accountNumber === null || isCalled(account, accountNumber)),
  )
  const [account] = fitting
  if (!account) return cells.refuse('account_number', codes.beneficiaryAccountNotFound, { alias })
  if (fitting.length > 1) return cells.refuse('account_number', codes.beneficiaryAccountAmbiguous, { alias })
  const own = names.ownAccounts.called(account.accountNumber).find(({ bankCode: at }) => at === account.bankCode)
  return { theirs: { account, counterparty, own } }
}

/** Whether a counterparty's account is meant: by its number, its alias, or the name on it. */
const isCalled = ({ accountNumber, alias, accountName }: Payee['accounts'][number], text: string): boolean =>
  isAlias(text)
    ? [alias, accountName].some(name => name?.toLowerCase() === text.toLowerCase())
    : isSameNumber(accountNumber, text)

/** Tells which names lead nowhere in rows of which other cells can't be read. */
export function refuseBrokenNames(broken: readonly PaymentNames[], names: Names): void {
  for (const { cells, fromAccount, counterpartyAlias: alias } of broken) {
    if (fromAccount !== null && names.ownAccounts.called(fromAccount).length === 0)
      cells.refuse(
        'from_account_number',
        expectedCodes.expectedAccountNumberNotFound,
        { number: fromAccount },
        names.closest.account(fromAccount),
      )
    if (alias !== null && !names.payees.has(alias.toLowerCase()))
      cells.refuse('counterparty_alias', expectedCodes.expectedAliasNotFound, { alias }, names.closest.party(alias))
  }
}

/** Whether it is at the bank that is named; any will do where none is. */
const isAt = (bankCode: string | null, account: { bankCode: string }) =>
  bankCode === null || account.bankCode === bankCode
