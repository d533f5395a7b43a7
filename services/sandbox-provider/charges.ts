// Charges of shops: virtual accounts, QRs and payment pages. The same for all providers; each has its own API.
import { randomBytes } from 'node:crypto'
import type { Clock } from '../kit/clock.ts'
import { formatMinor } from '../kit/money.ts'
import { type ChargedOrder, type ChargeState, isCharged, stateOf } from './chargeState.ts'
import type { Channel } from './entries.ts'
import type { SandboxProvider } from './merchant.ts'
import type { Notifications } from './notifications.ts'
import type { Shop } from './shop.ts'

type Asked = {
  provider: SandboxProvider
  reference: string
  channel: Channel
  /** The bank of a virtual account, by the provider's name for it. */
  bank?: string | undefined
  /** Null: a fixed virtual account. */
  amountMinor: bigint | null
  expiresAt: Temporal.Instant
  returnUrl?: string | undefined
}

const tagged = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`

/** The content of an order's QR, in EMV format. */
const qrOf = (reference: string, amountMinor: bigint): string =>
  [
    tagged('00', '01'),
    tagged('01', '12'),
    tagged('26', tagged('00', 'ID.CO.SANDBOX.WWW') + tagged('01', reference.slice(0, 60))),
    tagged('53', '360'),
    tagged('54', formatMinor(amountMinor)),
    tagged('58', 'ID'),
    tagged('59', 'SANDBOX SHOP'),
  ].join('')

export function openCharges({
  shop,
  notifications,
  clock,
}: {
  shop: Shop
  notifications: Notifications
  clock: Clock
}) {
  /** The charge of an order; created if there is none. */
  function make({ provider, reference, channel, bank, amountMinor, expiresAt, returnUrl }: Asked): ChargedOrder {
    const known = shop.order(provider, reference)
    if (isCharged(known)) return known
    if (!known) shop.place(provider, reference, channel, amountMinor ?? 0n)
    const isPage = channel === 'CARD' || channel === 'EWALLET'
    shop.charge({
      provider,
      reference,
      name: `pm-${randomBytes(8).toString('hex')}`,
      bank: bank ?? null,
      number: channel === 'VIRTUAL_ACCOUNT' ? String(88_080_000_000_000n + BigInt(shop.journal.entries.length)) : null,
      qr: channel === 'QRIS' ? qrOf(reference, amountMinor ?? 0n) : null,
      page: isPage ? randomBytes(12).toString('base64url') : null,
      returnUrl: returnUrl ?? null,
      expiresAt: expiresAt.toString(),
      fixed: amountMinor === null,
    })
    const made = shop.order(provider, reference)
    if (!isCharged(made)) throw new Error('a charge that was written is there')
    return made
  }

  return {
    make,
    find: (provider: SandboxProvider, reference: string): ChargedOrder | undefined => {
      const order = shop.order(provider, reference)
      return isCharged(order) ? order : undefined
    },
    /** A charge by the key to pay or cancel it: a number, a page, or the provider's name for it. */
    by: (kind: 'number' | 'page' | 'name', value: string): ChargedOrder | undefined =>
      shop
        .orders()
        .filter(isCharged)
        .find(({ charge }) => charge[kind] === value),
    all: (): ChargedOrder[] => shop.orders().filter(isCharged),
    stateOf: (order: ChargedOrder): ChargeState => stateOf(order, clock),
    /** Pays it, with another amount if given. */
    pay(order: ChargedOrder, amountMinor?: bigint): void {
      shop.pay(order, amountMinor)
      notifications.tell(order.placed.provider, order)
    },
    end(order: ChargedOrder, how: 'CANCELED' | 'DECLINED'): void {
      const { provider, reference } = order.placed
      shop.end({ provider, reference, how })
      if (how === 'DECLINED') notifications.tell(provider, order)
    },
  }
}
export type Charges = ReturnType<typeof openCharges>
