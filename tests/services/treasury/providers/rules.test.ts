// The rules of payment providers, by worked cases (treasury.md §13, 8 to 13) and by properties.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calendarOf } from '../../../../services/treasury/bankingDays/bankingDays.ts'
import { ADAPTERS } from '../../../../services/treasury/providers/adapters.ts'
import { signatureOf as dokuSignature } from '../../../../services/treasury/providers/doku/signature.ts'
import { signatureOf as faspaySignature } from '../../../../services/treasury/providers/faspay/faspay.ts'
import { signatureOf as ipaymuSignature } from '../../../../services/treasury/providers/ipaymu/ipaymu.ts'
import { dateOfCell, plainAmountOfCell } from '../../../../services/treasury/providers/files/parsedFile.ts'
import { mergeReport } from '../../../../services/treasury/providers/mergeReport.ts'
import { signatureOf as midtransSignature } from '../../../../services/treasury/providers/midtrans/midtrans.ts'
import type { Channel, ReportedTransaction } from '../../../../services/treasury/providers/reports.ts'
import { checkFigures, feeShare, netOf, vatOf } from '../../../../services/treasury/providers/rules/fees.ts'
import {
  allowedActions,
  LIFECYCLE,
  PROVIDER_ACTIONS,
  PROVIDER_MODES,
  PROVIDER_STATUSES,
  refusalOf,
} from '../../../../services/treasury/providers/rules/lifecycle.ts'
import { bankingDaysAfter } from '../../../../services/treasury/providers/rules/payoutDate.ts'
import { rawAmount, rawJson } from '../../../../services/treasury/providers/rules/rawJson.ts'
import { checkBatch, isMismatch } from '../../../../services/treasury/providers/rules/settlement.ts'
import {
  isNewer,
  type ProviderName,
  PROVIDERS,
  resultOf,
  statusOfWord,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '../../../../services/treasury/providers/rules/statuses.ts'

const calendar = calendarOf([])
const at = (text: string) => Temporal.Instant.from(text)

describe('states', () => {
  // The specification's table, verbatim.
  const MEANINGS: Record<ProviderName, Partial<Record<TransactionStatus, string>>> = {
    XENDIT: {
      PENDING: 'PENDING',
      SUCCESS: 'SUCCESS SUCCESSFUL SUCCEEDED',
      FAILED: 'FAILED',
      VOIDED: 'VOIDED',
      REVERSED: 'REVERSED',
    },
    MIDTRANS: {
      PENDING: 'pending authorize capture+challenge',
      SUCCESS: 'capture+accept settlement partial_refund partial_chargeback',
      FAILED: 'deny expire failure',
      VOIDED: 'cancel',
      REVERSED: 'refund chargeback',
    },
    FASPAY: { PENDING: '0 1 9', SUCCESS: '2', FAILED: '3 5 7', VOIDED: '8', REVERSED: '4' },
    DOKU: { PENDING: 'PENDING', SUCCESS: 'SUCCESS', FAILED: 'FAILED EXPIRED', VOIDED: 'VOIDED', REVERSED: 'REFUNDED' },
    IPAYMU: { PENDING: '0', SUCCESS: '1 6', FAILED: '-2 4 5', VOIDED: '2', REVERSED: '3' },
    DURIANPAY: {
      PENDING: 'started processing',
      SUCCESS: 'completed',
      FAILED: 'failed expired',
      VOIDED: 'cancelled',
      REVERSED: 'refunded',
    },
  }
  test.each(Object.entries(MEANINGS))('of %s are known by every word of theirs', (name, words) => {
    const provider = PROVIDERS.find(each => each === name)!
    for (const status of TRANSACTION_STATUSES)
      for (const word of words[status]!.split(' '))
        expect([word, statusOfWord(provider, word)]).toEqual([word, { status, isKnown: true }])
  })
  it('takes a word that nobody knows for pending, and says so', () => {
    expect(statusOfWord('XENDIT', 'ON_HOLD')).toEqual({ status: 'PENDING', isKnown: false })
  })
  it("keeps a provider's SUCCEEDED for the payer", () => {
    expect(resultOf('SUCCESS', 'SUCCEEDED')).toBe('SUCCEEDED')
    expect(resultOf('SUCCESS', 'SUCCESS')).toBe('SUCCESS')
    expect(resultOf('VOIDED', 'VOIDED')).toBe('FAILED')
    expect(resultOf('REVERSED', 'REVERSED')).toBe('REFUNDED')
  })
  it('never goes back, in whatever order reports come', () => {
    const report = fc.record({
      status: fc.constantFrom(...TRANSACTION_STATUSES),
      minute: fc.nat(59),
      hasFees: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(report, { minLength: 1, maxLength: 8 }), reports => {
        const all = reports.map(({ minute, ...each }) => ({
          ...each,
          updatedAt: at(`2026-11-22T02:${String(minute).padStart(2, '0')}:00Z`),
        }))
        const end = (list: typeof all) => list.reduce((stored, next) => (isNewer(stored, next) ? next : stored))
        const highest = Math.max(...all.map(({ status }) => TRANSACTION_STATUSES.indexOf(status)))
        expect(TRANSACTION_STATUSES.indexOf(end(all).status)).toBe(highest)
        expect(end(all.toReversed()).status).toBe(end(all).status)
      }),
    )
  })
})

describe('fees', () => {
  test('worked case 8: VA, card and QRIS', () => {
    const of = (grossMinor: bigint, feeMinor: bigint, vatMinor: bigint) =>
      netOf({ grossMinor, feeMinor, vatMinor, withheldMinor: 0n, adjustmentMinor: 0n })
    const va = vatOf(400_000n, ADAPTERS.XENDIT.quirks.vatMode('VIRTUAL_ACCOUNT'))
    expect([va, of(100_000_000n, 400_000n, va)]).toEqual([44_000n, 99_556_000n])
    const card = vatOf(7_450_000n, ADAPTERS.MIDTRANS.quirks.vatMode('CARD'))
    expect([card, of(250_000_000n, 7_450_000n, card)]).toEqual([819_500n, 241_730_500n])
    const qris = vatOf(105_000n, ADAPTERS.MIDTRANS.quirks.vatMode('QRIS'))
    expect([qris, of(15_000_000n, 105_000n, qris)]).toEqual([0n, 14_895_000n])
  })
  it('rounds VAT half up, and that of a fee given back alike', () => {
    expect([vatOf(50n, 'ADDED'), vatOf(45n, 'ADDED'), vatOf(-50n, 'ADDED')]).toEqual([6n, 5n, -6n])
  })
  it('notes a difference up to 1.00, and calls a larger one a mismatch', () => {
    expect([0n, 100n, -100n, 101n, -101n].map(off => checkFigures(1_000n + off, 1_000n))).toEqual([
      'EXACT',
      'ROUNDED',
      'ROUNDED',
      'MISMATCH',
      'MISMATCH',
    ])
  })
})

describe('batches', () => {
  const member = (netMinor: bigint, over: object = {}) => ({
    kind: 'TRANSACTION' as const,
    netMinor,
    isElsewhere: false,
    ...over,
  })
  test('worked case 9: payments less a refund, a chargeback and its fee', () => {
    const members = [member(356_181_500n), member(-15_000_000n), member(-100_000_000n - 2_775_000n)]
    const checks = checkBatch({ netMinor: 238_406_500n, parts: null, members, previousNetMinor: null })
    expect(checks).toEqual({ figures: 'EXACT', members: 'EXACT', carryOver: 'EXACT' })
  })
  it('finds a member that is missing, and one that another batch has paid', () => {
    const all = { netMinor: 300n * 100n, parts: null, previousNetMinor: null }
    expect(checkBatch({ ...all, members: [member(20_000n)] }).members).toBe('MISMATCH')
    const twice = [member(20_000n), member(10_000n, { isElsewhere: true })]
    expect(checkBatch({ ...all, members: twice }).members).toBe('MISMATCH')
  })
  test('worked case 13: a batch below zero is carried over by the next one', () => {
    const carried = { kind: 'CARRY_OVER' as const, netMinor: -4_000_000n, isElsewhere: false }
    const next = { netMinor: 6_000_000n, parts: null, previousNetMinor: -4_000_000n }
    expect(isMismatch(checkBatch({ ...next, members: [member(10_000_000n), carried] }))).toBe(false)
    expect(isMismatch(checkBatch({ ...next, netMinor: 10_000_000n, members: [member(10_000_000n)] }))).toBe(true)
    // Nothing was owed.
    const unasked = { netMinor: 6_000_000n, parts: null, previousNetMinor: 1n }
    expect(checkBatch({ ...unasked, members: [member(10_000_000n), carried] }).carryOver).toBe('MISMATCH')
  })
})

test.each([
  ['2026-12-22', 1, '2026-12-23'],
  ['2026-12-22', 2, '2026-12-28'],
  ['2026-12-23', 2, '2026-12-29'],
  ['2026-05-13', 1, '2026-05-18'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-21', 0, '2026-11-23'],
])('worked case 11: paid %s, T+%i comes %s', (paid, days, comes) => {
  expect(bankingDaysAfter(Temporal.PlainDate.from(paid), days, calendar).toString()).toBe(comes)
})

test.each<[ProviderName, Channel, string | null, number]>([
  ['DOKU', 'VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT_BANK_MANDIRI', 1],
  ['DOKU', 'VIRTUAL_ACCOUNT', null, 1],
  ['DOKU', 'VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT_BCA', 2],
  ['DOKU', 'VIRTUAL_ACCOUNT', 'Virtual Account BCA', 2],
  ['DOKU', 'QRIS', null, 1],
  ['DOKU', 'EWALLET', null, 2],
  ['DOKU', 'CARD', null, 3],
  ['DOKU', 'STORE', null, 4],
  ['XENDIT', 'QRIS', null, 2],
  ['MIDTRANS', 'VIRTUAL_ACCOUNT', 'bca', 3],
  ['FASPAY', 'QRIS', null, 3],
])('%s pays out %s (%s) after %i banking days', (provider, channel, code, days) => {
  expect(ADAPTERS[provider].quirks.delayOf(channel, code)).toBe(days)
})

test('a fee holds its VAT at Midtrans with QRIS and wallets, and elsewhere as the provider prices it', () => {
  const modes = (provider: ProviderName) =>
    (['VIRTUAL_ACCOUNT', 'CARD', 'QRIS', 'EWALLET'] as const).map(ADAPTERS[provider].quirks.vatMode)
  expect(modes('MIDTRANS')).toEqual(['ADDED', 'ADDED', 'INCLUDED', 'INCLUDED'])
  expect(new Set(modes('XENDIT'))).toEqual(new Set(['ADDED']))
  expect(new Set(modes('DOKU'))).toEqual(new Set(['INCLUDED']))
})

describe('worked case 10: proofs', () => {
  const body = '{"order":{"invoice_number":"INV-1","amount":10000},"transaction":{"status":"SUCCESS"}}'
  const path = '/v1/provider-notifications/p1'
  const doku = { clientId: 'MCH-1', requestId: 'r-1', timestamp: '2026-11-22T02:00:00Z', path, body }

  test('the published vectors', () => {
    const said = { order_id: 'ORDER-101', status_code: '200', gross_amount: '10000.00' }
    expect(midtransSignature(said, 'SB-Mid-server-TEST')).toMatch(/^9b162d8c.*895412$/)
    expect(dokuSignature(doku, 'SK-test')).toBe('HMACSHA256=8KWFA8y5Hf2JKHk1w3gh/d1axthwzCmZuse7tFpFY0k=')
    expect(ipaymuSignature({ va: '1179', body: '{"transactionId":"78174"}' }, 'KEY')).toMatch(/^715e361e.*daa516c6$/)
    const bill = { userId: 'bot30000', password: 'pass', billNo: 'BILL1', statusCode: '2' }
    expect(faspaySignature(bill)).toMatch(/^6b8ca4fe.*586f7c44$/)
  })

  const raw = (text: string) => ({ headers: {}, rawBody: Buffer.from(text), path })
  const dokuCredentials = [{ clientId: 'MCH-1', secretKey: 'SK-test' }]
  const dokuHeaders = {
    'client-id': 'MCH-1',
    'request-id': 'r-1',
    'request-timestamp': '2026-11-22T02:00:00Z',
    signature: 'HMACSHA256=8KWFA8y5Hf2JKHk1w3gh/d1axthwzCmZuse7tFpFY0k=',
  }

  it('T29: takes what the provider signed, and nothing of which a byte was altered', () => {
    const { verifyWebhook } = ADAPTERS.DOKU
    const signed = { headers: dokuHeaders, rawBody: Buffer.from(body), path }
    expect(verifyWebhook(signed, dokuCredentials)).toEqual([{ orderReference: 'INV-1' }])
    for (let place = 0; place < body.length; place++) {
      const rawBody = Buffer.from(body)
      rawBody[place] = (rawBody[place] ?? 0) ^ 1
      expect(verifyWebhook({ ...signed, rawBody }, dokuCredentials)).toBeUndefined()
    }
    expect(verifyWebhook({ ...signed, path: '/other' }, dokuCredentials)).toBeUndefined()
    expect(verifyWebhook(signed, [{ clientId: 'MCH-2', secretKey: 'SK-test' }])).toBeUndefined()
    expect(verifyWebhook(signed, [])).toBeUndefined()
  })

  it('reads the amount of Midtrans as it is printed, a number or a text', () => {
    const key = 'SB-Mid-server-TEST'
    const said = (amount: string, printed: string) =>
      raw(
        `{"order_id":"O1","status_code":"200","gross_amount":${amount},"signature_key":"${midtransSignature({ order_id: 'O1', status_code: '200', gross_amount: printed }, key)}"}`,
      )
    const proven = [{ orderReference: 'O1' }]
    const { verifyWebhook } = ADAPTERS.MIDTRANS
    expect(verifyWebhook(said('"10000.00"', '10000.00'), [{ secretKey: key }])).toEqual(proven)
    expect(verifyWebhook(said('10000.00', '10000.00'), [{ secretKey: key }])).toEqual(proven)
    expect(verifyWebhook(said('"10000.01"', '10000.00'), [{ secretKey: key }])).toBeUndefined()
    expect(verifyWebhook(raw('[]'), [{ secretKey: key }])).toBeUndefined()
  })

  it('takes the token of Xendit, of the credentials now or just before', () => {
    const { verifyWebhook } = ADAPTERS.XENDIT
    const shown = (token: string | undefined) => ({
      ...raw('{"external_id":"INV-7"}'),
      headers: { 'x-callback-token': token },
    })
    const credentials = [{ webhookToken: 'new' }, { webhookToken: 'old' }]
    expect(verifyWebhook(shown('new'), credentials)).toEqual([{ orderReference: 'INV-7' }])
    expect(verifyWebhook(shown('old'), credentials)).toEqual([{ orderReference: 'INV-7' }])
    expect(verifyWebhook(shown('older'), credentials)).toBeUndefined()
    expect(verifyWebhook(shown(undefined), [{ webhookToken: '' }])).toBeUndefined()
  })

  it('proves Faspay and iPaymu, and believes nothing of Durianpay', () => {
    const faspay = [{ clientId: 'bot30000', secretKey: 'pass' }]
    const bill = { userId: 'bot30000', password: 'pass', billNo: 'BILL1', statusCode: '2' }
    const said = (code: string) =>
      raw(`{"bill_no":"BILL1","payment_status_code":"${code}","signature":"${faspaySignature(bill)}"}`)
    expect(ADAPTERS.FASPAY.verifyWebhook(said('2'), faspay)).toEqual([{ orderReference: 'BILL1' }])
    expect(ADAPTERS.FASPAY.verifyWebhook(said('4'), faspay)).toBeUndefined()
    const text = '{"transactionId":"78174"}'
    const signature = ipaymuSignature({ va: '1179', body: text }, 'KEY')
    const ipaymu = [{ clientId: '1179', secretKey: 'KEY' }]
    expect(ADAPTERS.IPAYMU.verifyWebhook({ ...raw(text), headers: { signature } }, ipaymu)).toEqual([])
    expect(ADAPTERS.IPAYMU.verifyWebhook({ ...raw('{}'), headers: { signature } }, ipaymu)).toBeUndefined()
    expect(ADAPTERS.DURIANPAY.verifyWebhook(raw('{}'), [{ secretKey: 'x' }])).toBeUndefined()
  })
})

describe('numbers of the wire', () => {
  const amountIn = (text: string) => rawJson.pipe(rawAmount).safeParse(text).data
  it('reads them as they are written, never as floats', () => {
    expect(amountIn('90071992547409.93')).toBe(9_007_199_254_740_993n)
    expect(amountIn('"1000000"')).toBe(100_000_000n)
    expect(['1e6', '"1.000"', '1.005', '"1,000"', '99999999999999999999'].map(amountIn)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })
  it('reads cells by the mark of the file', () => {
    expect(plainAmountOfCell('1.234.567,50', ',')).toBe('1234567.50')
    expect(plainAmountOfCell('Rp 1,234,567.50', '.')).toBe('1234567.50')
    expect(plainAmountOfCell('-15000', '.')).toBe('-15000')
    expect(['1.000', '1e6', '', '1,2,3'].map(text => plainAmountOfCell(text, '.'))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })
  it('reads days of one form alone', () => {
    expect(dateOfCell('22-11-2026 10:15', 'dd-MM-yyyy')).toBe('2026-11-22')
    expect(dateOfCell('2026-11-22', 'yyyy-MM-dd')).toBe('2026-11-22')
    expect(['46348', '31-02-2026', '2026-11-22', '22/11/2026'].map(text => dateOfCell(text, 'dd-MM-yyyy'))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })
})

describe('worked case 12: one transaction, whatever reports it', () => {
  const report = (over: Partial<ReportedTransaction>): ReportedTransaction => ({
    externalId: 'txn-1',
    reportId: null,
    kind: 'PAYMENT',
    originalExternalId: null,
    orderReference: 'INV-1',
    channel: 'VIRTUAL_ACCOUNT',
    channelCode: 'BCA',
    currency: 'IDR',
    grossMinor: 100_000_000n,
    fees: null,
    adjustmentMinor: 0n,
    netMinor: null,
    statusWord: 'SUCCESS',
    isSettled: false,
    transactedAt: at('2026-11-20T03:00:00Z'),
    updatedAt: at('2026-11-20T03:00:00Z'),
    settlesAt: null,
    ...over,
  })
  const surroundings = {
    id: 'id-1',
    providerId: 'p-1',
    provider: 'XENDIT' as const,
    calendar,
    zone: 'Asia/Jakarta',
    fallback: at('2026-11-22T03:00:00Z'),
  }
  it('stays a success when a stale report comes later, and takes its fees from the file', () => {
    const told = mergeReport(undefined, report({}), surroundings)
    expect(told).toMatchObject({ status: 'SUCCESS', feeMinor: null, netMinor: 100_000_000n, expectedOn: '2026-11-24' })
    const stale = mergeReport(
      told,
      report({ statusWord: 'PENDING', updatedAt: at('2026-11-22T03:00:00Z') }),
      surroundings,
    )
    expect(stale).toBe(told)
    const fees = { feeMinor: 400_000n, vatMinor: 44_000n, withheldMinor: 0n }
    const filed = report({
      fees,
      transactedAt: null,
      updatedAt: at('2026-11-20T00:00:00Z'),
      isSettled: true,
      channel: null,
    })
    const whole = mergeReport(stale, filed, surroundings)
    expect(whole).toMatchObject({
      status: 'SUCCESS',
      settlement: 'SETTLED',
      netMinor: 99_556_000n,
      channel: 'VIRTUAL_ACCOUNT',
      transactedAt: told.transactedAt,
      expectedOn: '2026-11-24',
    })
    // The same report again changes nothing.
    expect(mergeReport(whole, filed, surroundings)).toBe(whole)
    expect(mergeReport(whole, report({}), surroundings)).toBe(whole)
  })
  it('keeps the state under a word that nobody knows, and the word for a person', () => {
    const told = mergeReport(undefined, report({}), surroundings)
    const odd = mergeReport(
      told,
      report({ statusWord: 'ON_HOLD', updatedAt: at('2026-11-21T00:00:00Z') }),
      surroundings,
    )
    expect(odd).toMatchObject({ status: 'SUCCESS', statusWord: 'ON_HOLD', isStatusKnown: false })
    const known = mergeReport(odd, report({ updatedAt: at('2026-11-21T01:00:00Z') }), surroundings)
    expect(known).toMatchObject({ status: 'SUCCESS', isStatusKnown: true })
  })
  it('finds a net that is not what its parts come to', () => {
    const fees = { feeMinor: 500_000n, vatMinor: 55_000n, withheldMinor: 0n }
    expect(mergeReport(undefined, report({ fees, netMinor: 99_556_000n }), surroundings).figureCheck).toBe('MISMATCH')
  })
})

it('walks every cell of the table of what may be done to a connection', () => {
  const all = new Set(['treasury.providers.manage'])
  for (const status of PROVIDER_STATUSES)
    for (const mode of PROVIDER_MODES) {
      const allowed = allowedActions({ status, mode }, all)
      for (const action of PROVIDER_ACTIONS) {
        const { from, byApiOnly } = LIFECYCLE[action]
        const isAllowed = status in from && (mode === 'API' || !byApiOnly)
        expect(allowed.includes(action), `${action} ${status} ${mode}`).toBe(isAllowed)
        expect(refusalOf({ status, mode }, action) === undefined).toBe(isAllowed)
      }
      expect(allowedActions({ status, mode }, new Set())).toEqual([])
    }
})

test.each([
  [400_000n, 100_000_000n, '0.40'],
  [70n, 10_000n, '0.70'],
  [1n, 20_000n, '0.01'],
  [1n, 20_001n, '0.00'],
  [-400_000n, 100_000_000n, '-0.40'],
  [0n, 1n, '0.00'],
  [1n, 0n, null],
  [1n, -5n, null],
])('a fee of %s on %s is a share of %s percent', (fee, gross, share) => {
  expect(feeShare(fee, gross)).toBe(share)
})
