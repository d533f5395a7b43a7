// The postings of bank lines and bills: they always balance, and an account has the bank's amounts. No database.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bankKey,
  categoryKey,
  type Line,
  type Part,
  postingsOfBill,
  postingsOfLine,
} from '../../../../services/treasury/journals/postings.ts'

const amount = fc.bigInt(0n, 10n ** 15n)
const some = fc.bigInt(1n, 10n ** 15n)
const part: fc.Arbitrary<Part> = fc.record({
  amountMinor: some,
  adjustments: fc.array(
    fc.record({
      kind: fc.constantFrom('FEE' as const, 'WITHHOLDING' as const, 'ROUNDING' as const, 'OVERPAYMENT' as const),
      minor: fc.bigInt(-1_000n, 1_000n),
    }),
    { maxLength: 3 },
  ),
  counter: fc.constantFrom<Part['counter']>(
    'RECEIPTS_CLEARING',
    'PAYABLES',
    'TRANSFERS',
    'DEPOSITS',
    'INTEREST',
    'PROVIDER_CLEARING',
    'UNKNOWN',
  ),
  interestTaxMinor: fc.option(amount),
  principalMinor: fc.option(amount),
  payout: fc.option(fc.record({ feeMinor: amount, vatMinor: amount, withheldMinor: amount })),
})
const line: fc.Arbitrary<Line> = fc.record({
  bankAccountId: fc.constant('bca'),
  direction: fc.constantFrom('DEBIT' as const, 'CREDIT' as const),
  amountMinor: some,
  parts: fc.array(part, { maxLength: 4 }),
  categories: fc.array(fc.record({ categoryId: fc.constantFrom('rent', 'power'), amountMinor: some }), {
    maxLength: 2,
  }),
})

/** By account, without zero amounts. */
function posted(postings: ReturnType<typeof postingsOfLine>) {
  const sums = new Map<string, bigint>()
  for (const { account, minor } of postings) sums.set(account, (sums.get(account) ?? 0n) + minor)
  return Object.fromEntries([...sums].filter(([, minor]) => minor !== 0n))
}

const plain: Part = {
  amountMinor: 100n,
  adjustments: [],
  counter: 'RECEIPTS_CLEARING',
  interestTaxMinor: null,
  principalMinor: null,
  payout: null,
}
const on = (over: Partial<Line>) =>
  posted(
    postingsOfLine({
      bankAccountId: 'bca',
      direction: 'CREDIT',
      amountMinor: 100n,
      parts: [],
      categories: [],
      ...over,
    }),
  )

describe('a bank line', () => {
  it('comes to nothing, and moves its account by what the bank wrote', () => {
    fc.assert(
      fc.property(line, of => {
        const postings = postingsOfLine(of)
        expect(postings.reduce((sum, { minor }) => sum + minor, 0n)).toBe(0n)
        expect(posted(postings)[bankKey('bca')]).toBe(of.direction === 'CREDIT' ? of.amountMinor : -of.amountMinor)
      }),
    )
  })

  it('that nothing explains is on suspense, and what categories say of it is not', () => {
    expect(on({})).toEqual({ [bankKey('bca')]: 100n, SUSPENSE: -100n })
    expect(on({ direction: 'DEBIT', categories: [{ categoryId: 'rent', amountMinor: 60n }] })).toEqual({
      [bankKey('bca')]: -100n,
      [categoryKey('rent')]: 60n,
      SUSPENSE: 40n,
    })
  })

  it('of an invoice clears what invoicing settles: with the bank’s fee, and without what waits for a slip', () => {
    expect(on({ parts: [{ ...plain, adjustments: [{ kind: 'FEE', minor: 3n }] }] })).toEqual({
      [bankKey('bca')]: 100n,
      BANK_FEES: 3n,
      RECEIPTS_CLEARING: -103n,
    })
    expect(on({ parts: [{ ...plain, adjustments: [{ kind: 'WITHHOLDING', minor: 2n }] }] })).toEqual({
      [bankKey('bca')]: 100n,
      RECEIPTS_CLEARING: -100n,
    })
  })

  it('of a deposit’s interest tells the gross and the tax, of a payout what the provider kept', () => {
    expect(on({ parts: [{ ...plain, counter: 'INTEREST', interestTaxMinor: 25n }] })).toEqual({
      [bankKey('bca')]: 100n,
      FINAL_TAX: 25n,
      INTEREST: -125n,
    })
    expect(on({ parts: [{ ...plain, counter: 'DEPOSITS', principalMinor: 90n }] })).toEqual({
      [bankKey('bca')]: 100n,
      DEPOSITS: -90n,
      INTEREST: -10n,
    })
    const payout = { feeMinor: 10n, vatMinor: 1n, withheldMinor: 2n }
    expect(on({ parts: [{ ...plain, counter: 'PROVIDER_CLEARING', payout }] })).toEqual({
      [bankKey('bca')]: 100n,
      PROVIDER_FEES: 10n,
      VAT_IN: 1n,
      PREPAID_TAX: 2n,
      PROVIDER_CLEARING: -113n,
    })
  })

  it('that pays a bill with a fee on top pays the bill alone', () => {
    const adjustments = [{ kind: 'FEE' as const, minor: -7n }]
    expect(on({ direction: 'DEBIT', parts: [{ ...plain, counter: 'PAYABLES', adjustments }] })).toEqual({
      [bankKey('bca')]: -100n,
      BANK_FEES: 7n,
      PAYABLES: 93n,
    })
  })
})

it('a bill is its expense and VAT, owed to whom it is of and, withheld, to the state', () => {
  const bill = { amountMinor: 109n, baseMinor: 100n, vatMinor: 11n, withheldMinor: 2n, category: null }
  expect(posted(postingsOfBill(bill))).toEqual({ EXPENSES: 100n, VAT_IN: 11n, WITHHELD_PAYABLE: -2n, PAYABLES: -109n })
  expect(
    posted(postingsOfBill({ ...bill, baseMinor: null, vatMinor: 0n, withheldMinor: 0n, category: 'Rent' })),
  ).toEqual({ 'EXPENSE:rent': 109n, PAYABLES: -109n })
})
