// What deposits earn and when: the specification's worked cases, and properties of any deposit.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { divideHalfUp } from '../../../../services/kit/money.ts'
import { calendarOf } from '../../../../services/treasury/bankingDays/bankingDays.ts'
import { type CloseTerms, closingOf, isClosingDay } from '../../../../services/treasury/deposits/rules/earlyClose.ts'
import { expectationsOf, rangeOf } from '../../../../services/treasury/deposits/rules/expectations.ts'
import {
  type DayBasis,
  formatRate,
  interestOf,
  netYieldOf,
  parseRate,
} from '../../../../services/treasury/deposits/rules/interest.ts'
import {
  INTEREST_PAYOUTS,
  MAX_TENOR,
  nextTerm,
  type Period,
  periodsOf,
  type Renewal,
  RENEWALS,
  sumNet,
  TENOR_TYPES,
  type Terms,
} from '../../../../services/treasury/deposits/rules/schedule.ts'
import { proposedTax } from '../../../../services/treasury/deposits/rules/tax.ts'
import { formatMinor, minorOf } from '../../../../services/kit/money.ts'

const calendar = calendarOf([])
const date = (text: string) => Temporal.PlainDate.from(text)
const rate = (text: string) => parseRate(text)!

type Given = Partial<Omit<Terms, 'issuedOn' | 'taxRate'>> & { issuedOn: string; taxRate?: string }
const termsOf = ({ issuedOn, taxRate = '20', ...over }: Given): Terms => ({
  tenor: 3,
  tenorType: 'MONTHS',
  interestPayout: 'MATURITY',
  dayBasis: 365,
  ...over,
  issuedOn: date(issuedOn),
  taxRate: rate(taxRate),
})

/** The periods of the first terms, each renewed as given. */
function lifeOf(terms: Terms, principal: string, interestRate: string, renewal: Renewal, count: number): Period[][] {
  let term = { number: 1, startsOn: terms.issuedOn, principalMinor: minorOf(principal), rate: rate(interestRate) }
  return Array.from({ length: count }, () => {
    const periods = periodsOf(terms, term, calendar)
    term = nextTerm(terms, periods, { renewal, nextRate: null }, calendar)
    return periods
  })
}

/** In the format of the worked cases. */
const told = ({ endsOn, days, interestMinor, taxMinor, netMinor }: Period) =>
  [`${endsOn.toString().slice(5)} (${days})`, ...[interestMinor, taxMinor, netMinor].map(formatMinor)].join(' ')
const net = ({ endsOn, days, netMinor }: Period) => `${endsOn.toString().slice(5)} (${days}) ${formatMinor(netMinor)}`

