// The merchant that a connection's credentials belong to. Each is connected once: two connections would store, count and expect everything
// that it is paid twice.
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Sealing } from '../../kit/sealing.ts'
import { ADAPTERS } from './adapters.ts'
import { type CredentialField, type ProviderCredentials, unsealCredentials } from './credentials.ts'
import { codes } from './errors.ts'
import { ProviderFault } from './providerFault.ts'
import type { ProviderName } from './rules/statuses.ts'
import { paymentProvider as table, type ProviderRow } from './table.ts'

/** The credential that names the merchant: it stays when its secret changes, where a provider has such a one. */
const namedBy = (provider: ProviderName): CredentialField =>
  ADAPTERS[provider].asks.includes('clientId') ? 'clientId' : 'secretKey'

/** Refuses credentials of a merchant that another connection of the organization uses, disabled ones too. */
export async function refuseConnectedMerchant(
  tx: Tx,
  seals: Sealing,
  connection: Pick<ProviderRow, 'id' | 'provider' | 'sealed'>,
  credentials: ProviderCredentials,
): Promise<void> {
  const field = namedBy(connection.provider)
  const merchant = credentials[field]
  if (!merchant) return
  // Merchants that were connected twice before that was refused get new secrets too.
  const owner = { organizationId: tx.organizationId, id: connection.id }
  if (readable(seals, owner, connection.sealed)?.[field] === merchant) return
  const same = await otherWith(tx, seals, connection, merchant)
  if (same)
    throw new Refusal(codes.providerMerchantConnected, { path: `credentials.${field}`, params: { alias: same.alias } })
}

/** Refuses to enable a connection while another one of its merchant is active. */
export async function refuseEnabledMerchant(tx: Tx, seals: Sealing, connection: ProviderRow): Promise<void> {
  const merchant = readable(seals, connection, connection.sealed)?.[namedBy(connection.provider)]
  if (!merchant) return
  const same = await otherWith(tx, seals, connection, merchant, eq(table.status, 'ACTIVE'))
  if (same) throw new Refusal(codes.providerMerchantConnected, { params: { alias: same.alias } })
}

/** Another connection of the merchant. */
async function otherWith(
  tx: Tx,
  seals: Sealing,
  { id, provider }: Pick<ProviderRow, 'id' | 'provider'>,
  merchant: string,
  where?: SQL,
): Promise<Pick<ProviderRow, 'alias'> | undefined> {
  // Sealed credentials can't be compared by an index: of two at once the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`merchants/${tx.organizationId}`}, 0))`)
  const others = await tx
    .select({ organizationId: table.organizationId, id: table.id, alias: table.alias, sealed: table.sealed })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.provider, provider),
        ne(table.id, id),
        isNotNull(table.sealed),
        where,
      ),
    )
  return others.find(other => readable(seals, other, other.sealed)?.[namedBy(provider)] === merchant)
}

/** Undefined if there are none, or where another key of the installation has sealed them: they can't be used either. */
function readable(
  seals: Sealing,
  owner: Pick<ProviderRow, 'organizationId' | 'id'>,
  sealed: Buffer | null,
): ProviderCredentials | undefined {
  if (!sealed) return undefined
  try {
    return unsealCredentials(seals, owner, sealed)
  } catch (error) {
    if (error instanceof ProviderFault) return undefined
    throw error
  }
}
