// Connects a provider, replaces its credentials, and disables and enables it.
import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { refusing } from '../../kit/database/refusing.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import { openAccountOf } from '../bankAccounts/public.ts'
import { nameKey } from '../bankText/public.ts'
import type { TreasuryContext } from '../context.ts'
import { counterparty, counterpartyToReference, createCounterparty } from '../counterparties/public.ts'
import { learn } from '../reconciliation/public.ts'
import { ADAPTERS, IDENTITIES } from './adapters.ts'
import { checkCredentials, hintOf, type ProviderCredentials, sealCredentials } from './credentials.ts'
import { recordProviderChange } from './describe.ts'
import { codes } from './errors.ts'
import { emitFixedAccounts } from './charges/repository.ts'
import { refuseConnectedMerchant, refuseEnabledMerchant } from './merchants.ts'
import { changeProvider, insertProvider, lockProvider, providerConflicts } from './repository.ts'
import { LIFECYCLE, type ProviderAction, type ProviderMode, refusalOf } from './rules/lifecycle.ts'
import type { ProviderName } from './rules/statuses.ts'
import type { ProviderRow } from './table.ts'

type Parts = Pick<TreasuryContext, 'providers' | 'seals'>

export type NewProvider = {
  provider: ProviderName
  alias: string
  mode: ProviderMode
  bankAccountId: string
  counterpartyId?: string | null | undefined
  credentials?: ProviderCredentials | null | undefined
}

/** How long the previous credentials still verify notifications. */
const PREVIOUS_HOURS = 24

/** The credentials of a new connection; null if it needs none. Refuses unusable ones. */
export function credentialsFor(
  { providers }: Pick<Parts, 'providers'>,
  { provider, mode, credentials }: Pick<NewProvider, 'provider' | 'mode' | 'credentials'>,
): ProviderCredentials | null {
  const { asks } = ADAPTERS[provider]
  if (mode === 'API') {
    if (!providers.has(provider)) throw new Refusal(codes.providerNotAvailable, { path: 'mode' })
    return checkCredentials(credentials, asks)
  }
  // File connections need none; with credentials their notifications can be verified.
  return credentials ? checkCredentials(credentials, asks) : null
}

/** Connects a provider. The caller has checked that it accepts the credentials. */
export async function connectProvider(tx: Tx, parts: Parts, input: NewProvider): Promise<ProviderRow> {
  const credentials = credentialsFor(parts, input)
  const { provider, alias, mode, bankAccountId } = input
  await openAccountOf(tx, bankAccountId)
  const counterpartyId = await counterpartyFor(tx, provider, input.counterpartyId ?? null)
  const id = newId()
  if (credentials) await refuseConnectedMerchant(tx, parts.seals, { id, provider, sealed: null }, credentials)
  const now = tx.clock.now().toString()
  const row = await refusing(providerConflicts, () =>
    insertProvider(tx, {
      id,
      provider,
      alias,
      mode,
      bankAccountId,
      counterpartyId,
      hookToken: randomBytes(32).toString('base64url'),
      ...(credentials && sealedValues(parts, { organizationId: tx.organizationId, id }, credentials, now)),
      nextSyncAt: mode === 'API' ? now : null,
      createdBy: tx.actorId,
    }),
  )
  await recordProviderChange(tx, 'CREATED', { after: row })
  return row
}

const sealedValues = (
  { seals }: Pick<Parts, 'seals'>,
  owner: { organizationId: string; id: string },
  credentials: ProviderCredentials,
  now: string,
) => ({
  sealed: sealCredentials(seals, owner, credentials),
  credentialsHint: hintOf(credentials),
  credentialsAt: now,
})

/** The provider's counterparty on statements, under every name that banks print. */
async function counterpartyFor(tx: Tx, provider: ProviderName, given: string | null): Promise<string> {
  const { name, legalName, bankNames } = IDENTITIES[provider]
  if (given !== null) await counterpartyToReference(tx, given)
  const id = given ?? (await counterpartyCalled(tx, name)) ?? (await makeCounterparty(tx, name, legalName))
  await learn(
    tx,
    bankNames.map(value => ({ counterpartyId: id, kind: 'ALIAS', value: nameKey(value) })),
  )
  return id
}

