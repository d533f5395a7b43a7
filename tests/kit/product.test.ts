// Verbatim texts and figures of product.md, compared with what is used. They are copied here to show anyone who edits a catalog or a
// constant that they are given. Decision 0091 lists those without effect in Arus, and why.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUCKETS } from '../../services/kit/ages.ts'
import { codes as account } from '../../services/account/errors.ts'
import { fieldErrors } from '../../services/kit/errors.ts'
import { MEMBERSHIP_STATUS_CODES } from '../../services/account/members/table.ts'
import { MAX_FILE_BYTES } from '../../services/kit/files/files.ts'
import { CURRENCIES } from '../../services/kit/money.ts'
import { codes as treasury } from '../../services/treasury/errors.ts'
import { PERIOD_COUNT } from '../../services/treasury/cashForecast/periods.ts'
import { RAILS } from '../../services/treasury/payments/methods.ts'
import { FLAG_CACHE } from '../../web/flags/flagHost.ts'
import { languages } from '../../web/i18n/language.ts'
import { PROGRESS_START, PROGRESS_STOP_DELAY } from '../../web/shell/Progress.tsx'
import { ANALYTICS_LIMITS, MAX_TEXT_LENGTH } from '../../web/telemetry/analytics.ts'
import { MAX_BREADCRUMBS, SAMPLING } from '../../web/telemetry/errorReporting.ts'
import { REPLAY_LIMITS } from '../../web/telemetry/recording.ts'
import { MAX_EVENTS } from '../../web/telemetry/unsentEvents.ts'
import { catalogFiles, readMessages } from '../../web/tools/catalogs.ts'
import { CODE_LENGTH } from '../../web/ui/secondFactor/CodeField.tsx'
import { pastPresets } from '../../web/ui/list/dateRange.ts'
import type { MessageId } from '../../web/i18n/messages.ts'

const en = readMessages('web', await catalogFiles('web', 'en'))
const rows = [...Object.values(account), ...Object.values(treasury)]

test.each<[string, readonly MessageId[]]>([
  ['Email is Required', ['signIn.emailRequired']],
  ['Password is Required', ['signIn.passwordRequired']],
  ['Password did not match', ['newPassword.mismatch', 'profile.password.differ']],
  ['Invalid email format', ['rule.email', 'signIn.emailInvalid', 'forgotPassword.emailInvalid', 'setup.email.invalid']],
  ['The field is required', ['invitation.nameRequired']],
  ['This field is required', ['rule.required', 'organization.required', 'setup.required']],
  ['Value should 5 character', ['rule.fiveCharacters']],
  ['Please enter {label}', ['rule.enter']],
  ['{label} must be at least {min} characters', ['rule.tooShort']],
  ['There was a problem on the server.', ['error.server']],
])('§5 and §8: “%s”', (text, ids) => {
  expect(ids.map(id => [id, en[id]])).toEqual(ids.map(id => [id, text]))
})

test.each([
  ['Your email or password does not match.', 'U-ACC-AU-5'],
  ['Invalid 2FA code.', 'U-ACC-AU-3'],
  ['There was a problem on the server.', 'G-1'],
  ['Scope is required.', 'G-21'],
  ['Invalid URL', 'G-5'],
  ['Oops! An error occurred while exporting the records. Please try again later.', 'U-ACC-EX-1'],
  ['Oops! An error occurred while exporting the records. Please try again later.', 'U-TRSY-EX-1'],
])('§5 and §8: the services say “%s”', (text, code) => {
  const said = rows.filter(row => row.code === code).map(row => row.en)
  expect(said.length).toBeGreaterThan(0)
  expect(new Set(said)).toEqual(new Set([text]))
})

test('§5: services say of a field what the form says of it', () => {
  expect(fieldErrors.REQUIRED.en).toBe('This field is required')
  expect(fieldErrors.INVALID_EMAIL.en).toBe('Invalid email format')
})

test('§8: the codes that it names are there', () => {
  const known = new Set<string>(rows.map(({ code }) => code))
  const named = ['R-3', 'G-7', 'G-1', 'G-10', 'G-20', 'G-21']
  const ofAccount = ['AU-43', 'AU-44', 'AU-46', 'US-19', 'US-35'].map(code => `U-ACC-${code}`)
  expect([...named, ...ofAccount].filter(code => !known.has(code))).toEqual([])
})

test('§9: languages, currencies, methods, and limits of a person', () => {
  expect(languages).toEqual(['en', 'id'])
  expect(CURRENCIES.toSorted()).toEqual(['IDR', 'SGD', 'USD'])
  const fees = Object.entries(RAILS).map(([method, { feeMinor }]) => [method, feeMinor])
  expect(Object.fromEntries(fees)).toEqual({
    BI_FAST: 2_500_00n,
    SKN: 2_900_00n,
    RTGS: 25_000_00n,
    ONLINE: 6_500_00n,
    SAME_BANK: 0n,
  })
  expect(en['newPassword.rule.length']).toBe('At least 8 characters')
  expect(CODE_LENGTH).toBe(6)
  expect(MAX_FILE_BYTES).toBe(25 * 1024 * 1024)
})

test('§9: date presets, in their order', () => {
  expect([...pastPresets, 'custom'].map(preset => en[`dates.${preset}`]?.replace('…', ''))).toEqual([
    'Today',
    'Yesterday',
    'Last 7 days',
    'Last 14 days',
    'Last 30 days',
    'This month',
    'Last month',
    '2 months ago',
    'This year',
    'Last year',
    'Custom',
  ])
})

test('§9: periods of the forecast, and buckets of what is overdue', () => {
  expect(PERIOD_COUNT).toBe(12)
  const days = ['DAYS_1_30', 'DAYS_31_90', 'DAYS_91_180', 'DAYS_181_365']
  expect(BUCKETS).toEqual(['NOT_DUE', 'TODAY', ...days, 'MORE'])
})

test('§9: flags, the progress bar, analytics and replay', () => {
  expect(FLAG_CACHE).toEqual({ staleTTL: 60_000, maxAge: 24 * 3_600_000, maxEntries: 10, idleStreamInterval: 20_000 })
  expect([PROGRESS_START, PROGRESS_STOP_DELAY]).toEqual([0.3, 200])
  expect(/^\.progress \{[^}]*\bheight: 3px;/m.test(readFileSync('web/theme/base.css', 'utf8'))).toBe(true)
  expect(ANALYTICS_LIMITS).toMatchObject({
    flushIntervalMillis: 10_000,
    flushQueueSize: 200,
    flushMaxRetries: 12,
    sessionTimeout: 30 * 60_000,
    cookieOptions: { expiration: 365, sameSite: 'Lax' },
  })
  expect([MAX_EVENTS, MAX_TEXT_LENGTH, MAX_BREADCRUMBS]).toEqual([1_000, 255, 100])
  expect(SAMPLING).toMatchObject({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 })
  expect(REPLAY_LIMITS).toEqual({ flushMinDelay: 5_000, flushMaxDelay: 5_500, maxReplayDuration: 3_600_000 })
})

test('§2: statuses of memberships have the numbers that it gives them', () => {
  expect(MEMBERSHIP_STATUS_CODES).toEqual({ INVITED: 0, ACTIVE: 1, DEACTIVATED: -1, EXPIRED: -2, REMOVED: null })
})
