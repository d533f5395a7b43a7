// Connects a bank account to its bank, replaces its credentials, and disconnects it.
import { recordActivity } from '../../kit/activity/record.ts'
import type { Change } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import {
  bankAccountOf,
  type BankAccountRow,
  forgetBankStatus,
  type LinkMethod,
  setConnectionType,
  type LinkProviders,
  linkMethodsFor,
} from '../bankAccounts/public.ts'
import type { TreasuryContext } from '../context.ts'
import { codes } from './errors.ts'
import { organizationZone } from '../projection/public.ts'
import { checkCredentials, type EnteredCredentials, sealCredentials } from './credentials.ts'
import { changeLink, deleteLink, insertLink, type LinkWithImport, readLink } from './repository.ts'
import { nextSyncAt } from './schedule.ts'
import type { LinkType } from './table.ts'

type Parts = Pick<TreasuryContext, 'banks' | 'sftp' | 'drop' | 'seals'>

export type NewConnection = EnteredCredentials & {
  type: LinkType
  schedule: readonly string[]
  /** The first day whose lines the connection imports; by default the day after the last stored one. */
  startsOn?: string | null | undefined
}

/** An account with its current connection. */
export type Connected = { account: BankAccountRow; link: LinkWithImport }

/** The connection type that would be used; undefined if there is none. */
const methodOf = (providers: LinkProviders, bankCode: string, type: LinkType): LinkMethod | undefined =>
  linkMethodsFor(providers, bankCode).find(method => (method === 'API') === (type === 'API'))

const conflicts = { bank_connection_pkey: { error: codes.accountAlreadyConnected, path: 'id' } }

/** Connects an account. Checks the credentials themselves; the bank is only contacted by a test or a sync. */
export async function connectBankAccount(
  tx: Tx,
  parts: Parts,
  bankAccountId: string,
  { type, schedule, startsOn = null, ...given }: NewConnection,
): Promise<Connected> {
  const account = await bankAccountOf(tx, bankAccountId)
  const method = methodOf(parts, account.bankCode, type)
  if (!method) throw new Refusal(codes.connectionNotAvailable, { path: 'type' })
  const times = checkSchedule(method, schedule)
  const credentials = checkCredentials(method, given, parts.sftp.asks(account.bankCode))
  const sealed = credentials && sealCredentials(parts.seals, ownerOf(tx, account), credentials)
  const now = tx.clock.now()
  await refusing(conflicts, async () =>
    insertLink(tx, {
      bankAccountId,
      type,
      sealed,
      credentialsAt: sealed && now.toString(),
      schedule: times,
      nextSyncAt: nextSyncAt(times, now, await organizationZone(tx))?.toString() ?? null,
      startsOn,
      createdBy: tx.actorId,
    }),
  )
  await setConnectionType(tx, bankAccountId, type)
  tell(tx, account, [{ field: 'connectionType', before: account.connectionType, after: type }])
  return connectedOf(tx, bankAccountId)
}

/** Replaces the credentials; the previous ones are deleted. */
export async function rotateCredentials(
  tx: Tx,
  { seals, sftp }: Pick<Parts, 'seals' | 'sftp'>,
  bankAccountId: string,
  { version, ...given }: EnteredCredentials & { version: number },
): Promise<Connected> {
  const { account, link } = await connectedOf(tx, bankAccountId)
  const checked = checkCredentials(link.method, given, sftp.asks(account.bankCode))
  // A folder has no credentials.
  if (!checked) throw new Refusal(codes.accountNotConnected)
  const replaced = await changeLink(tx, bankAccountId, version, {
    sealed: sealCredentials(seals, link, checked),
    credentialsAt: tx.clock.now().toString(),
  })
  if (!replaced) throw new Refusal(commonErrors.staleVersion)
  tell(tx, account, [{ field: 'credentials', before: null, after: null }])
  return connectedOf(tx, bankAccountId)
}

/** Sets the times of day at which the account is synced automatically; none: only on request. */
export async function setSyncSchedule(
  tx: Tx,
  bankAccountId: string,
  { version, schedule }: { version: number; schedule: readonly string[] },
): Promise<Connected> {
  const { account, link } = await connectedOf(tx, bankAccountId)
  const times = checkSchedule(link.method, schedule)
  const next = nextSyncAt(times, tx.clock.now(), await organizationZone(tx))
  const changed = await changeLink(tx, bankAccountId, version, {
    schedule: times,
    nextSyncAt: next?.toString() ?? null,
  })
  if (!changed) throw new Refusal(commonErrors.staleVersion)
  tell(tx, account, [{ field: 'schedule', before: link.schedule.join(', ') || null, after: times.join(', ') || null }])
  return connectedOf(tx, bankAccountId)
}

/** Deletes the connection with its credentials. What it imported stays. */
export async function disconnectBankAccount(tx: Tx, bankAccountId: string, version: number): Promise<void> {
  const { account, link } = await connectedOf(tx, bankAccountId)
  if (!(await deleteLink(tx, bankAccountId, version))) throw new Refusal(commonErrors.staleVersion)
  await setConnectionType(tx, bankAccountId, 'MANUAL')
  await forgetBankStatus(tx, bankAccountId)
  tell(tx, account, [{ field: 'connectionType', before: link.type, after: 'MANUAL' }])
}

/** The account and its connection; refuses one without a connection with BA-18. */
export async function connectedOf(tx: Tx, bankAccountId: string): Promise<Connected> {
  const account = await bankAccountOf(tx, bankAccountId)
  const link = await readLink(tx, bankAccountId)
  if (!link) throw new Refusal(codes.accountNotConnected)
  return { account, link }
}

const ownerOf = (tx: Tx, { id }: BankAccountRow) => ({ organizationId: tx.organizationId, bankAccountId: id })

/** The times in order. */
function checkSchedule(method: LinkMethod, schedule: readonly string[]): string[] {
  if (method === 'FOLDER' && schedule.length > 0) throw new Refusal(codes.scheduleOfFolder, { path: 'schedule' })
  if (new Set(schedule).size < schedule.length) throw new Refusal(codes.scheduleDuplicates, { path: 'schedule' })
  return [...schedule].sort()
}

function tell(tx: Tx, account: BankAccountRow, changes: readonly Change[]) {
  recordActivity(tx, {
    action: 'UPDATED',
    recordType: 'BANK_ACCOUNT',
    recordId: account.id,
    recordLabel: account.alias,
    changes,
  })
  tx.emit('bank-account.changed', account.id, { scopeId: account.id })
}