describe('one deposit', () => {
  test('worked case 1: a maturity on a Sunday moves to Monday, and the day earns', () => {
    const [periods] = lifeOf(termsOf({ issuedOn: '2026-02-10' }), '1000000000.00', '5.25', 'NONE', 1)
    // 02-10 plus three months is 05-10, a Sunday.
    expect(periods!.map(told)).toEqual(['05-11 (90) 12945205.48 2589041.10 10356164.38'])
  })

  test('worked case 2: collective leave, a holiday and a weekend all earn', () => {
    const [periods] = lifeOf(termsOf({ issuedOn: '2026-11-24', tenor: 1 }), '500000000.00', '4.75', 'NONE', 1)
    expect(periods!.map(told)).toEqual(['12-28 (34) 2212328.77 442465.75 1769863.02'])
  })

  test('worked case 3: monthly from the end of January comes back to the 31st, with and without the interest renewed', () => {
    const terms = termsOf({ issuedOn: '2026-01-31', tenor: 1 })
    const compounding = lifeOf(terms, '2000000000.00', '5', 'PRINCIPAL_AND_INTEREST', 3).flat()
    expect(compounding.map(net)).toEqual(['03-02 (30) 6575342.46', '03-31 (29) 6377061.36', '04-30 (30) 6617925.71'])
    expect(formatMinor(compounding[2]!.principalMinor + compounding[2]!.netMinor)).toBe('2019570329.53')
    const renewed = lifeOf(terms, '2000000000.00', '5', 'PRINCIPAL', 3).flat()
    expect(renewed.map(({ netMinor }) => formatMinor(netMinor))).toEqual(['6575342.46', '6356164.38', '6575342.46'])
    expect(formatMinor(sumNet(renewed))).toBe('19506849.30')
  })

  const monthly = termsOf({ issuedOn: '2026-07-15', interestPayout: 'MONTHLY' })
  test('worked case 4: monthly interest, the last of it with the principal', () => {
    const [periods] = lifeOf(monthly, '300000000.00', '4.5', 'NONE', 1)
    expect(periods!.map(net)).toEqual(['08-18 (34) 1006027.40', '09-15 (28) 828493.15', '10-15 (30) 887671.23'])
    expect(formatMinor(sumNet(periods!))).toBe('2722191.78')
    expect(expectationsOf(periods!, 'NONE').at(-1)).toMatchObject({
      part: 'PRINCIPAL',
      date: '2026-10-15',
      amountMinor: minorOf('300000000.00'),
    })
  })

  test('worked case 5: case 4 closed early at 1 %, with and without interest taken back; not on a Saturday', () => {
    const [periods] = lifeOf(monthly, '300000000.00', '4.5', 'NONE', 1)
    const close = (clawsBack: boolean): CloseTerms => ({
      allowed: true,
      forfeitsInterest: true,
      penaltyRate: rate('1'),
      penaltyMinor: null,
      clawsBack,
    })
    const on = (clawsBack: boolean) => closingOf(monthly, periods!, close(clawsBack), date('2026-09-01'))
    expect(formatMinor(on(true).payoutMinor)).toBe('295993972.60')
    expect(formatMinor(on(false).payoutMinor)).toBe('297000000.00')
    const span = { issuedOn: monthly.issuedOn, maturesOn: date('2026-10-15') }
    expect(isClosingDay(date('2026-09-05'), span, calendar)).toBe(false)
    expect(isClosingDay(date('2026-09-01'), span, calendar)).toBe(true)
    expect(isClosingDay(date('2026-07-15'), span, calendar)).toBe(false)
    expect(isClosingDay(date('2026-10-15'), span, calendar)).toBe(false)
  })

  test('worked case 6: up to 7,500,000.00 at one bank no tax is proposed, and a sum that is split up is one sum', () => {
    const timing = { issuedOn: date('2026-02-10'), tenor: 3, tenorType: 'MONTHS' } as const
    const proposal = (principal: string, others = '0.00', currency: 'IDR' | 'USD' = 'IDR') => {
      const { rate: proposed, reason } = proposedTax({
        treatment: 'ORDINARY',
        principalMinor: minorOf(principal),
        currency,
        othersMinor: minorOf(others),
        ...timing,
      })
      return `${formatRate(proposed)} ${reason}`
    }
    expect(proposal('7500000.00')).toBe('0 SMALL_DEPOSITS')
    expect(proposal('7500000.01')).toBe('20 FINAL_TAX')
    expect(proposal('5000000.00', '5000000.00')).toBe('20 FINAL_TAX')
    expect(proposal('100.00', '0.00', 'USD')).toBe('20 FINAL_TAX')
  })

  test.each([
    [27, 'DAYS', '20 FINAL_TAX'],
    [4, 'WEEKS', '10 EXPORT_PROCEEDS'],
    [1, 'MONTHS', '10 EXPORT_PROCEEDS'],
    [2, 'MONTHS', '10 EXPORT_PROCEEDS'],
    [3, 'MONTHS', '7.5 EXPORT_PROCEEDS'],
    [5, 'MONTHS', '7.5 EXPORT_PROCEEDS'],
    [6, 'MONTHS', '2.5 EXPORT_PROCEEDS'],
    [181, 'DAYS', '2.5 EXPORT_PROCEEDS'],
    [182, 'DAYS', '0 EXPORT_PROCEEDS'],
    [7, 'MONTHS', '0 EXPORT_PROCEEDS'],
    [1, 'YEARS', '0 EXPORT_PROCEEDS'],
  ] as const)('export proceeds for %s %s', (tenor, tenorType, proposed) => {
    // February has 28 days: four weeks are a month.
    const deposit = { issuedOn: date('2026-02-10'), tenor, tenorType, principalMinor: 1n, othersMinor: 0n }
    const { rate: percent, reason } = proposedTax({ ...deposit, treatment: 'EXPORT_PROCEEDS', currency: 'USD' })
    expect(`${formatRate(percent)} ${reason}`).toBe(proposed)
  })

  test('pension funds are exempt, and the rates for export proceeds are those of dollars', () => {
    const deposit = { issuedOn: date('2026-02-10'), tenor: 1, tenorType: 'YEARS', othersMinor: 0n } as const
    const large = { ...deposit, principalMinor: minorOf('9000000.00'), currency: 'IDR' } as const
    expect(proposedTax({ ...large, treatment: 'PENSION_FUND' })).toEqual({ rate: 0n, reason: 'PENSION_FUND' })
    expect(proposedTax({ ...large, treatment: 'EXPORT_PROCEEDS' }).reason).toBe('FINAL_TAX')
  })

  test.each([
    ['250000.00', '4.1', 92, 360, '20', '2619.44 523.89 2095.55'],
    ['250000.00', '4.1', 92, 365, '20', '2583.56 516.71 2066.85'],
    ['1000000.00', '4.5', 91, 360, '7.5', '11375.00 853.13 10521.87'],
  ] as const)(
    'worked case 7: %s at %s %% for %s days of %s',
    (principal, interestRate, days, dayBasis, taxRate, figures) => {
      const { interestMinor, taxMinor, netMinor } = interestOf({
        principalMinor: minorOf(principal),
        rate: rate(interestRate),
        days,
        dayBasis,
        taxRate: rate(taxRate),
      })
      expect([interestMinor, taxMinor, netMinor].map(formatMinor).join(' ')).toBe(figures)
    },
  )
})

