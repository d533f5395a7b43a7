// Journal entries derived from facts, the content of an export of changes, and the file. No database.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changesSince,
  type ExportedEntry,
  exportedState,
  type MappedEntry,
} from '../../services/kit/journals/changes.ts'
import { chartOf, mapped, unmappedOf } from '../../services/kit/journals/chart.ts'
import { entriesOf, type Fact, Unbalanced } from '../../services/kit/journals/entries.ts'
import { csvOf } from '../../services/kit/journals/layouts.ts'

const fact = (postings: readonly [string, bigint][], more: Partial<Fact> = {}): Fact => ({
  kind: 'INVOICE',
  recordId: 'one',
  number: 'INV-1',
  party: 'PT Satu',
  day: '2026-10-20',
  currency: 'IDR',
  postings: postings.map(([account, minor]) => ({ account, minor })),
  ...more,
})

const ACCOUNTS = ['A', 'B', 'C', 'D']
const PROPOSED = ACCOUNTS.map((key, at) => ({ key, code: `${1000 + at}`, name: { en: `${key} en`, id: `${key} id` } }))
const chart = chartOf(PROPOSED, [], 'en')
const whole = (facts: readonly Fact[]) => mapped(entriesOf(facts), chart).flatMap(entry => (entry ? [entry] : []))

/** Balanced facts of a few records and days. */
const facts = fc.array(
  fc
    .record({
      recordId: fc.constantFrom('one', 'two', 'three'),
      day: fc.constantFrom('2026-10-01', '2026-10-20'),
      minors: fc.array(fc.bigInt(-(10n ** 15n), 10n ** 15n), { minLength: 1, maxLength: 4 }),
    })
    .map(({ minors, ...more }) => {
      const rest = minors.reduce((sum, minor) => sum - minor, 0n)
      return fact([...minors.map((minor, at): [string, bigint] => [ACCOUNTS[at % 4]!, minor]), ['D', rest]], more)
    }),
  { maxLength: 8 },
)

describe('entries', () => {
  it('are balanced and have no empty line, and accounts end where the facts left them', () => {
    fc.assert(
      fc.property(facts, all => {
        const entries = entriesOf(all)
        for (const { lines } of entries) {
          expect(lines.reduce((sum, { debitMinor, creditMinor }) => sum + debitMinor - creditMinor, 0n)).toBe(0n)
          expect(lines.filter(line => line.debitMinor > 0n === line.creditMinor > 0n)).toEqual([])
          expect(lines.length).toBeGreaterThanOrEqual(2)
        }
        for (const account of ACCOUNTS) {
          const posted = all.flatMap(({ postings }) => postings).filter(posting => posting.account === account)
          const stands = entries.flatMap(({ lines }) => lines).filter(line => line.account === account)
          expect(stands.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n)).toBe(
            posted.reduce((sum, { minor }) => sum + minor, 0n),
          )
        }
      }),
    )
  })

  it('are none where a fact is off by a sen', () => {
    expect(() =>
      entriesOf([
        fact([
          ['A', 100n],
          ['B', -99n],
        ]),
      ]),
    ).toThrow(Unbalanced)
  })
})

describe('an export of changes', () => {
  it('brings what has left to what stands now, whatever stood before', () => {
    fc.assert(
      fc.property(facts, facts, facts, (first, second, third) => {
        const exports: { isFull: boolean; entries: ExportedEntry[] }[] = [
          { isFull: true, entries: whole(first).map(entry => ({ ...entry, isReversal: false })) },
        ]
        for (const now of [second, third]) {
          exports.push({ isFull: false, entries: changesSince(exportedState(exports), whole(now)) })
          const sums = (of: readonly MappedEntry[]) => {
            const all = of.flatMap(({ lines }) => lines)
            return ACCOUNTS.map(key =>
              String(
                all
                  .filter(({ account }) => account === key)
                  .reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n),
              ),
            )
          }
          // All files together add up to the current state.
          expect(sums(exports.flatMap(({ entries }) => entries))).toEqual(sums(whole(now)))
          expect(changesSince(exportedState(exports), whole(now))).toEqual([])
        }
      }),
    )
  })

  it('takes back what changed and what is gone, and begins anew after all was exported again', () => {
    const before = whole([
      fact([
        ['A', 100n],
        ['B', -100n],
      ]),
      fact(
        [
          ['A', 5n],
          ['C', -5n],
        ],
        { recordId: 'two' },
      ),
    ])
    const left = { isFull: true, entries: before.map(entry => ({ ...entry, isReversal: false })) }
    const now = whole([
      fact([
        ['A', 90n],
        ['B', -90n],
      ]),
    ])
    const changes = changesSince(exportedState([left]), now)
    expect(changes.map(({ recordId, isReversal, lines }) => [recordId, isReversal, lines[0]!.code])).toEqual([
      ['two', true, '1002'],
      ['one', true, '1001'],
      ['one', false, '1000'],
    ])
    const again = { isFull: true, entries: now.map(entry => ({ ...entry, isReversal: false })) }
    expect(changesSince(exportedState([left, again]), now)).toEqual([])
  })
})

it('names accounts without a code that something is posted to, and no others', () => {
  const set = [
    { key: 'A', code: null, name: null },
    { key: 'C', code: null, name: null },
    { key: 'B', code: '2-200', name: 'Pendapatan' },
  ]
  const own = chartOf(PROPOSED, set, 'id')
  expect(own[1]).toEqual({ key: 'B', code: '2-200', name: 'Pendapatan', purpose: 'B id', isProposed: false })
  const entries = entriesOf([
    fact([
      ['A', 1n],
      ['B', -1n],
    ]),
  ])
  expect(unmappedOf(entries, own).map(({ key, name }) => [key, name])).toEqual([['A', 'A id']])
  expect(mapped(entries, own)).toEqual([undefined])
})

it('as CSV has a row for each line, in the asked language, marked where it left before, and runs nothing', () => {
  const entries = whole([
    fact(
      [
        ['A', 100n],
        ['B', -100n],
      ],
      { party: '=1+1' },
    ),
  ])
  const kinds = { INVOICE: { en: 'Invoice', id: 'Faktur' } }
  const file = csvOf(
    entries.map(entry => ({ ...entry, isReversal: true })),
    { language: 'id', marked: { sequence: 2, isAgain: true }, kinds },
  )
  expect(file).toBe(
    '\uFEFFTanggal,Jurnal,Dokumen,Pihak,Kode akun,Nama akun,Debit,Kredit,Mata uang,Tanda\r\n' +
      `2026-10-20,Faktur,INV-1,'=1+1,1000,A en,1.00,,IDR,"Jurnal balik, Diekspor ulang"\r\n` +
      `2026-10-20,Faktur,INV-1,'=1+1,1001,B en,,1.00,IDR,"Jurnal balik, Diekspor ulang"\r\n`,
  )
})
