// The postings of invoicing's events. Pure: debits above 0, credits below, and each set sums to zero.
import type { Posting } from '../../../kit/journals/entries.ts'
import { sharesOf, type WithholdingCode } from '../amounts/public.ts'
import type { InvoicingAccount } from './chart.ts'

/** An event, in minor units. All amounts are at least 0. */
export type Happening =
  | {
      is: 'ISSUED'
      isAdvance: boolean
      totalMinor: bigint
      baseMinor: bigint
      vatMinor: bigint
      stampMinor: bigint
      /** Invoiced in advance, and no longer a liability to the customer. */
      deductedMinor: bigint
      /** Net amounts of lines, to split the revenue. */
      goodsMinor: bigint
      servicesMinor: bigint
    }
  /** Money or a claim of it, before it is applied. */
  | { is: 'RECEIVED'; by: 'CASH' | 'PROVIDER_CLEARING' | 'RECEIPTS_CLEARING'; amountMinor: bigint }
  /** Credit is applied to an invoice. */
  | { is: 'APPLIED'; amountMinor: bigint }
  /** A claim or a bank line settles an invoice. */
  | { is: 'SETTLED'; amountMinor: bigint }
  | { is: 'CREDITED'; isOfAdvance: boolean; baseMinor: bigint; vatMinor: bigint }
  | { is: 'WRITTEN_OFF'; amountMinor: bigint }
  | { is: 'REFUNDED'; amountMinor: bigint }
  | { is: 'SLIP'; amountMinor: bigint; roundingMinor: bigint; withheld: readonly Withheld[]; collectedVatMinor: bigint }

/** Withheld tax according to the invoice. */
export type Withheld = { code: string; amountMinor: bigint }

const FINAL: ReadonlySet<string> = new Set<WithholdingCode>([
  'PPH4_2',
  'CONSTRUCTION_SMALL',
  'CONSTRUCTION_QUALIFIED',
  'CONSTRUCTION_UNQUALIFIED',
  'CONSTRUCTION_CONSULTING',
  'CONSTRUCTION_CONSULTING_UNQUALIFIED',
  'UMKM_FINAL',
])

const post = (account: InvoicingAccount, minor: bigint): Posting => ({ account, minor })

export function postingsOf(happening: Happening): Posting[] {
  switch (happening.is) {
    case 'ISSUED':
      return [
        post('RECEIVABLE', happening.totalMinor),
        post('ADVANCES', happening.deductedMinor),
        ...earned(happening),
        post('VAT_OUT', -happening.vatMinor),
        post('STAMP_DUTY', -happening.stampMinor),
      ]
    case 'RECEIVED':
      return [post(happening.by, happening.amountMinor), post('CUSTOMER_CREDIT', -happening.amountMinor)]
    case 'APPLIED':
      return [post('CUSTOMER_CREDIT', happening.amountMinor), post('RECEIVABLE', -happening.amountMinor)]
    case 'SETTLED':
      return [post('RECEIPTS_CLEARING', happening.amountMinor), post('RECEIVABLE', -happening.amountMinor)]
    case 'CREDITED':
      return [
        post(happening.isOfAdvance ? 'ADVANCES' : 'SALES_RETURNS', happening.baseMinor),
        post('VAT_OUT', happening.vatMinor),
        post('CUSTOMER_CREDIT', -happening.baseMinor - happening.vatMinor),
      ]
    case 'WRITTEN_OFF':
      return [post('BAD_DEBT', happening.amountMinor), post('CUSTOMER_CREDIT', -happening.amountMinor)]
    case 'REFUNDED':
      return [post('CUSTOMER_CREDIT', happening.amountMinor), post('RECEIPTS_CLEARING', -happening.amountMinor)]
    case 'SLIP':
      return [
        ...taxOf(happening),
        post('ROUNDING', happening.roundingMinor),
        post('RECEIVABLE', -happening.amountMinor - happening.roundingMinor),
      ]
  }
}

/** An advance is no revenue yet; the final invoice includes the revenue invoiced in advance. */
function earned({
  isAdvance,
  baseMinor,
  deductedMinor,
  goodsMinor,
  servicesMinor,
}: Extract<Happening, { is: 'ISSUED' }>): Posting[] {
  const minor = baseMinor + deductedMinor
  if (isAdvance) return [post('ADVANCES', -minor)]
  const [goods = 0n, services = 0n] = sharesOf(
    minor,
    goodsMinor + servicesMinor === 0n ? [1n, 0n] : [goodsMinor, servicesMinor],
  )
  return [post('SALES_OF_GOODS', -goods), post('SERVICE_REVENUE', -services)]
}

/**
 * A slip names no tax article: if it equals what one of them withholds of its invoice, it belongs to that one; otherwise it is split as on
 * the invoice. VAT that the customer pays itself is not our prepaid tax.
 */
function taxOf({ amountMinor, withheld, collectedVatMinor }: Extract<Happening, { is: 'SLIP' }>): Posting[] {
  const known = [
    ...withheld.map(({ code, amountMinor: minor }) => ({
      account: FINAL.has(code) ? ('FINAL_TAX' as const) : ('PREPAID_TAX' as const),
      minor,
    })),
    { account: 'VAT_OUT' as const, minor: collectedVatMinor },
  ].filter(({ minor }) => minor > 0n)
  const exact = known.find(({ minor }) => minor === amountMinor)
  if (exact) return [post(exact.account, amountMinor)]
  if (known.length === 0) return [post('PREPAID_TAX', amountMinor)]
  const shares = sharesOf(
    amountMinor,
    known.map(({ minor }) => minor),
  )
  return known.map(({ account }, at) => post(account, shares[at] ?? 0n))
}

/** The reversal of a fact. */
export const reversalOf = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, minor }) => ({ account, minor: -minor }))