const anyTerms = fc
  .record({
    tenorType: fc.constantFrom(...TENOR_TYPES),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    interestPayout: fc.constantFrom(...INTEREST_PAYOUTS),
    dayBasis: fc.constantFrom<DayBasis>(360, 365),
    taxRate: fc.bigInt(0n, 1_000_000n),
    offset: fc.integer({ min: 0, max: 730 }),
  })
  .map(({ share, offset, tenorType, ...rest }): Terms => {
    const tenor = Math.max(1, Math.round(share * MAX_TENOR[tenorType]))
    return { ...rest, tenorType, tenor, issuedOn: date('2026-01-01').add({ days: offset }) }
  })
const anyPrincipal = fc.bigInt(1n, 10n ** 15n)
const anyRate = fc.bigInt(0n, 1_000_000n)

describe('any deposit', () => {
  it('is covered by its periods without a gap, each from payout to payout, and pays on banking days', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyPrincipal,
        anyRate,
        fc.constantFrom(...RENEWALS),
        (terms, principal, interest, renewal) => {
          let term = { number: 1, startsOn: terms.issuedOn, principalMinor: principal, rate: interest }
          for (let count = 0; count < 3; count++) {
            const periods = periodsOf(terms, term, calendar)
            let end = term.startsOn
            for (const { startsOn, endsOn, days } of periods) {
              expect(startsOn.equals(end)).toBe(true)
              expect(days).toBe(startsOn.until(endsOn, { largestUnit: 'days' }).days)
              expect(days).toBeGreaterThan(0)
              expect(calendar.isOpen(endsOn)).toBe(true)
              end = endsOn
            }
            // Independent of earlier renewals: the maturity is computed from the first issue date.
            const nominal = terms.issuedOn.add({ [terms.tenorType.toLowerCase()]: terms.tenor * term.number })
            const late = nominal.until(end, { largestUnit: 'days' }).days
            expect(late).toBeGreaterThanOrEqual(0)
            for (let day = 0; day < late; day++) expect(calendar.isOpen(nominal.add({ days: day }))).toBe(false)
            term = nextTerm(terms, periods, { renewal, nextRate: null }, calendar)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('has expected what its schedule pays, and its principal once where it comes back', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyPrincipal,
        anyRate,
        fc.constantFrom(...RENEWALS),
        (terms, principal, interest, renewal) => {
          const term = { number: 1, startsOn: terms.issuedOn, principalMinor: principal, rate: interest }
          const periods = periodsOf(terms, term, calendar)
          const sum = expectationsOf(periods, renewal).reduce((total, { amountMinor }) => total + amountMinor, 0n)
          const paid = { NONE: principal + sumNet(periods), PRINCIPAL: sumNet(periods), PRINCIPAL_AND_INTEREST: 0n }
          expect(sum).toBe(paid[renewal])
          const next = nextTerm(terms, periods, { renewal, nextRate: null }, calendar)
          expect(next.principalMinor).toBe(
            renewal === 'PRINCIPAL_AND_INTEREST' ? principal + sumNet(periods) : principal,
          )
        },
      ),
      { numRuns: 100 },
    )
  })

  it('rounds half up, and never by more than half a minor unit', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 24n), fc.bigInt(1n, 10n ** 12n), (dividend, divisor) => {
        const twice = 2n * (divideHalfUp(dividend, divisor) * divisor - dividend)
        expect(twice > -divisor && twice <= divisor).toBe(true)
      }),
    )
    expect(divideHalfUp(5n, 10n)).toBe(1n)
    expect(divideHalfUp(4n, 10n)).toBe(0n)
  })

  it('is exact where numbers of JavaScript are not', () => {
    const figures = {
      principalMinor: 10n ** 17n + 1n,
      rate: rate('99.9999'),
      days: 1830,
      dayBasis: 365,
      taxRate: 0n,
    } as const
    const { interestMinor } = interestOf(figures)
    const exact = figures.principalMinor * figures.rate * 1830n
    expect(2n * (interestMinor * 365_000_000n - exact) <= 365_000_000n).toBe(true)
    expect(Number(interestMinor)).toBeGreaterThan(Number.MAX_SAFE_INTEGER)
  })

  it('gives no more than what it holds back when it is closed early, and what is lost is what is missing', () => {
    fc.assert(
      fc.property(
        anyTerms,
        anyPrincipal,
        anyRate,
        fc.boolean(),
        fc.boolean(),
        fc.bigInt(0n, 1_000_000n),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (terms, principal, interest, forfeitsInterest, clawsBack, penaltyRate, share) => {
          const term = { number: 1, startsOn: terms.issuedOn, principalMinor: principal, rate: interest }
          const periods = periodsOf(terms, term, calendar)
          const { days } = terms.issuedOn.until(periods.at(-1)!.endsOn, { largestUnit: 'days' })
          const day = terms.issuedOn.add({ days: Math.floor(share * days) })
          const close = { allowed: true, forfeitsInterest, penaltyRate, penaltyMinor: null, clawsBack }
          const { accrued, payoutMinor, lostMinor, clawbackMinor } = closingOf(terms, periods, close, day)
          const open = periods.filter(({ endsOn }) => Temporal.PlainDate.compare(endsOn, day) > 0)
          expect(payoutMinor + lostMinor).toBe(principal + sumNet(open))
          expect(clawbackMinor).toBe(clawsBack ? sumNet(periods) - sumNet(open) : 0n)
          expect(payoutMinor <= principal + accrued.netMinor).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })
})

test('rates are read and said with at most four decimals, from 0 to 100', () => {
  expect(['0', '5.25', '100', '0.0001', '7.5000'].map(text => formatRate(parseRate(text)!))).toEqual([
    '0',
    '5.25',
    '100',
    '0.0001',
    '7.5',
  ])
  for (const text of ['100.00001', '100.0001', '-1', '1e2', '5,25', '', '5.', '1000'])
    expect(parseRate(text)).toBeUndefined()
})

test('the yield is what is left in a year after tax', () => {
  // 5.25 % minus a fifth, over a year of 365 days.
  expect(formatRate(netYieldOf(minorOf('1000000000.00'), minorOf('42000000.00'), 365))).toBe('4.2')
})

test('in rupiah a line may differ by 1.00; other currencies must match', () => {
  expect(rangeOf(minorOf('1000.00'), 'IDR')).toEqual({
    amountFromMinor: minorOf('999.00'),
    amountToMinor: minorOf('1001.00'),
  })
  expect(rangeOf(100n, 'IDR')).toEqual({ amountFromMinor: null, amountToMinor: null })
  expect(rangeOf(minorOf('1000.00'), 'USD')).toEqual({ amountFromMinor: null, amountToMinor: null })
})
