// The postings of invoicing's events: they always balance. No database.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROPOSED } from '../../../../../services/account/invoicing/journals/chart.ts'
import { type Happening, postingsOf, reversalOf } from '../../../../../services/account/invoicing/journals/postings.ts'
import { WITHHOLDING_CODES } from '../../../../../services/account/invoicing/amounts/rates.ts'

const amount = fc.bigInt(0n, 10n ** 15n)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc
    .record({
      isAdvance: fc.boolean(),
      baseMinor: amount,
      vatMinor: amount,
      stampMinor: amount,
      deductedMinor: amount,
      goodsMinor: amount,
      servicesMinor: amount,
    })
    .map(of => ({ is: 'ISSUED' as const, ...of, totalMinor: of.baseMinor + of.vatMinor + of.stampMinor })),
  fc.record({
    is: fc.constant('RECEIVED' as const),
    by: fc.constantFrom('CASH' as const, 'PROVIDER_CLEARING' as const, 'RECEIPTS_CLEARING' as const),
    amountMinor: amount,
  }),
  fc.record({
    is: fc.constantFrom('APPLIED' as const, 'SETTLED' as const, 'WRITTEN_OFF' as const, 'REFUNDED' as const),
    amountMinor: amount,
  }),
  fc.record({ is: fc.constant('CREDITED' as const), isOfAdvance: fc.boolean(), baseMinor: amount, vatMinor: amount }),
  fc.record({
    is: fc.constant('SLIP' as const),
    amountMinor: amount,
    roundingMinor: amount,
    collectedVatMinor: amount,
    withheld: fc.array(fc.record({ code: fc.constantFrom(...WITHHOLDING_CODES), amountMinor: amount }), {
      maxLength: 4,
    }),
  }),
)
const keys = new Set(PROPOSED.map(({ key }) => key))

/** By account, without zero amounts. */
const posted = (what: Happening) =>
  Object.fromEntries(postingsOf(what).flatMap(({ account, minor }) => (minor === 0n ? [] : [[account, minor]])))

describe('a posting', () => {
  it('comes to nothing, to accounts of the chart, and what takes it back does as well', () => {
    fc.assert(
      fc.property(happening, what => {
        const postings = postingsOf(what)
        expect(postings.reduce((sum, { minor }) => sum + minor, 0n)).toBe(0n)
        expect(postings.filter(({ account }) => !keys.has(account))).toEqual([])
        expect([...postings, ...reversalOf(postings)].reduce((sum, { minor }) => sum + minor, 0n)).toBe(0n)
      }),
    )
  })

  const issued = {
    is: 'ISSUED' as const,
    isAdvance: false,
    totalMinor: 11_100n,
    baseMinor: 10_000n,
    vatMinor: 1_100n,
    stampMinor: 0n,
    deductedMinor: 0n,
    goodsMinor: 0n,
    servicesMinor: 10_000n,
  }
  it('of an invoice is revenue and VAT; of an advance it is earned with the final invoice', () => {
    expect(posted(issued)).toEqual({ RECEIVABLE: 11_100n, SERVICE_REVENUE: -10_000n, VAT_OUT: -1_100n })
    expect(posted({ ...issued, isAdvance: true })).toEqual({
      RECEIVABLE: 11_100n,
      ADVANCES: -10_000n,
      VAT_OUT: -1_100n,
    })
    expect(posted({ ...issued, deductedMinor: 5_000n, goodsMinor: 5_000n })).toEqual({
      RECEIVABLE: 11_100n,
      ADVANCES: 5_000n,
      SALES_OF_GOODS: -5_000n,
      SERVICE_REVENUE: -10_000n,
      VAT_OUT: -1_100n,
    })
  })

  it('of a slip goes where its tax goes: prepaid, final, or VAT that the customer pays itself', () => {
    const slip = { is: 'SLIP' as const, roundingMinor: 0n, collectedVatMinor: 0n, withheld: [] }
    const of = (code: string, amountMinor: bigint) => ({ code, amountMinor })
    expect(posted({ ...slip, amountMinor: 200n, withheld: [of('PPH23', 200n)] })).toEqual({
      PREPAID_TAX: 200n,
      RECEIVABLE: -200n,
    })
    expect(posted({ ...slip, amountMinor: 199n, roundingMinor: 1n, withheld: [of('PPH4_2', 200n)] })).toEqual({
      FINAL_TAX: 199n,
      ROUNDING: 1n,
      RECEIVABLE: -200n,
    })
    const both = { ...slip, withheld: [of('PPH23', 200n)], collectedVatMinor: 1_100n }
    expect(posted({ ...both, amountMinor: 1_100n })).toEqual({ VAT_OUT: 1_100n, RECEIVABLE: -1_100n })
    expect(posted({ ...both, amountMinor: 1_300n })).toEqual({
      PREPAID_TAX: 200n,
      VAT_OUT: 1_100n,
      RECEIVABLE: -1_300n,
    })
    expect(posted({ ...slip, amountMinor: 50n })).toEqual({ PREPAID_TAX: 50n, RECEIVABLE: -50n })
  })
})
