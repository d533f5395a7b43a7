import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { refusalOfFault } from '../faults.ts'
import { ProviderFault } from '../providerFault.ts'
import { pollOrder } from '../sync/poll.ts'
import { cancelThere, type ChargeParts } from './make.ts'
import { changeCharge, readCharge } from './repository.ts'
import type { ChargeRow } from './table.ts'

/** Cancels a charge. Refuses one paid in the meantime; leaves an ended one unchanged. */
export async function cancelCharge(parts: ChargeParts, organizationId: string, id: string): Promise<ChargeRow> {
  const before = await current(parts, organizationId, id)
  if (before.status !== 'PENDING') return before
  // A charge that may still reach the provider is canceled there when its response arrives.
  if (before.stage !== 'ANSWERED') return end(parts, before)
  await withdraw(parts, before)
  return end(parts, before)
}

async function current({ database }: ChargeParts, organizationId: string, id: string): Promise<ChargeRow> {
  const row = await database.readInOrganization(organizationId, null, tx => readCharge(tx, id))
  if (!row) throw new Refusal(commonErrors.notFound)
  if (row.status === 'SUCCEEDED') throw new Refusal(codes.chargePaid)
  return row
}

/** Cancels at the provider, and polls whether it was paid before. */
async function withdraw(parts: ChargeParts, charge: ChargeRow): Promise<void> {
  const { organizationId, providerId, reference: orderReference } = charge
  try {
    await cancelThere(parts, charge).catch((error: unknown) => {
      // A paid or expired charge can't be canceled there: the poll shows which it is.
      if (!(error instanceof ProviderFault) || error.reason !== 'REFUSED') throw error
    })
    await pollOrder(parts, { organizationId, providerId, orderReference })
  } catch (error) {
    throw error instanceof ProviderFault ? refusalOfFault(error) : error
  }
}

async function end(parts: ChargeParts, { organizationId, id, stage }: ChargeRow): Promise<ChargeRow> {
  const canceled = await parts.database.inOrganization(organizationId, null, tx =>
    changeCharge(
      tx,
      { id, stage, status: 'PENDING' },
      // The worker still polls a charge that was requested without a response.
      { status: 'CANCELED', ...(stage !== 'CALLED' && { stage: 'ANSWERED', nextLookAt: null }) },
    ),
  )
  if (canceled) return canceled
  const after = await current(parts, organizationId, id)
  return after.status === 'PENDING' ? cancelCharge(parts, organizationId, id) : after
}
