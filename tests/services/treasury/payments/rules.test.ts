// Pure rules: banking days, transfer methods, series of dates, approvals, and what an approval covers.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ApprovalPlan } from '../../../../services/treasury/approvalPolicies/bands.ts'
import { calendarOf } from '../../../../services/treasury/bankingDays/bankingDays.ts'
import { TRANSFER_METHODS } from '../../../../services/treasury/connections/bankConnection.ts'
import { openTo } from '../../../../services/treasury/payments/approval/approvalPlan.ts'
import { bankingDayFrom, nextBankingDay } from '../../../../services/treasury/bankingDays/walking.ts'
import { contentHash } from '../../../../services/treasury/payments/contentHash.ts'
import { obstacleOf, RAILS, releaseTimeOf, valueDateOf } from '../../../../services/treasury/payments/methods.ts'
import { matchNames } from '../../../../services/treasury/payments/inquiry/nameMatch.ts'
import { digestOfPayments } from '../../../../services/treasury/payments/approval/proof.ts'
import { nextDateAfter } from '../../../../services/treasury/payments/recurrence/repeat.ts'
import { FREQUENCIES } from '../../../../services/treasury/payments/table.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const at = (text: string) => Temporal.Instant.from(`${text}+07:00`)
const national = calendarOf([])

const someDay = fc.integer({ min: 0, max: 1_500 }).map(days => day('2026-01-01').add({ days }))
const someMoment = fc
  .integer({ min: 0, max: 1_500 * 24 * 60 })
  .map(minutes => at('2026-01-01T00:00:00').add({ minutes }))

describe('banking days', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-23'],
    // Christmas of 2026 is a Friday, and the day before is collective leave.
    ['2026-12-24', '2026-12-28'],
  ])('from %s on it is %s', (from, first) => {
    expect(bankingDayFrom(day(from), national).toString()).toBe(first)
  })

  it('is never before the day, is open, and skips nothing that is open', () => {
    fc.assert(
      fc.property(someDay, from => {
        const next = nextBankingDay(from, national)
        expect(national.isOpen(next)).toBe(true)
        for (let between = from.add({ days: 1 }); !between.equals(next); between = between.add({ days: 1 }))
          expect(national.isOpen(between)).toBe(false)
      }),
    )
  })
})

describe('ways to travel', () => {
  const rupiah = (amount: number, sameBank = false) => ({
    amount: { minor: BigInt(amount) * 100n, currency: 'IDR' as const },
    sameBank,
  })

  it.each([
    ['BI_FAST', 250_000_000, null],
    ['BI_FAST', 250_000_001, 'OVER_LIMIT'],
    ['SKN', 1_000_000_000, null],
    ['SKN', 1_000_000_001, 'OVER_LIMIT'],
    ['RTGS', 100_000_000, null],
    ['RTGS', 99_999_999, 'UNDER_LIMIT'],
    ['ONLINE', 50_000_000, null],
    ['ONLINE', 50_000_001, 'OVER_LIMIT'],
    ['SAME_BANK', 1, 'OTHER_BANK'],
  ] as const)('%s of %i: %s', (method, amount, obstacle) => {
    expect(obstacleOf(method, rupiah(amount))).toBe(obstacle)
  })

  it('stays within one bank when both accounts are there, whatever the amount and the currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRANSFER_METHODS), fc.bigInt({ min: 1n, max: 10n ** 15n }), (method, minor) => {
        for (const currency of ['IDR', 'USD', 'SGD'] as const)
          expect(obstacleOf(method, { amount: { minor, currency }, sameBank: true })).toBe(
            method === 'SAME_BANK' ? null : 'SAME_BANK',
          )
      }),
    )
  })

  it('carries foreign currency by no rail', () => {
    for (const method of ['BI_FAST', 'SKN', 'RTGS', 'ONLINE'] as const)
      expect(obstacleOf(method, { amount: { minor: 20_000_000_000n, currency: 'USD' }, sameBank: false })).toBe(
        'CURRENCY',
      )
  })

  it('carries every rupiah amount up to a thousand million by some way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), amount => {
        expect(TRANSFER_METHODS.some(method => obstacleOf(method, rupiah(amount)) === null)).toBe(true)
      }),
    )
  })
})

