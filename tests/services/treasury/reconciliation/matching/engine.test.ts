import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goalOf, makeBook, type Goal } from '../../../../../bench/reconciliation/book.ts'
import { makeWorld } from '../../../../../bench/reconciliation/data.ts'
import { judge } from '../../../../../bench/reconciliation/quality.ts'
import { matchAll, Matcher } from '../../../../../services/treasury/reconciliation/matching/engine.ts'
import { partyNameIn } from '../../../../../services/treasury/bankText/normalize.ts'
import type {
  Counterparty,
  Expected,
  Line,
  Proposal,
} from '../../../../../services/treasury/reconciliation/matching/types.ts'
import { rounds } from '../../../../support/campaign.ts'
import { counterparty, expected, line } from './builders.ts'

const party = counterparty('PT Bumi Karsa Mandiri')
const described = (description: string, over: Partial<Line> = {}) =>
  line({ description, partyName: partyNameIn(description), ...over })
const run = (lines: Line[], expecteds: Expected[], counterparties: Counterparty[] = [party]) =>
  matchAll({ lines, expecteds, counterparties })
const NAMED = 'TRF BUMI KARSA MANDIRI PT'

describe('what belongs together', () => {
  test('two lists of numbers with a shortfall: proposed together, partial, the last stays open', () => {
    const [one, two] = [
      expected({ counterpartyId: party.id, externalId: 'INV-2026-001187', open: 136_250_000_000n, day: 19_999 }),
      expected({ counterpartyId: party.id, externalId: 'INV-2026-001203', open: 81_750_000_000n, day: 20_007 }),
    ]
    const [proposal, ...others] = run(
      [described(`RTGS CR BUMI KARSA MANDIRI PT / INV 001187 DAN 001203`, { open: 211_250_000_000n })],
      [two, one],
    )
    expect(others).toEqual([])
    expect(proposal).toMatchObject({
      result: 'PARTIAL_MATCH',
      automatic: false,
      expectedIds: [one.id, two.id],
      difference: 6_750_000_000n,
      allocations: [{ amount: 136_250_000_000n }, { amount: 75_000_000_000n }],
    })
  })

  test('listed numbers that add up are automatic, also net of tax', () => {
    const records = [1, 2, 3].map(place =>
      expected({
        counterpartyId: party.id,
        externalId: `INV-2026-00${place}000`,
        open: BigInt(place) * 11_100_000_100n,
      }),
    )
    const total = records.reduce((sum, { open }) => sum + open, 0n)
    const list = 'INV 001000, 002000 & 003000'
    expect(run([described(`${NAMED} ${list}`, { open: total })], records)).toMatchObject([
      { automatic: true, result: 'FULL_MATCH' },
    ])
    const withheld = (total * 100n * 200n) / (111n * 10_000n)
    const [net] = run([described(`${NAMED} ${list}`, { open: total - withheld })], records)
    expect(net).toMatchObject({ automatic: true, result: 'FULL_MATCH' })
    expect(
      net!.allocations.flatMap(part => part.adjustments.map(each => each.amount)).reduce((sum, each) => sum + each, 0n),
    ).toBe(withheld)
  })

  test('lines that name one document and together pay it are one proposal', () => {
    const record = expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })
    const parts = [40_000_000n, 60_000_000n].map(open => described(`${NAMED} INV-2026-001187`, { open }))
    const proposals = run(parts, [record])
    expect(proposals).toHaveLength(1)
    expect(proposals[0]).toMatchObject({ automatic: true, result: 'FULL_MATCH', expectedIds: [record.id] })
    expect(proposals[0]!.lineIds.toSorted()).toEqual(parts.map(({ id }) => id).toSorted())
  })

  test('amounts that only add up are proposed, never automatic', () => {
    const records = [37_000_000n, 63_000_000n, 81_000_000n].map(open => expected({ counterpartyId: party.id, open }))
    expect(run([described(NAMED)], records)).toMatchObject([
      { automatic: false, result: 'FULL_MATCH', expectedIds: [records[0]!.id, records[1]!.id] },
    ])
    const whole = expected({ counterpartyId: party.id, open: 144_000_000n })
    const halves = [100_000_000n, 44_000_000n].map(open => described(NAMED, { open }))
    expect(run(halves, [whole])).toMatchObject([{ automatic: false, result: 'FULL_MATCH', expectedIds: [whole.id] }])
  })
})

