import { expect, it } from 'vitest'
import { judge, type Ran, type Run, unprovedThreats } from '../support/judge/verdict.ts'

const ran = (title: string, over: Partial<Ran> = {}): Ran => ({
  file: 'tests/kit/a.test.ts',
  titles: [title],
  state: 'passed',
  secondTries: 0,
  ...over,
})
const run = (tests: readonly Ran[], over: Partial<Run> = {}): Run => ({
  tests,
  brokenFiles: [],
  errors: 0,
  interrupted: false,
  ...over,
})
const THREATS = { T1: { 'tests/kit/a.test.ts': ['T1: one'] } }

it('counts everything that failed: tests, files, what nobody caught, second tries beyond three, and a run that was broken off', () => {
  const shaky = Array.from({ length: 5 }, (_, at) => ran(`shaky ${at}`, { secondTries: 1 }))
  expect(judge(run([...shaky, ran('bad', { state: 'failed' })]), undefined)).toMatchObject({ passed: 5, failed: 3 })
  const broken = run([ran('good')], { brokenFiles: ['tests/kit/b.test.ts'], errors: 2, interrupted: true })
  expect(judge(broken, undefined)).toMatchObject({ passed: 1, failed: 4 })
})

it('counts a threat that is not proved, where all tests ran', () => {
  const without = run([ran('other')])
  expect(judge(without, undefined).failed).toBe(0)
  expect(judge(without, THREATS).failed).toBe(1)
  expect(judge(run([ran('T1: one thing')]), THREATS).failed).toBe(0)
})

it('takes no skipped test, none that only stands in another file, and none that is named after a threat and failed, for a proof', () => {
  expect(unprovedThreats([ran('T1: one', { state: 'skipped' })], THREATS)).toEqual([
    'T1 is not proved: tests/kit/a.test.ts, T1: one: skipped',
  ])
  expect(unprovedThreats([ran('T1: one', { file: 'tests/kit/b.test.ts' })], THREATS)).toHaveLength(1)
  const inGroup = ran('of many', { titles: ['T1: one', 'of many'], state: 'failed' })
  expect(unprovedThreats([inGroup, ran('T1: one')], THREATS)).toHaveLength(1)
  expect(unprovedThreats([ran('T9: by nobody’s table', { state: 'pending' }), ran('T1: one')], THREATS)).toHaveLength(1)
})

it('names each failure in a line of its own, however long its message is', () => {
  const screen = `Unable to find an element\n\n${'<div>\n'.repeat(5_000)}`
  const { lines } = judge(
    run([
      ran('lost', { state: 'failed', died: screen }),
      ran('shaky', { secondTries: 1, died: screen }),
      ran('lost twice', { state: 'failed', secondTries: 1, died: 'both times' }),
    ]),
    undefined,
  )
  expect(lines).toHaveLength(3)
  expect(lines.join()).not.toContain('\n')
  expect(lines.map(line => line.slice(0, 90))).toEqual([
    'second try: tests/kit/a.test.ts, shaky (passed): Unable to find an element <div> <div>',
    'second try: tests/kit/a.test.ts, lost twice (failed): both times',
    'failed: tests/kit/a.test.ts, lost: Unable to find an element <div> <div>',
  ])
})

it('shows below a failed journey what its users saw', () => {
  const { lines } = judge(
    run([ran('lost', { state: 'failed', died: 'no button', screens: 'At /bills\nCategory' })]),
    undefined,
  )
  expect(lines).toEqual(['failed: tests/kit/a.test.ts, lost: no button\n  At /bills\n  Category'])
})