describe('the day on which it goes', () => {
  const valueDate = (method: Parameters<typeof valueDateOf>[0], asked: string, now: string, calendar = national) =>
    valueDateOf(method, day(asked), { now: at(now), calendar }).toString()

  it.each([
    // Until 16:30 in Jakarta, else the next banking day; a Friday.
    ['SKN', '2026-11-20', '2026-11-20T16:29:59', '2026-11-20'],
    ['SKN', '2026-11-20', '2026-11-20T16:30:00', '2026-11-23'],
    ['RTGS', '2026-11-20', '2026-11-20T05:00:00', '2026-11-20'],
    ['RTGS', '2026-11-21', '2026-11-20T10:00:00', '2026-11-23'],
    // At any time of any day.
    ['BI_FAST', '2026-11-21', '2026-11-21T23:59:00', '2026-11-21'],
    ['ONLINE', '2026-12-25', '2026-11-21T10:00:00', '2026-12-25'],
    // Approved after the requested day.
    ['BI_FAST', '2026-11-10', '2026-11-21T10:00:00', '2026-11-21'],
    [null, '2026-11-22', '2026-11-21T10:00:00', '2026-11-22'],
  ] as const)('%s asked for %s at %s: %s', (method, asked, now, goes) => {
    expect(valueDate(method, asked, now)).toBe(goes)
  })

  it('knows days of longer hours, and days that an organization has closed', () => {
    const own = calendarOf([
      { date: '2026-12-31', name: 'Year end', isOpen: true, closesAt: '22:30' },
      { date: '2026-12-30', name: 'Closed', isOpen: false, closesAt: null },
    ])
    expect(valueDate('RTGS', '2026-12-31', '2026-12-31T21:00:00', own)).toBe('2026-12-31')
    expect(valueDate('RTGS', '2026-12-30', '2026-12-29T10:00:00', own)).toBe('2026-12-31')
  })

  it('is never before today nor before the day asked for, and is open where the rail has hours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TRANSFER_METHODS), someDay, someMoment, (method, asked, now) => {
        const goes = valueDateOf(method, asked, { now, calendar: national })
        const today = now.toZonedDateTimeISO('Asia/Jakarta').toPlainDate()
        expect(Temporal.PlainDate.compare(goes, asked)).toBeGreaterThanOrEqual(0)
        expect(Temporal.PlainDate.compare(goes, today)).toBeGreaterThanOrEqual(0)
        if (RAILS[method].hours) expect(national.isOpen(goes)).toBe(true)
      }),
    )
  })

  it('opens RTGS at half past six, and others at midnight of Jakarta', () => {
    expect(releaseTimeOf('RTGS', day('2026-11-23')).toString()).toBe('2026-11-22T23:30:00Z')
    expect(releaseTimeOf('BI_FAST', day('2026-11-23')).toString()).toBe('2026-11-22T17:00:00Z')
  })
})

describe('what repeats', () => {
  it.each([
    ['MONTHLY', '2026-01-31', '2026-01-31', '2026-02-28'],
    ['MONTHLY', '2026-01-31', '2026-02-28', '2026-03-31'],
    ['MONTHLY', '2026-01-30', '2026-02-28', '2026-03-30'],
    ['YEARLY', '2024-02-29', '2024-02-29', '2025-02-28'],
    ['YEARLY', '2024-02-29', '2027-02-28', '2028-02-29'],
    ['WEEKLY', '2026-11-21', '2026-12-26', '2027-01-02'],
  ] as const)('%s from %s: after %s comes %s', (frequency, anchor, last, next) => {
    expect(nextDateAfter(frequency, day(anchor), day(last)).toString()).toBe(next)
  })

  it('goes on for ever, by one step a time, and never forgets its day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FREQUENCIES), someDay, (frequency, anchor) => {
        const dates = [anchor]
        for (let count = 0; count < 30; count++) dates.push(nextDateAfter(frequency, anchor, dates.at(-1)!))
        for (const [count, date] of dates.entries()) {
          const unit = { WEEKLY: { weeks: count }, MONTHLY: { months: count }, YEARLY: { years: count } }[frequency]
          expect(date.toString()).toBe(anchor.add(unit).toString())
        }
      }),
    )
  })

  it('finds its place from any day in between', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FREQUENCIES), someDay, someDay, (frequency, anchor, last) => {
        const next = nextDateAfter(frequency, anchor, last)
        expect(Temporal.PlainDate.compare(next, last)).toBe(1)
        if (Temporal.PlainDate.compare(anchor, last) <= 0)
          expect(nextDateAfter(frequency, anchor, next.subtract({ days: 1 })).equals(next)).toBe(true)
      }),
    )
  })
})