describe('what must not be automatic', () => {
  const automatic = (proposals: Proposal[]) => proposals.filter(proposal => proposal.automatic)
  test.each<[string, Line[], Expected[]]>([
    [
      'two of the same party and amount',
      [described(NAMED)],
      [expected({ counterpartyId: party.id }), expected({ counterpartyId: party.id, day: 19_970 })],
    ],
    ['two lines for one', [described(NAMED), described(NAMED)], [expected({ counterpartyId: party.id })]],
    [
      'the same document paid twice',
      [described(`${NAMED} INV-2026-001187`), described(`${NAMED} INV-2026-001187`)],
      [expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })],
    ],
    [
      'another number of the series',
      [described(`${NAMED} INV-2026-009999`)],
      [expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })],
    ],
    ['a tolerance', [described(NAMED, { open: 99_999_000n })], [expected({ counterpartyId: party.id })]],
    ['an amount alone', [described('SETORAN TUNAI')], [expected({ counterpartyId: party.id })]],
    [
      'a shortfall',
      [described(`${NAMED} INV-2026-001187`, { open: 87_654_321n })],
      [expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })],
    ],
    [
      'a round tax without the number',
      [described(NAMED, { open: 90_000_000n })],
      [expected({ counterpartyId: party.id })],
    ],
    [
      'one number of two',
      [described(`${NAMED} INV 001187 DAN 001203`)],
      [
        expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' }),
        expected({ counterpartyId: party.id, externalId: 'INV-2026-001203', open: 7n }),
      ],
    ],
  ])('%s', (_case, lines, expecteds) => {
    expect(automatic(run(lines, expecteds))).toEqual([])
  })

  test('a tie between exact and explained', () => {
    const records = [expected({ counterpartyId: party.id }), expected({ counterpartyId: party.id, open: 100_250_000n })]
    expect(automatic(run([described(NAMED)], records))).toEqual([])
  })
})

test('what a person rejected is not proposed again', () => {
  const record = expected({ counterpartyId: party.id })
  const paid = described(NAMED)
  const rejected = [{ lineIds: [paid.id], expectedIds: [record.id] }]
  const steps = new Matcher({ expecteds: [record], counterparties: [party], rejected }).match([paid])
  expect([...steps].flatMap(step => step.proposals)).toEqual([])
})

test('only one currency and one direction belong together', () => {
  const others = [expected({ direction: 'DEBIT' }), expected({ currency: 'USD' })]
  const document = { externalId: 'INV-2026-001187' }
  const paid = described('TRF INV-2026-001187')
  expect(
    run(
      [paid],
      others.map(record => ({ ...record, ...document })),
    ),
  ).toEqual([])
  expect(run([paid], [...others, expected(document)])).toHaveLength(1)
})

test('each text is told of its own line, also where another says the same in other words', () => {
  const record = expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })
  const stranger = counterparty('PT Selaras Kantor')
  const lines = ['PT SELARAS KANTOR', 'SELARAS KANTOR'].map((name, place) =>
    line({ description: `TRF ${name} INV-2026-001187`, partyName: name, day: 20_000 + place }),
  )
  const matcher = new Matcher({ expecteds: [record], counterparties: [party, stranger] })
  for (const each of lines)
    expect(matcher.rank(each, 1)[0]!.reasons.find(({ code }) => code === 'NAME_DIFFERENT')?.text).toBe(each.partyName)
})

test('progress counts every line once, and every proposal comes once', () => {
  const { lines, expecteds, counterparties } = makeWorld(1_200, 3)
  const steps = [...new Matcher({ expecteds, counterparties }).match(lines)]
  const done = steps.map(step => step.done)
  expect(done).toEqual(done.toSorted((one, other) => one - other))
  expect(done.at(-1)).toBe(lines.length)
  const names = steps.flatMap(step => step.proposals.map(each => `${each.lineIds} ${each.expectedIds}`))
  expect(new Set(names).size).toBe(names.length)
})

test('rank puts the truth of a line first and says what is left', () => {
  const record = expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })
  const expecteds = [record, expected(), expected({ counterpartyId: party.id, open: 5n })]
  const matcher = new Matcher({ expecteds, counterparties: [party] })
  const [best] = matcher.rank(described(`${NAMED} INV-2026-001187`), 20)
  expect(best).toMatchObject({ expectedIds: [record.id], result: 'FULL_MATCH', score: 100 })
})

