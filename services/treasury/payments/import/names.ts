// Looks up the names in rows of payments and transfers.
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
  /** Counterparties that have the account of a transfer that names its bank. */
  owners: ReadonlyMap<string, readonly AccountOwner[]>
  closest: Closest
}

/** Suggestions for an unknown name: the user accepts one or writes another. */
type Closest = Record<'party' | 'account', ReturnType<typeof openClosest>>

/** Suggests similar names; the organization's names are read once, and only if one in the file is unknown. */
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

/** A row whose names were found, with its cells for error messages. */
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
    // A counterparty's account may be one of our own.
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

/** Replaces names by what was found; undefined after reporting unknown ones. */
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

/** The one account with a number; if several banks have it, the currency may decide. */
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

/** The account of a transfer that names its bank: it may be outside of Arus. */
function externalAccountOf({ kind, accountNumber, bankCode }: PaymentDraft): AccountKey | undefined {
  if (kind === 'PAYMENT' || bankCode === null || accountNumber === null || isAlias(accountNumber)) return undefined
  return { bankCode, accountNumber }
}

function endOf(draft: PaymentDraft, from: NumberedAccount | undefined, names: Names): End | undefined {
  if (draft.counterpartyAlias !== null) return theirEnd(draft, draft.counterpartyAlias, names)
  const account = externalAccountOf(draft)
  const kept = account && names.ownAccounts.called(account.accountNumber)
  if (!account || kept?.some(({ bankCode }) => bankCode === account.bankCode)) return ownEnd(draft, names)
  // The holder is the paying entity, as in the form.
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

/** Whether the text means this account: by its number, its alias, or the holder's name. */
const isCalled = ({ accountNumber, alias, accountName }: Payee['accounts'][number], text: string): boolean =>
  isAlias(text)
    ? [alias, accountName].some(name => name?.toLowerCase() === text.toLowerCase())
    : isSameNumber(accountNumber, text)

/** Reports unknown names in rows that have other unreadable cells. */
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

/** Whether it is at the named bank; without a name any bank will do. */
const isAt = (bankCode: string | null, account: { bankCode: string }) =>
  bankCode === null || account.bankCode === bankCode
