// The methods available to pay the rest of an invoice, and why the others are not.
import { formatMinor } from '../../../kit/money.ts'
import type { Account } from '../../account.ts'
import { readInvoice } from '../invoices/public.ts'
import type { ChargeClient, Offer } from './chargeClient.ts'
import type { OpenedLink } from './links.ts'
import { payableOf } from './sessions.ts'

type ShownOffer = Omit<Offer, 'reason'> & { reason: Offer['reason'] | 'CURRENCY' }

/**
 * Requests them from treasury, which owns the providers: those that pay out to the entity that issued the invoice. Without it there are
 * none. Refuses with CO-2 if nothing is left to pay.
 */
export async function readOffers(
  { database }: Pick<Account, 'database'>,
  client: ChargeClient | undefined,
  { organizationId, invoiceId }: Omit<OpenedLink, 'linkId'>,
): Promise<ShownOffer[]> {
  const { cashMinor, currency, entityId } = await database.readInOrganization(organizationId, null, async tx => {
    const invoice = await readInvoice(tx, invoiceId)
    return { cashMinor: payableOf(invoice), currency: invoice.currency, entityId: invoice.entityId }
  })
  const offers = client ? await client.offers(organizationId, { amount: formatMinor(cashMinor), entityId }) : []
  // Providers only accept rupiah.
  return currency === 'IDR'
    ? offers
    : offers.map(offer => ({ ...offer, isPossible: false, reason: 'CURRENCY' as const }))
}