async function counterpartyCalled(tx: Tx, alias: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: counterparty.id })
    .from(counterparty)
    .where(
      and(
        eq(counterparty.organizationId, tx.organizationId),
        eq(counterparty.aliasKey, alias.toLowerCase()),
        isNull(counterparty.entityId),
      ),
    )
    .for('key share')
  return row?.id
}

const makeCounterparty = async (tx: Tx, alias: string, legalName: string): Promise<string> =>
  (await createCounterparty(tx, { legalName, alias, type: 'COMPANY', bankAccounts: [] })).id

/** The connection, locked, if the action is allowed on it. */
export async function lockedFor(tx: Tx, id: string, action: ProviderAction): Promise<ProviderRow> {
  const row = await lockProvider(tx, id)
  if (!row) throw new Refusal(commonErrors.notFound)
  const refused = refusalOf(row, action)
  if (refused) throw new Refusal(refused)
  return row
}

type Edit = { version: number; alias: string; bankAccountId: string }

/** Changes its name, or its payout account. `movesMoney`: payouts go to another account from now on. */
export async function updateProvider(
  tx: Tx,
  id: string,
  { version, alias, bankAccountId }: Edit,
): Promise<{ row: ProviderRow; movesMoney: boolean }> {
  const before = await lockedFor(tx, id, 'UPDATE')
  const movesMoney = bankAccountId !== before.bankAccountId
  if (movesMoney) await openAccountOf(tx, bankAccountId)
  const row = await change(tx, before, version, 'UPDATE', { alias, bankAccountId })
  if (movesMoney) await emitFixedAccounts(tx, id)
  return { row, movesMoney }
}

/** Replaces the credentials. Notifications verified by the previous ones are accepted for another day. */
export async function rotateCredentials(
  tx: Tx,
  parts: Parts,
  id: string,
  { version, credentials }: { version: number; credentials?: ProviderCredentials | null | undefined },
): Promise<ProviderRow> {
  const before = await lockedFor(tx, id, 'ROTATE')
  const checked = checkCredentials(credentials, ADAPTERS[before.provider].asks)
  await refuseConnectedMerchant(tx, parts.seals, before, checked)
  const now = tx.clock.now()
  const values = {
    ...sealedValues(parts, before, checked, now.toString()),
    previousSealed: before.sealed,
    previousUntil: before.sealed && now.add({ hours: PREVIOUS_HOURS }).toString(),
  }
  const row = await changeProvider(tx, { id, version }, ['ACTIVE'], values)
  if (!row) throw new Refusal(commonErrors.staleVersion)
  await recordProviderChange(tx, 'UPDATED', {
    after: row,
    changes: [{ field: 'credentials', before: null, after: null }],
  })
  return row
}

/** Stops polling it and refuses its notifications. Existing records stay. */
export const disableProvider = async (tx: Tx, id: string, version: number): Promise<ProviderRow> =>
  change(tx, await lockedFor(tx, id, 'DISABLE'), version, 'DISABLE', { nextSyncAt: null })

/** Resumes work with it. */
export async function enableProvider(
  tx: Tx,
  { seals }: Pick<Parts, 'seals'>,
  id: string,
  version: number,
): Promise<ProviderRow> {
  const before = await lockedFor(tx, id, 'ENABLE')
  if (before.version !== version) throw new Refusal(commonErrors.staleVersion)
  await refuseEnabledMerchant(tx, seals, before)
  const nextSyncAt = before.mode === 'API' ? tx.clock.now().toString() : null
  return change(tx, before, version, 'ENABLE', { nextSyncAt })
}

async function change(
  tx: Tx,
  before: ProviderRow,
  version: number,
  action: ProviderAction,
  values: Parameters<typeof changeProvider>[3],
): Promise<ProviderRow> {
  const to = LIFECYCLE[action].from[before.status] ?? before.status
  const row = await refusing(providerConflicts, () =>
    changeProvider(tx, { id: before.id, version }, [before.status], { ...values, status: to }),
  )
  if (!row) throw new Refusal(commonErrors.staleVersion)
  await recordProviderChange(tx, 'UPDATED', { before, after: row })
  return row
}
