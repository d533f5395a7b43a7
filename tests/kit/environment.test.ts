import { expect, test } from 'vitest'
import { readConfig as readBff } from '../../bff/config.ts'
import { readConfig as readAccount } from '../../services/account/config.ts'
import { readConfig as readTreasury } from '../../services/treasury/config.ts'

const SECRET = 'a secret that only tests share, 32 bytes or more'
const KEY = Buffer.alloc(32, 7).toString('base64')
const SERVICE = { DATABASE_URL: 'postgres://localhost/arus', PORT: '4001', SERVICE_SECRET: SECRET }
const URLS = { ACCOUNT_URL: 'http://localhost:4001', TREASURY_URL: 'http://localhost:4002' }

test('a variable that is set to nothing is not set, as compose files write it', () => {
  const account = readAccount({ ...SERVICE, ACCOUNT_KEY: KEY, SMTP_URL: '', OIDC_CLIENT_ID: '', SIGN_IN_ATTEMPTS: '' })
  expect(account).toEqual(readAccount({ ...SERVICE, ACCOUNT_KEY: KEY }))
  const treasury = { ...SERVICE, ...URLS, TREASURY_KEY: KEY }
  expect(readTreasury({ ...treasury, SNAP_BANKS: '', DATABASE_CONNECTIONS: '' })).toEqual(readTreasury(treasury))
  const bff = { ...URLS, PORT: '4000', SERVICE_SECRET: SECRET }
  expect(readBff({ ...bff, PUBLIC_ORIGIN: '', REDIS_URL: '' })).toEqual(readBff(bff))
})

test('what is wrong is named', () => {
  expect(() => readAccount({ ...SERVICE, ACCOUNT_KEY: KEY, SMTP_URL: 'mail.example.com' })).toThrow(/SMTP_URL/)
  expect(() => readTreasury({ ...SERVICE, ...URLS, TREASURY_KEY: KEY, PORT: 'x' })).toThrow(/PORT/)
})
