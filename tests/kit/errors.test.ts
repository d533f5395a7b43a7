import { describe, expect, it } from 'vitest'
import { codes as account } from '../../services/account/errors.ts'
import { defineErrors, type ErrorRow, fieldErrors, localeOf, messageOf } from '../../services/kit/errors.ts'
import { codes as treasury } from '../../services/treasury/errors.ts'

/** Numbers of retired codes, which must never be reused. */
const GIVEN_UP: Readonly<Record<string, readonly number[]>> = {
  // Numbered like treasury's, whose 14 and 17 were retired.
  'U-ACC-RI': [14, 17],
  'U-ACC-RO': [2],
  'U-TRSY-BA': [13],
  'U-TRSY-CP': [11],
  'U-TRSY-ET': [15],
  'U-TRSY-ST': [32, 36, 39, 55],
}

const tables: Record<string, Record<string, ErrorRow>> = { account, treasury }

describe.each(Object.entries(tables))('the code table of %s', (service, table) => {
  const rows = Object.values(table)

  it("has the service's own codes and the common ones only", () => {
    const area = { account: 'ACC', treasury: 'TRSY' }[service]
    expect(rows.filter(({ code }) => !new RegExp(`^(?:[GR]-\\d+|U-${area}-[A-Z]{2}-\\d+)$`).test(code))).toEqual([])
  })

  it('has no gap in a module besides the numbers that were named before, or given up', () => {
    const numbers = Map.groupBy(rows, ({ code }) => code.slice(0, code.lastIndexOf('-')))
    for (const [module, of] of numbers) {
      if (!module.startsWith('U-')) continue
      const own = of.map(({ code }) => Number(code.slice(code.lastIndexOf('-') + 1))).sort((a, b) => a - b)
      // IN-11 to 13 are for tax files and slips, which are planned.
      const named = { 'U-ACC-AU': [43, 44, 46], 'U-ACC-IN': [11, 12, 13], 'U-ACC-US': [19, 35] }[module] ?? []
      const givenUp = GIVEN_UP[module] ?? []
      expect(
        own.filter(number => givenUp.includes(number)),
        module,
      ).toEqual([])
      const free = Array.from({ length: Math.max(...own) }, (_, index) => index + 1).filter(
        number => !named.includes(number) && !givenUp.includes(number),
      )
      const given = own.filter(number => !named.includes(number))
      expect(given, module).toEqual(free.slice(0, given.length))
    }
  })

  it('speaks to people in two languages', () => {
    for (const { code, en, id, status } of rows) {
      expect(en.trim().length, code).toBeGreaterThan(3)
      expect(id.trim().length, code).toBeGreaterThan(3)
      expect(en, code).not.toBe(id)
      expect(status, code).toBeGreaterThanOrEqual(400)
    }
  })

  it('has the codes that the product names', () => {
    const named = rows.map(row => row.code)
    for (const code of ['G-1', 'G-7', 'G-10', 'G-20', 'G-21', 'R-3']) expect(named).toContain(code)
  })
})

it('has the sign-in codes that the product names', () => {
  const byCode = new Map(Object.values(account).map((row: ErrorRow) => [row.code, row]))
  for (const code of ['U-ACC-AU-43', 'U-ACC-AU-44', 'U-ACC-AU-46', 'U-ACC-US-19', 'U-ACC-US-35'])
    expect(byCode.has(code), code).toBe(true)
  expect(account.wrongEmailOrPassword.en).toBe('Your email or password does not match.')
  expect(account.invalidTwoFactorCode.en).toBe('Invalid 2FA code.')
})

it('refuses a table in which a code stands twice, is malformed, or a language lacks a param', () => {
  const row = { status: 409, en: 'x', id: 'y' }
  expect(() => defineErrors({ a: { ...row, code: 'U-ACC-AU-1' }, b: { ...row, code: 'U-ACC-AU-1' } })).toThrow('both')
  expect(() => defineErrors({ a: { ...row, code: 'U-ACC-1' } })).toThrow('not a code')
  expect(() => defineErrors({ a: { ...row, code: 'U-ACC-AU-1', en: '{count} left' } })).toThrow('different params')
})

it('refuses a table whose message names a kind of value that is not known', () => {
  const row = { code: 'U-ACC-AU-1', status: 409, en: 'from {day, day}', id: 'sejak {day, day}' }
  expect(() => defineErrors({ a: row })).toThrow('of no known kind')
})

it.each([
  [
    treasury.statementGap,
    { from: '2026-08-01', to: '2026-11-20' },
    '1 Aug 2026 and 20 Nov 2026',
    '1 Agu 2026 dan 20 Nov 2026',
  ],
  [
    treasury.statementBalanceMismatch,
    { difference: '-12845076639000000.50' },
    '−12,845,076,639,000,000.50',
    '−12.845.076.639.000.000,50',
  ],
  [treasury.statementTooManyRows, { most: 250_000 }, '250,000', '250.000'],
  [fieldErrors.AMOUNT_OUT_OF_RANGE, { maximum: '1000.00' }, '1,000.00', '1.000,00'],
  [fieldErrors.TOO_LONG, { maximum: '2000' }, '2,000', '2.000'],
  // Invalid values of their kind, and names, are shown unchanged.
  [fieldErrors.TOO_SMALL, { minimum: 'A' }, 'A', 'A'],
  [treasury.statementOtherAccount, { number: '0012345678' }, '0012345678', '0012345678'],
])('writes the values of a message as people do: %j', (row, params, en, id) => {
  expect(messageOf(row, 'en', params)).toContain(en)
  expect(messageOf(row, 'id', params)).toContain(id)
})

it('shows that something stands in a value that nobody can see', () => {
  const row = { en: '“{value}” isn’t a date', id: '“{value}” bukan tanggal' }
  expect(messageOf(row, 'en', { value: '2026\u0000-11\u001b' })).toBe('“2026\ufffd-11\ufffd” isn’t a date')
})

it('fills in params', () => {
  expect(messageOf(account.tooManyMembers, 'id', { maximum: 50 })).toBe(
    'Organisasi telah mencapai batas maksimal 50 anggota.',
  )
})

it.each([
  [undefined, 'en'],
  ['id', 'id'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['en;q=0.5, id;q=0.6', 'id'],
  ['de-DE, fr', 'en'],
  ['*', 'en'],
  ['id;q=broken', 'id'],
  [';;;,,,', 'en'],
])('answers Accept-Language %j in %s', (header, locale) => expect(localeOf(header)).toBe(locale))
