// The state derived from the journal: orders, payments, refunds, and the batches paid out.
import type { Clock } from '../kit/clock.ts'
import { type Journal, openJournalFile } from '../kit/journal.ts'
import {
  type Channel,
  type Charged,
  type Ended,
  type JournalEntry,
  journalEntry,
  type Moved,
  type NewEntry,
  type NewPaidOut,
  type Ordered,
  type PaidOut,
} from './entries.ts'
import type { SandboxProvider } from './merchant.ts'

/** An order with its events, in order. */
export type Order = { placed: Ordered; moves: Moved[]; charge?: Charged; ended?: Ended }

export type Shop = ReturnType<typeof openShop>

/** A provider's fee: fixed, or a share of the payment in hundredths of a percent. */
const TARIFF: Readonly<Record<Channel, { fixedMinor: bigint; share: bigint; vatAdded: boolean }>> = {
  VIRTUAL_ACCOUNT: { fixedMinor: 400_000n, share: 0n, vatAdded: true },
  CARD: { fixedMinor: 200_000n, share: 290n, vatAdded: true },
  EWALLET: { fixedMinor: 0n, share: 150n, vatAdded: true },
  QRIS: { fixedMinor: 0n, share: 70n, vatAdded: false },
}
const CHARGEBACK_FEE_MINOR = 2_500_000n

const halfUp = (numerator: bigint, denominator: bigint) => (numerator * 2n + denominator) / (denominator * 2n)
const vatOf = (feeMinor: bigint) => halfUp(feeMinor * 11n, 100n)

export function openShop({ path, clock }: { path: string; clock: Clock }) {
  const orders = new Map<string, Order>()
  const moves = new Map<string, Moved>()
  const payouts: PaidOut[] = []
  const hooks = new Map<SandboxProvider, string>()
  const keyOf = (provider: SandboxProvider, reference: string) => `${provider}/${reference}`

  function take(entry: JournalEntry): void {
    switch (entry.kind) {
      case 'ORDERED':
        orders.set(keyOf(entry.provider, entry.reference), { placed: entry, moves: [] })
        return
      case 'CHARGED': {
        const order = orders.get(keyOf(entry.provider, entry.reference))
        if (order) order.charge = entry
        return
      }
      case 'ENDED': {
        const order = orders.get(keyOf(entry.provider, entry.reference))
        if (order) order.ended = entry
        return
      }
      case 'PAID_OUT':
        payouts.push(entry)
        return
      case 'HOOKED':
        hooks.set(entry.provider, entry.url)
        return
      default:
        moves.set(entry.id, entry)
        orders.get(keyOf(entry.provider, entry.reference))?.moves.push(entry)
    }
  }
  const journal: Journal<JournalEntry, NewEntry> = openJournalFile({ path, clock, form: journalEntry })
  for (const entry of journal.entries) take(entry)
  const record = (entry: NewEntry): void => {
    for (const placed of journal.append(entry)) take(placed)
  }

  const order = (provider: SandboxProvider, reference: string) => orders.get(keyOf(provider, reference))
  const paidOut = (provider: SandboxProvider) =>
    new Set(
      payouts.filter(each => each.provider === provider).flatMap(({ members, hidden }) => [...members, ...hidden]),
    )

  return {
    journal,
    order,
    orders: (): Order[] => [...orders.values()],
    hook: (provider: SandboxProvider) => hooks.get(provider),
    move: (id: string) => moves.get(id),
    movesOf: (provider: SandboxProvider) => [...moves.values()].filter(each => each.provider === provider),
    payoutsOf: (provider: SandboxProvider) => payouts.filter(each => each.provider === provider),
    isPaidOut: (provider: SandboxProvider, id: string) => paidOut(provider).has(id),
    place: (provider: SandboxProvider, reference: string, channel: Channel, amountMinor: bigint) =>
      record({ kind: 'ORDERED', provider, reference, channel, amountMinor: String(amountMinor) }),
    listen: (provider: SandboxProvider, url: string) => record({ kind: 'HOOKED', provider, url }),
    charge: (entry: Omit<Charged, 'kind' | 'seq' | 'at'>) => record({ kind: 'CHARGED', ...entry }),
    end: (entry: Omit<Ended, 'kind' | 'seq' | 'at'>) => record({ kind: 'ENDED', ...entry }),
    /** The payer pays the requested amount, or another one. */
    pay({ placed }: Order, amount = BigInt(placed.amountMinor)) {
      const { fixedMinor, share, vatAdded } = TARIFF[placed.channel]
      const feeMinor = fixedMinor + halfUp(amount * share, 10_000n)
      const vatMinor = vatAdded ? vatOf(feeMinor) : 0n
      record(moveOf('PAID', placed, amount, { feeMinor, vatMinor }))
    },
    refund: ({ placed }: Order, amountMinor: bigint) => record(moveOf('REFUNDED', placed, -amountMinor)),
    chargeBack: ({ placed }: Order) =>
      record(
        moveOf('CHARGED_BACK', placed, -BigInt(placed.amountMinor), {
          feeMinor: CHARGEBACK_FEE_MINOR,
          vatMinor: vatOf(CHARGEBACK_FEE_MINOR),
        }),
      ),
    payOut: (entry: NewPaidOut) => record({ kind: 'PAID_OUT', ...entry }),
    close: journal.close,
  }

  function moveOf(
    kind: Moved['kind'],
    { provider, reference }: Ordered,
    amountMinor: bigint,
    { feeMinor, vatMinor } = { feeMinor: 0n, vatMinor: 0n },
  ): NewEntry {
    const id = `txn_${String(journal.entries.length + 1).padStart(8, '0')}`
    return {
      kind,
      provider,
      id,
      reference,
      amountMinor: String(amountMinor),
      feeMinor: String(feeMinor),
      vatMinor: String(vatMinor),
    }
  }
}

/** The amount after fee and VAT. */
export const netOf = ({ amountMinor, feeMinor, vatMinor }: Moved): bigint =>
  BigInt(amountMinor) - BigInt(feeMinor) - BigInt(vatMinor)
