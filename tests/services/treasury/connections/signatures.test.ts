// Signatures, with test vectors that providers publish: docs.qoinhub.id/reference/asymmetric-in-b2b-access-token (RSA), and
// github.com/Midtrans/SNAP-BI-Signature-Demo, sample-code/symmetricSignature (HMAC).
import { createHash, createPrivateKey, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOfPrivateKey, privateKeyOf } from '../../../../services/treasury/connections/snap/credentials.ts'
import {
  isSignedByBank,
  minify,
  signRequest,
  signTokenRequest,
  timestampOf,
} from '../../../../services/treasury/connections/snap/signatures.ts'

const PUBLISHED_KEY = `-----BEGIN RSA PRIVATE KEY-----
MIICXgIBAAKBgQCyv//t/knkJRMRVgD37Bq2RTHVxC6kZmw8t0L3j23wFajGbh8W
dUy9PvibmLUdWXNWPqvvu0cDnA+QHXfUwnsrVy7ia0kje2h7wj/bM4LSzRziqljF
8th5d1Spqbqxq9HnrOxKjZAHxlzMfGrJFHin6Jhjy3c1bNhhFeEqeqY6RwIDAQAB
AoGBAKVYMRcm15bwLHkmwvKSNgtQak7AkByGmax4ILv6sskYX+xdROhzTK7ppvHX
CgHCEow+oLC63W+bVlIK0CPAWkkpx6zE/W/NaQseJJ/p8OwZHJ0IIFj9qjicWiWn
bbGm6dN0yHAwU8ssLqH9OEJ7Qp+bAFukU0U/pjYiqLUioP0BAkEA6OMzoKv/B9TR
c80VH0CSui4j0OJFZBqJglRZumDYhm8x6gn/ACpEJvM43iTbA7Llm9pyCaq7KBV2
L2zTsOUChwJBAMR9XfIWqlSTxdfWP3Wga6mYBg191BHDvzJ3Zc+y7gNTcml8YDUd
JkLUonVGu8ox5SPj0AE7K3cxhBYIzugiOkECQQCgLNwubv2qUjp47h3P7+a6/M8P
dQEK96GKLR/Fq6Rg2gu3j4Z+g5N6QqDjUO/93EZF6nmyomW1DQXLWotCyE/zAkBF
4LvnW44p0//ZOZWJ9Io1Xx5P7/7abn3xqaqoid7Bigy3XQct/Hbd75bzFDu2tbXi
5KLVvUBA/HgYCfvjbEDBAkEA0PqCZZCUFaxAB5nyDlY9Zk9wRO06ExcBubFqZfKV
Wn7gwb7l5AO4yt8+O1FUvcyDynFHLcHQeARRDGyLIiSzyA==
-----END RSA PRIVATE KEY-----`

test('the published vector of a token request is reproduced byte for byte', () => {
  const signature = signTokenRequest(
    createPrivateKey(PUBLISHED_KEY),
    '7fb118fb-2738-4886-9817-8a2c4de43001',
    '2024-05-17T14:12:50+07:00',
  )
  expect(signature).toBe(
    'X6SoppGIO6kzJtmV8iempgTAVWR89byQPwsLe/QNDux2Hwg6iii9ecyBKy1mLze0coKchdLSjzMAtBNPbyrHytqaeSL2BSf9nvteoKc6BpMvTf1ISZIQ+nnKROSnLG1q41jweC7rDcoFkBr/vD5Dk93V2Ffd86m9lGhLtS4ysn4=',
  )
})

const PUBLISHED_REQUEST = {
  method: 'POST',
  path: '/v1.0/qr/qr-mpm-generate',
  // With whitespace, as published.
  body: `{
  "partnerReferenceNo": "2020102900000000000001",
  "amount": {
    "value": "12345678.00",
    "currency": "IDR"
  },
  "feeAmount": {
    "value": "12345678.00",
    "currency": "IDR"
  },
  "merchantId": "00007100010926",
  "terminalId": "213141251124",
  "validityPeriod": "2009-07-03T12:08:56-07:00"
}`,
  timestamp: '2024-03-05T10:37:16.196Z',
}
const PUBLISHED_SIGNATURE = 'wmzT7yjg1SxxCsxNsFgCR9SYXiZGGbceF6fV8xe97sAMHxZ+7OEBMIBmvb6Sj6GcksGp3iv77DiomgSbcST3XQ=='

test('the published vector of a service request is reproduced, in base64 and in hexadecimal', () => {
  expect(signRequest('myclientsecret', PUBLISHED_REQUEST, 'myaccesstoken', 'base64')).toBe(PUBLISHED_SIGNATURE)
  expect(signRequest('myclientsecret', PUBLISHED_REQUEST, 'myaccesstoken', 'hex')).toBe(
    Buffer.from(PUBLISHED_SIGNATURE, 'base64').toString('hex'),
  )
})

describe('minify', () => {
  test('keeps spaces, quotes and escapes inside strings', () => {
    expect(minify('{ "name" : "Setya  \\"Wardana\\" \\\\" ,\n\t"a": [ 1.00, null ] }')).toBe(
      '{"name":"Setya  \\"Wardana\\" \\\\","a":[1.00,null]}',
    )
    expect(minify('')).toBe('')
  })

  test('leaves of any JSON what JSON.stringify leaves', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        expect(minify(JSON.stringify(value, null, indent))).toBe(JSON.stringify(value))
      }),
    )
  })
})

test('a time is told in the zone of Jakarta, without fractions', () => {
  expect(timestampOf(Temporal.Instant.from('2026-11-21T17:00:59.999Z'))).toBe('2026-11-22T00:00:59+07:00')
})

test('what the bank signed is told from what anybody else did, and from what was changed', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const request = {
    method: 'POST',
    path: '/v1/bank-notifications/014',
    body: '{"latestTransactionStatus": "00"}',
    timestamp: '2026-11-21T10:00:00+07:00',
  }
  const sign = (text: string) => createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
  const hash = createHash('sha256').update('{"latestTransactionStatus":"00"}').digest('hex')
  const signature = sign(`POST:/v1/bank-notifications/014:${hash}:2026-11-21T10:00:00+07:00`)
  expect(isSignedByBank(publicKey, request, signature)).toBe(true)
  expect(isSignedByBank(publicKey, { ...request, body: '{"latestTransactionStatus": "06"}' }, signature)).toBe(false)
  expect(isSignedByBank(publicKey, { ...request, path: '/v1/bank-notifications/008' }, signature)).toBe(false)
  expect(isSignedByBank(createPublicKey(PUBLISHED_KEY), request, signature)).toBe(false)
  expect(isSignedByBank(publicKey, request, 'nonsense')).toBe(false)
})

describe('a private key', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey

  test('is read as PEM of either form and as bare base64', () => {
    const forms = [
      rsa.export({ type: 'pkcs8', format: 'pem' }).toString(),
      rsa.export({ type: 'pkcs1', format: 'pem' }).toString(),
      rsa.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    ]
    for (const form of forms) {
      expect(faultOfPrivateKey(`\n${form} `)).toBeUndefined()
      expect(privateKeyOf(form).equals(rsa)).toBe(true)
    }
  })

  test('that is malformed, not RSA or too short is told apart', () => {
    const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    expect(faultOfPrivateKey('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----')).toBe('MALFORMED')
    expect(faultOfPrivateKey('hello')).toBe('MALFORMED')
    expect(faultOfPrivateKey(ec.export({ type: 'pkcs8', format: 'pem' }).toString())).toBe('NOT_RSA')
    expect(faultOfPrivateKey(PUBLISHED_KEY)).toBe('NOT_RSA')
  })
})
