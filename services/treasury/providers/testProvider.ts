import { setTimeout as sleep } from 'node:timers/promises'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { TreasuryContext } from '../context.ts'
import { type ProviderCredentials, unsealCredentials } from './credentials.ts'
import { codes } from './errors.ts'
import { refusalOfFault } from './faults.ts'
import type { ProviderApi } from './paymentProvider.ts'
import { ProviderFault } from './providerFault.ts'
import { readProvider } from './repository.ts'
import { refusalOf } from './rules/lifecycle.ts'
import type { ProviderName } from './rules/statuses.ts'
import type { ProviderRow } from './table.ts'

/** A user waits for the result: a slower provider can't be used. */
const TIMEOUT_MS = 8_000

type Parts = Pick<TreasuryContext, 'database' | 'providers' | 'seals'>

/** Sends the provider a small request with these credentials; passes on its refusal. Stores nothing. */
export async function testCredentials(
  { providers }: Pick<Parts, 'providers'>,
  provider: ProviderName,
  credentials: ProviderCredentials,
): Promise<void> {
  const api = providers.connect(provider, credentials)
  if (!api) throw new Refusal(codes.providerNotAvailable)
  try {
    await Promise.race([api.test(), silence()])
  } catch (error) {
    throw error instanceof ProviderFault ? refusalOfFault(error) : error
  }
}

/** The same for a connection, with its stored credentials. */
export async function testProvider(parts: Parts, organizationId: string, id: string): Promise<void> {
  const row = await parts.database.readInOrganization(organizationId, null, tx => readProvider(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  const refused = refusalOf(row, 'TEST')
  if (refused) throw new Refusal(refused)
  try {
    await testCredentials(parts, row.provider, credentialsOf(parts, row))
  } catch (error) {
    throw error instanceof ProviderFault ? refusalOfFault(error) : error
  }
}

/**
 * The API of a connection; undefined if it is no longer configured here. Throws a `ProviderFault` if the credentials can't be decrypted.
 */
export const apiOf = (parts: Pick<Parts, 'providers' | 'seals'>, row: ProviderRow): ProviderApi | undefined =>
  row.mode === 'API' ? parts.providers.connect(row.provider, credentialsOf(parts, row)) : undefined

function credentialsOf({ seals }: Pick<Parts, 'seals'>, row: ProviderRow): ProviderCredentials {
  if (!row.sealed) throw new ProviderFault('CREDENTIALS', 'there are none')
  return unsealCredentials(seals, row, row.sealed)
}

async function silence(): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { ref: false })
  throw new ProviderFault('UNREACHABLE', `no answer within ${TIMEOUT_MS} ms`)
}