describe('over generated worlds', () => {
  const world = (seed: number) => makeWorld(250, seed)
  const seeds = fc.integer({ min: 1, max: 1_000_000 })

  test('nothing automatic is wrong, and most of what is true is found', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const made = world(seed)
        const quality = judge(made, matchAll(made), new Matcher(made))
        expect(quality.wrong).toEqual([])
        expect(quality.automaticRecall).toBeGreaterThan(0.7)
        expect(quality.topRecall).toBeGreaterThan(0.93)
      }),
      { numRuns: rounds(25, 1_000) },
    )
  })

  test('no line gives and no expected transaction takes more than is open', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const made = world(seed)
        const used = new Map<string, bigint>()
        const add = (id: string, amount: bigint) => used.set(id, (used.get(id) ?? 0n) + amount)
        for (const { allocations } of matchAll(made))
          for (const { lineId, expectedId, amount, adjustments } of allocations) {
            expect(amount).toBeGreaterThan(0n)
            add(lineId, amount)
            add(
              expectedId,
              adjustments.reduce((sum, each) => sum + each.amount, amount),
            )
          }
        for (const { id, open } of [...made.lines, ...made.expecteds])
          expect(used.get(id) ?? 0n).toBeLessThanOrEqual(open)
      }),
      { numRuns: rounds(10, 500) },
    )
  })

  test('the order of the records means nothing', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { lines, expecteds, counterparties } = world(seed)
        const mixed = {
          lines: lines.toReversed(),
          expecteds: expecteds.toReversed(),
          counterparties: counterparties.toReversed(),
        }
        expect(matchAll(mixed)).toEqual(matchAll({ lines, expecteds, counterparties }))
      }),
      { numRuns: rounds(10, 500) },
    )
  })
})

describe('over books of similar names, with decoys', () => {
  const seeds = fc.integer({ min: 1, max: 1_000_000 })
  const book = (seed: number) => makeBook(400, seed)

  test('nothing automatic is wrong, and each kind of text is matched as often as it should be', () => {
    const rows = new Map<string, { lines: number; automatic: number }>()
    const topRecalls: number[] = []
    fc.assert(
      fc.property(seeds, seed => {
        const made = book(seed)
        const quality = judge(made, matchAll(made), new Matcher(made))
        expect(quality.wrong).toEqual([])
        expect(quality.topRecall).toBeGreaterThan(0.96)
        topRecalls.push(quality.topRecall)
        for (const [row, { lines, automatic }] of quality.byCase) {
          const sum = rows.get(row) ?? { lines: 0, automatic: 0 }
          rows.set(row, { lines: sum.lines + lines, automatic: sum.automatic + automatic })
        }
      }),
      // Seeds with a name truncated before its distinguishing word, next to an amount that repeats in the book; with a name truncated after
      // one letter of such a word, or where the rest looks like a month or a generic word; and within the last word.
      { numRuns: rounds(25, 1_000), examples: [[787_877], [165_197], [940_326], [477_144], [893_907]] },
    )
    // A book of 400 has few lines of each kind: the goal applies to all books together.
    expect(topRecalls.reduce((sum, recall) => sum + recall, 0) / topRecalls.length).toBeGreaterThanOrEqual(0.98)
    const leastOf: Record<Goal, number> = { ALMOST_ALL: 0.95, MOST: 0.8, NONE: 0, OPEN: 0 }
    for (const [row, { lines, automatic }] of rows) {
      expect({ row, isEnough: automatic / lines >= leastOf[goalOf(row)] }).toEqual({ row, isEnough: true })
      if (goalOf(row) === 'NONE') expect({ row, automatic }).toEqual({ row, automatic: 0 })
    }
  })

  test('a decoy makes nothing wrong: lines of the same amounts that name nobody, or somebody else', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom('KR OTOMATIS', 'SETORAN TUNAI', 'TRF CR PT ZAMRUD KENARI'), (seed, text) => {
        const made = book(seed)
        const decoys = made.expecteds
          .filter((_, place) => place % 3 === 0)
          .map(({ accountId, day, direction, open }) =>
            described(text, { accountId: accountId ?? made.lines[0]!.accountId, day, direction, open }),
          )
        const proposals = matchAll({ ...made, lines: [...made.lines, ...decoys] })
        const isDecoy = new Set(decoys.map(({ id }) => id))
        const wrong = proposals.filter(
          ({ automatic, lineIds, expectedIds }) =>
            automatic &&
            lineIds.some(
              id => isDecoy.has(id) || made.truth.get(id)?.toSorted().join() !== expectedIds.toSorted().join(),
            ),
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: rounds(10, 500) },
    )
  })

  test('the order of the records means nothing', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const { lines, expecteds, counterparties } = book(seed)
        const mixed = {
          lines: lines.toReversed(),
          expecteds: expecteds.toReversed(),
          counterparties: counterparties.toReversed(),
        }
        expect(matchAll(mixed)).toEqual(matchAll({ lines, expecteds, counterparties }))
      }),
      { numRuns: rounds(5, 200) },
    )
  })

  test('what was undone is proposed, and not automatic', () => {
    fc.assert(
      fc.property(seeds, seed => {
        const made = book(seed)
        const automatic = matchAll(made).filter(proposal => proposal.automatic)
        const again = matchAll({ ...made, undone: automatic })
        const names = new Set(automatic.map(nameOf))
        expect(again.filter(proposal => proposal.automatic && names.has(nameOf(proposal)))).toEqual([])
        expect(again.map(nameOf)).toEqual(matchAll(made).map(nameOf))
      }),
      { numRuns: rounds(5, 200) },
    )
  })
})