describe('who can approve next', () => {
  const plan = (steps: string[][], inOrder = false): ApprovalPlan => ({
    policyId: 'policy',
    steps: steps.map(approverIds => ({ approverIds })),
    inOrder,
  })

  it.each<[string, ApprovalPlan, string[], string[] | null]>([
    ['anybody, where nobody is named', plan([[]]), [], null],
    ['anybody again, while a step is left', plan([[], []]), ['ana'], null],
    ['those who are named', plan([['ana', 'budi']]), [], ['ana', 'budi']],
    ['only who can take what is left', plan([['ana', 'budi'], ['ana']]), ['budi'], ['ana']],
    // Ana's approval moves to another step, because Budi can only approve the one that she could approve too.
    [
      'whoever fits when others move',
      plan([
        ['ana', 'budi'],
        ['ana', 'citra'],
      ]),
      ['ana'],
      ['budi', 'citra'],
    ],
    ['the next step alone, in order', plan([['ana'], ['budi']], true), [], ['ana']],
    ['the second step, in order', plan([['ana'], ['budi']], true), ['ana'], ['budi']],
    ['nobody, when all is done', plan([['ana']]), ['ana'], []],
  ])('%s', (_name, of, given, next) => {
    expect(openTo(of, given)).toEqual(next)
  })
})

describe('what is approved', () => {
  const content = {
    beneficiaryBankCode: '008',
    beneficiaryAccountNumber: '900012345',
    beneficiaryName: 'PT SINAR ABADI',
    amountMinor: 100_000_000n,
    currency: 'IDR' as const,
    date: '2026-11-23',
    method: 'BI_FAST' as const,
    billId: null,
    paidExpectedId: null,
  }
  const from = { bankCode: '014', accountNumber: '2081134471' }
  const other = [
    { ...content, beneficiaryBankCode: '009' },
    { ...content, beneficiaryAccountNumber: '900012346' },
    { ...content, beneficiaryName: 'PT SINAR ABADI.' },
    { ...content, amountMinor: 100_000_001n },
    { ...content, currency: 'USD' as const },
    { ...content, date: '2026-11-24' },
    { ...content, method: null },
    { ...content, billId: '0198f3c0-0000-7000-8000-000000000001' },
    { ...content, paidExpectedId: '0198f3c0-0000-7000-8000-000000000002' },
  ]

  it('is the same as long as nothing of it changes, whatever else does', () => {
    const noted = { ...content, notes: 'For the audit', memo: 'INV 7' }
    expect(contentHash(noted, from)).toEqual(contentHash(content, from))
  })

  it('is another with any part of it', () => {
    const hashes = [
      contentHash(content, from),
      contentHash(content, { ...from, bankCode: '013' }),
      contentHash(content, { ...from, accountNumber: '2081134472' }),
      ...other.map(each => contentHash(each, from)),
    ].map(hash => hash.toString('hex'))
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('moves no text from one part into its neighbor', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (one, two, three, four) => {
        fc.pre(one !== three || two !== four)
        const named = (beneficiaryAccountNumber: string, beneficiaryName: string) =>
          contentHash({ ...content, beneficiaryAccountNumber, beneficiaryName }, from).toString('hex')
        expect(named(one, two)).not.toBe(named(three, four))
      }),
    )
  })

  it('is proved as a list, in whatever order', () => {
    const payments = [
      { id: 'b', version: 2 },
      { id: 'a', version: 1 },
    ]
    const digest = digestOfPayments('APPROVE', 'organization', payments)
    expect(digestOfPayments('APPROVE', 'organization', payments.toReversed())).toBe(digest)
    expect(digest).toMatch(/^[\w-]{43}$/)
    const others = [
      digestOfPayments('RESEND', 'organization', payments),
      digestOfPayments('APPROVE', 'another', payments),
      digestOfPayments('APPROVE', 'organization', payments.slice(1)),
      digestOfPayments('APPROVE', 'organization', [
        { id: 'a', version: 1 },
        { id: 'b', version: 3 },
      ]),
    ]
    expect(others).not.toContain(digest)
  })
})

describe('the name that the bank gives', () => {
  it.each([
    ['SINAR ABADI PT', 'PT. Sinar Abadi, Tbk', 'EXACT'],
    ['PT SINAR ABADI SEJAH', 'PT Sinar Abadi Sejahtera', 'CLOSE'],
    ['BUDI SANTOSO', 'PT Sinar Abadi', 'DIFFERENT'],
    ['', 'PT Sinar Abadi', 'DIFFERENT'],
  ] as const)('%s against %s: %s', (given, expected, match) => {
    expect(matchNames(given, expected)).toBe(match)
  })
})
