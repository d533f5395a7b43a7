import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  readAddress,
  variablesOf,
  withParameters,
} from '../../../../../web/pages/organization/reconciliation/_lib/address.ts'
import { groupByDay } from '../../../../../web/pages/organization/reconciliation/_lib/days.ts'
import { commandOf, stepsOf, type Where } from '../../../../../web/pages/organization/reconciliation/_lib/keys.ts'
import { inOrder, sentenceOf } from '../../../../../web/pages/organization/reconciliation/_lib/reasons.ts'
import { markRecognized } from '../../../../../web/pages/organization/reconciliation/_lib/recognized.ts'

describe('recognized tokens', () => {
  const text = 'RTGS CR BUMI KARSA / INV 001187 DAN 001203 / 20261120141207'
  const marked = (tokens: string[], of = text) =>
    markRecognized(of, tokens).flatMap(piece => (piece.marked ? [piece.text] : []))

  it('are marked wherever they stand alone', () => {
    expect(marked(['001187', '001203'])).toEqual(['001187', '001203'])
    expect(marked(['2026'])).toEqual([])
  })

  it('are found behind punctuation and in any case', () => {
    expect(marked(['INV2026001187'], 'TRF inv/2026/001187 NOV')).toEqual(['inv/2026/001187'])
  })

  it('merge where they overlap and lose no letter', () => {
    const pieces = markRecognized(text, ['INV 001187', '001187'])
    expect(pieces.map(piece => piece.text).join('')).toBe(text)
    expect(pieces.filter(piece => piece.marked)).toEqual([{ text: 'INV 001187', marked: true }])
  })

  it('may hold characters that mean something to a pattern', () => {
    expect(marked(['A+B(1)'], 'X A+B(1) Y')).toEqual(['A+B(1'])
    expect(markRecognized('', ['A1'])).toEqual([])
  })
})

describe('days', () => {
  it('head the lines of a day with their count', () => {
    const rows = groupByDay([
      { id: '1', date: '2026-11-21' },
      { id: '2', date: '2026-11-21' },
      { id: '3', date: '2026-11-20' },
    ])
    expect(rows.map(row => (row.kind === 'DAY' ? `${row.date}:${row.count}` : row.line.id))).toEqual([
      '2026-11-21:2',
      '1',
      '2',
      '2026-11-20:1',
      '3',
    ])
  })
})

describe('reasons', () => {
  const reason = { code: 'AMOUNT_LESS_WITHHOLDING', amount: '25000000.00', days: null, text: null, rate: '2.00' }

  it('are put into the most telling sentence that their details allow', () => {
    expect(sentenceOf(reason)).toMatchObject({ id: 'reconciliation.reason.withheldAtRate', rate: '2' })
    expect(sentenceOf({ ...reason, rate: null })?.id).toBe('reconciliation.reason.withheld')
    expect(sentenceOf({ ...reason, amount: null })?.id).toBe('reconciliation.reason.withheldBare')
    expect(sentenceOf({ ...reason, rate: '10.00' })?.rate).toBe('10')
    expect(sentenceOf({ ...reason, rate: '10' })?.rate).toBe('10')
  })

  it('of a newer server are left out rather than shown as codes', () => {
    expect(sentenceOf({ ...reason, code: 'PHASE_OF_THE_MOON' })).toBeNull()
  })

  it('stand with what speaks for the match first', () => {
    expect(inOrder([{ effect: 'NEUTRAL' }, { effect: 'AGAINST' }, { effect: 'FOR' }]).map(one => one.effect)).toEqual([
      'FOR',
      'AGAINST',
      'NEUTRAL',
    ])
  })
})

describe('keys', () => {
  const press = (key: string, where: Where = 'ELSEWHERE', more: { meta?: boolean; single?: boolean } = {}) =>
    commandOf({ key, metaKey: more.meta ?? false, ctrlKey: false, altKey: false }, where, more.single ?? true)

  it('do the whole job', () => {
    const wanted = {
      ArrowDown: 'NEXT',
      j: 'NEXT',
      K: 'PREVIOUS',
      ArrowRight: 'TO_CANDIDATES',
      ArrowLeft: 'TO_LINES',
      ' ': 'PICK',
      Enter: 'MATCH',
      u: 'UNDO',
      s: 'SKIP',
      x: 'REJECT',
      f: 'FIND',
      c: 'CREATE',
    }
    for (const [key, command] of Object.entries(wanted)) expect(press(key)).toBe(command)
    expect(press('Enter', 'ELSEWHERE', { meta: true })).toBe('MATCH_ALL')
  })

  it('are left alone while text is typed, but for Escape', () => {
    for (const key of ['Enter', ' ', 'ArrowDown', 'Home', 'j', 'u']) expect(press(key, 'FIELD')).toBeNull()
    expect(press('Enter', 'FIELD', { meta: true })).toBeNull()
    expect(press('Escape', 'FIELD')).toBe('CLEAR')
  })

  it('leave a button its Enter and a checkbox its Space', () => {
    expect(press('Enter', 'CONTROL')).toBeNull()
    expect(press('s', 'CONTROL')).toBe('SKIP')
    expect(press(' ', 'CANDIDATE')).toBeNull()
    expect(press('Enter', 'CANDIDATE')).toBe('MATCH')
  })

  it('of one letter can be switched off', () => {
    expect(press('s', 'ELSEWHERE', { single: false })).toBeNull()
    expect(press('ArrowDown', 'ELSEWHERE', { single: false })).toBe('NEXT')
  })

  it('never take the chords of the browser', () => {
    expect(press('ArrowLeft', 'ELSEWHERE', { meta: true })).toBeNull()
  })

  it('move within the pane that one is in', () => {
    expect(stepsOf('PAGE_DOWN', 'LINES')).toBe(10)
    expect(stepsOf('LAST', 'CANDIDATES')).toBe(Infinity)
    expect(stepsOf('MATCH', 'LINES')).toBeNull()
  })
})

describe('the address', () => {
  const read = (query: string) => readAddress(new URLSearchParams(query))

  it('is read and turned into variables', () => {
    const address = read(
      'tab=reconciled&account=A&from=2026-11-01&to=2026-11-30&q=%20bumi%20&match=FULL_MATCH&kind=MANUAL&line=L',
    )
    expect(address).toMatchObject({
      tab: 'reconciled',
      account: 'A',
      search: 'bumi',
      match: 'FULL_MATCH',
      kind: 'MANUAL',
      line: 'L',
    })
    expect(variablesOf(address, '2026-11-21')).toMatchObject({
      showHistory: true,
      filter: {
        bankAccountId: 'A',
        date: { from: '2026-11-01', to: '2026-11-30' },
        search: 'bumi',
        matchResult: 'FULL_MATCH',
      },
      historyFilter: { kind: 'MANUAL', includeRemoved: true },
    })
  })

  it('may be nonsense', () => {
    expect(read('tab=x&from=yesterday&match=MAYBE&kind=1')).toEqual(read(''))
    expect(isFiltered(read('account=A'))).toBe(false)
  })

  it('forgets the named line when the list becomes another', () => {
    expect(String(withParameters(new URLSearchParams('account=A&line=L&q=x'), { q: null, match: 'NO_MATCH' }))).toBe(
      'account=A&match=NO_MATCH',
    )
  })
})
