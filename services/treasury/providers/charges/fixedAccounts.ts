// Fixed virtual accounts of customers: opened once for each key at the first connection that offers the bank, and open until they are closed or
// their time is over. What is paid to them comes as transactions of their reference.
import { Refusal } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { takesPayments } from '../../projection/public.ts'
import { ADAPTERS } from '../adapters.ts'
import { codes } from '../errors.ts'
import type { ProviderName } from '../rules/statuses.ts'
import { CALL_SECONDS, callOnce, type ChargeParts, inSeconds, mintReference } from './make.ts'
import { CHARGE_BANKS, type ChargeBank } from './methods.ts'
import { chargeOfKey, connectionsForCharges, insertCharge } from './repository.ts'
import { type ChargeRow, isOfInvoice } from './table.ts'

export type NewFixedAccount = Pick<ChargeRow, 'key' | 'customerName' | 'language'> & {
  bankCode: ChargeBank
  expiresAt: Temporal.Instant
}

type Connection = { id: string; provider: ProviderName }
const offersBank = (provider: ProviderName, bankCode: ChargeBank): boolean =>
  ADAPTERS[provider].fixedAccountBanks?.includes(bankCode) ?? false

/** Connections that can open fixed virtual accounts now, the oldest first. */
async function connectionsOf({ providers }: Pick<ChargeParts, 'providers'>, tx: Tx): Promise<Connection[]> {
  return (await connectionsForCharges(tx)).filter(({ provider }) => providers.has(provider))
}

/** The banks, each with the provider that would open a fixed virtual account there; null where none does. */
export async function fixedAccountBanks(
  parts: Pick<ChargeParts, 'providers'>,
  tx: Tx,
): Promise<{ bankCode: ChargeBank; provider: ProviderName | null }[]> {
  const open = (await takesPayments(tx)) ? await connectionsOf(parts, tx) : []
  return CHARGE_BANKS.map(bankCode => ({
    bankCode,
    provider: open.find(({ provider }) => offersBank(provider, bankCode))?.provider ?? null,
  }))
}

/** The fixed virtual account of a key: opened now, or the one that there is. */
export const openFixedAccount = async (
  parts: ChargeParts,
  organizationId: string,
  input: NewFixedAccount,
): Promise<ChargeRow> => callOnce(parts, await mint(parts, organizationId, input))

function sameAccount(known: ChargeRow, { bankCode }: NewFixedAccount): ChargeRow {
  if (isOfInvoice(known) || known.bankCode !== bankCode) throw new Refusal(codes.chargeKeyTaken, { path: 'key' })
  return known
}

const mint = (parts: ChargeParts, organizationId: string, input: NewFixedAccount): Promise<ChargeRow> =>
  parts.database.inOrganization(organizationId, null, async tx => {
    const known = await chargeOfKey(tx, input.key)
    if (known) return sameAccount(known, input)
    if (!(await takesPayments(tx))) throw new Refusal(codes.chargeWithoutTreasury)
    const { expiresAt, ...rest } = input
    const connection = (await connectionsOf(parts, tx)).find(({ provider }) => offersBank(provider, input.bankCode))
    if (!connection) throw new Refusal(codes.chargeWithoutProvider, { path: 'bankCode' })
    await insertCharge(tx, {
      ...rest,
      id: newId(),
      providerId: connection.id,
      method: 'VIRTUAL_ACCOUNT',
      reference: mintReference(`VA-${input.customerName}`),
      currency: 'IDR',
      expiresAt: expiresAt.toString(),
      status: 'PENDING',
      stage: 'MINTED',
      nextLookAt: inSeconds(parts, CALL_SECONDS),
    })
    // Of two that bring the same key at once, one finds the other's.
    const stored = await chargeOfKey(tx, input.key)
    return sameAccount(stored!, input)
  })