const nameOf = ({ lineIds, expectedIds }: Proposal) => `${lineIds.toSorted().join()} ${expectedIds.toSorted().join()}`

describe('name and amount together', () => {
  const twoOfOneName = [counterparty('PT Sumber Makmur'), counterparty('CV Sumber Makmur')]
  const of = (place: number, open: bigint) => expected({ counterpartyId: twoOfOneName[place]!.id, open })
  const paid = (open: bigint) => described('TRF SUMBER MAKMUR', { open })

  test('an odd amount that only one of two namesakes owes is as sure as a number; a round one is not', () => {
    expect(run([paid(481_733_300n)], [of(0, 481_733_300n), of(1, 922_150_700n)], twoOfOneName)).toMatchObject([
      { automatic: true, result: 'FULL_MATCH' },
    ])
    expect(run([paid(500_000_000n)], [of(0, 500_000_000n), of(1, 922_150_700n)], twoOfOneName)).toMatchObject([
      { automatic: false, result: 'FULL_MATCH' },
    ])
  })

  test('an odd amount that both owe, or that two lines bring, is left to a person', () => {
    const both = [of(0, 481_733_300n), of(1, 481_733_300n)]
    expect(run([paid(481_733_300n)], both, twoOfOneName).some(({ automatic }) => automatic)).toBe(false)
    const lines = [paid(481_733_300n), paid(481_733_300n)]
    expect(run(lines, [of(0, 481_733_300n)], twoOfOneName).some(({ automatic }) => automatic)).toBe(false)
  })

  test('the number of another document of ours, open or not, keeps name and amount from being sure', () => {
    const [owed, other] = [
      expected({ counterpartyId: party.id, open: 481_733_300n, externalId: 'FKT-2026-000100' }),
      expected({ counterpartyId: party.id, open: 7_000_000n, externalId: 'INV/26/11883' }),
    ]
    const text = `${NAMED} INV/26/09417`
    expect(run([described(text, { open: 481_733_300n })], [owed, other])).toMatchObject([{ automatic: false }])
    expect(run([described(`${NAMED} PO/26/09417`, { open: 481_733_300n })], [owed, other])).toMatchObject([
      { automatic: true },
    ])
  })
})

describe('numbers in texts', () => {
  test.each([
    ['INV/24/11883', 'TRSF E-BANKING CR INV/24/11883 8170807224'],
    ['INV/24/11883', 'BI-FAST CR TRANSFER DR 008 INV 24 11883'],
    ['SI/24/12345', 'KR OTOMATIS LLG-MANDIRI SI/24/12345 8170807224'],
    ['SI/24/12345', 'TRSF E-BANKING CR SI 24 12345'],
    ['FKT-2024-010158', 'KR OTOMATIS LLG-MANDIRI BAYAR FKT 10158 2171374771'],
  ])('%s is what "%s" pays', (externalId, text) => {
    const record = expected({ counterpartyId: party.id, externalId })
    expect(run([described(text)], [record])).toMatchObject([{ automatic: true, expectedIds: [record.id] }])
  })

  test('a listed number of the series that is not open keeps the listed one from being sure', () => {
    const record = expected({ counterpartyId: party.id, externalId: 'INV/24/11883' })
    expect(run([described('KR OTOMATIS INV/24/11883 11890')], [record])).toMatchObject([{ automatic: false }])
  })

  test('who names the number goes before whoever brings the same amount', () => {
    const record = expected({ counterpartyId: party.id, externalId: 'INV/24/11883', open: 500_000_000n })
    const [named, other] = [
      described('KR OTOMATIS INV/24/11883', { open: 500_000_000n }),
      described(NAMED, { open: 500_000_000n }),
    ]
    expect(run([other, named], [record])).toMatchObject([{ automatic: true, lineIds: [named.id] }])
  })
})

test('a fee and a withheld tax together are explained beside a number, where one pair of them fits', () => {
  const record = expected({ counterpartyId: party.id, externalId: 'INV/24/11883', open: 4_817_333_00n })
  const tax = 96_346_00n
  const [proposal] = run([described('KR OTOMATIS INV/24/11883', { open: record.open - tax - 2_900_00n })], [record])
  expect(proposal).toMatchObject({
    automatic: true,
    difference: 0n,
    allocations: [
      {
        adjustments: [
          { kind: 'WITHHOLDING', amount: tax },
          { kind: 'FEE', amount: 2_900_00n },
        ],
      },
    ],
  })
})
