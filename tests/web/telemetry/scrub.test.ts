import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrub, scrubText } from '../../../web/telemetry/scrub.ts'

describe('scrubText', () => {
  test.each([
    ['ratna@arus.test asked', '[email] asked'],
    ['mailto:ratna%40arus.co.id', 'mailto:[email]'],
    ['account 2081134471', 'account [number]'],
    ['2081-1344-71 or 1.234.567,50', '[number] or [number]'],
    ['/counterparties/0198c1f2-77aa-7000-8000-c0ffee123456/edit', '/counterparties/[token]/edit'],
    ['Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0', 'Bearer [token].[token]'],
    ['https://arus.example/log?search=PT+Air#top and on', 'https://arus.example/log and on'],
    ['at /settings?tab=Ratna', 'at /settings'],
    ['Loading chunk 12 of ReconciliationPage failed (503)', 'Loading chunk 12 of ReconciliationPage failed (503)'],
    ['Is it there? Yes: 12,5 of 2026', 'Is it there? Yes: 12,5 of 2026'],
  ])('%s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed)
  })

  test('twice is as good as once', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(scrubText(scrubText(text))).toBe(scrubText(text))
      }),
    )
  })

  test('no account number passes, however it is grouped and wherever it stands', () => {
    const account = fc.stringMatching(/^\d{6,16}$/)
    const separator = fc.constantFrom('', ' ', '-', '.')
    fc.assert(
      fc.property(fc.lorem(), account, separator, fc.lorem(), (before, digits, between, after) => {
        const grouped = digits.match(/\d{1,4}/g)?.join(between) ?? ''
        expect(scrubText(`${before} ${grouped} ${after}`)).not.toMatch(/\d/)
      }),
    )
  })
})

describe('scrub', () => {
  test('reaches keys and values at any depth, and leaves what is no text', () => {
    const event = { a: [{ 'ratna@arus.test': 'x 2081134471' }, 5, null, true], at: 1_795_289_467_096 }
    expect(scrub(event)).toEqual({ a: [{ '[email]': 'x [number]' }, 5, null, true], at: 1_795_289_467_096 })
  })

  test("keeps the report's own ids and the places of our code", () => {
    const frame = { filename: 'https://arus.example/assets/ReconciliationPage-Ab12Cd34.js', function: 'run' }
    const event = {
      event_id: 'fd18ebe27fe742909522b7cde56c1ab2',
      exception: { values: [{ stacktrace: { frames: [frame] } }] },
    }
    expect(scrub(event)).toEqual(event)
    expect(scrub({ filename: 'https://arus.example/log?search=Ratna' })).toEqual({
      filename: 'https://arus.example/log',
    })
  })
})
