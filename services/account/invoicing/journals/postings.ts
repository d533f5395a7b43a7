// How what happened in invoicing is posted. Pure: debits above 0, credits below, and each comes to nothing.
import type { Posting } from '../../../kit/journals/entries.ts'
import { sharesOf, type WithholdingCode } from '../amounts/public.ts'
import type { InvoicingAccount } from './chart.ts'

/** What happened, in minor units. All amounts are at least 0. */
export type Happening =
  | {
      is: 'ISSUED'
      isAdvance: boolean
      totalMinor: bigint
      baseMinor: bigint
      vatMinor: bigint
      stampMinor: bigint
      /** What was invoiced in advance and is no longer owed to the customer. */
      deductedMinor: bigint
      /** By which what was earned is divided: nets of lines. */
      goodsMinor: bigint
      servicesMinor: bigint
    }
  /** Money or a claim of it, before it pays anything. */
  | { is: 'RECEIVED'; by: 'CASH' | 'PROVIDER_CLEARING' | 'RECEIPTS_CLEARING'; amountMinor: bigint }
  /** Credit pays an invoice. */
  | { is: 'APPLIED'; amountMinor: bigint }
  /** A claim or a bank line pays an invoice. */
  | { is: 'SETTLED'; amountMinor: bigint }
  | { is: 'CREDITED'; isOfAdvance: boolean; baseMinor: bigint; vatMinor: bigint }
  | { is: 'WRITTEN_OFF'; amountMinor: bigint }
  | { is: 'REFUNDED'; amountMinor: bigint }
  | { is: 'SLIP'; amountMinor: bigint; roundingMinor: bigint; withheld: readonly Withheld[]; collectedVatMinor: bigint }

/** What an invoice says is withheld of it. */
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

/** Of an advance nothing is earned yet; a final invoice earns what was invoiced in advance as well. */
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
 * A slip tells no article: where it shows exactly what one of them withholds of its invoice it is of that, otherwise it is divided as the
 * invoice says. VAT that the customer pays itself is no tax of ours that is prepaid.
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

/** What takes a fact back. */
export const takenBack = (postings: readonly Posting[]): Posting[] =>
  postings.map(({ account, minor }) => ({ account, minor: -minor }))
