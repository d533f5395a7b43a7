// The first run through GraphQL: the link, the founder's session cookie, and organizations.
import { generateSync } from 'otplib'
import { expect, it } from 'vitest'
import { createSetupLink } from '../../../services/account/setup/createSetupLink.ts'
import { PUBLIC_ORIGIN } from '../../services/account/support.ts'
import { cookieIn, startArus } from './support.ts'

const arus = await startArus({ empty: true })
const PASSWORD = 'Kopi-tubruk 3 gelas'
type UserErrors = { userErrors: { code: string; field: string[] | null }[] }

const newToken = async () => {
  const link = await createSetupLink(arus.account.database, { publicOrigin: PUBLIC_ORIGIN, minutes: 60 })
  return new URL(link ?? '').searchParams.get('token') ?? ''
}
const LINK = 'query ($token: String!) { setupLink(token: $token) { state expiresAt } }'
const BEGIN = `mutation ($input: CreateFirstOwnerInput!) { createFirstOwner(input: $input) {
  viewer { email mayCreateOrganizations memberships { status } } userErrors { code field } } }`
const CREATE = `mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) {
  organization { uuid name legalName defaultCurrency timeZone modes permissions entities { name isDefault } } userErrors { code field } } }`
const ORGANIZATION = {
  name: 'Samudra Niaga',
  legalName: 'PT Samudra Niaga Sentosa',
  defaultCurrency: 'IDR',
  timeZone: 'Asia/Jakarta',
  modes: ['TREASURY', 'INVOICING'],
}
const atNone = { organization: null }

it('leads from the link to an organization, as the founder and then as its owner', async () => {
  const token = await newToken()
  expect((await arus.ask(LINK, { token }, atNone)).data).toMatchObject({ setupLink: { state: 'OPEN' } })
  const input = { token, fullName: 'Dewi Anggraini', email: 'dewi@baru.example', password: 'weak' }
  const weak = await arus.ask<{ createFirstOwner: UserErrors }>(BEGIN, { input }, atNone)
  expect(weak.data.createFirstOwner.userErrors).toEqual([{ code: 'U-ACC-AU-26', field: ['password'] }])
  expect(weak.setCookie).toBeNull()

  const begun = await arus.ask(BEGIN, { input: { ...input, password: PASSWORD } }, atNone)
  expect(begun.data).toEqual({
    createFirstOwner: {
      viewer: { email: 'dewi@baru.example', mayCreateOrganizations: true, memberships: [] },
      userErrors: [],
    },
  })
  expect((await arus.ask(LINK, { token }, atNone)).data).toEqual({ setupLink: { state: 'UNUSABLE', expiresAt: null } })
  let cookie = cookieIn(begun.setCookie)
  /** Like a browser, it keeps the latest cookie. */
  const ask = async <Data>(query: string, variables: object = {}, organization: string | null = null) => {
    const answer = await arus.ask<Data>(query, variables, { cookie, organization })
    if (answer.setCookie) cookie = cookieIn(answer.setCookie)
    return answer
  }

  const early = await ask<{ createOrganization: UserErrors }>(CREATE, { input: ORGANIZATION })
  expect(early.data.createOrganization.userErrors).toEqual([{ code: 'U-ACC-AU-43', field: null }])
  const { data: app } = await ask<{ addAuthenticator: { setup: { uuid: string; key: string } } }>(
    'mutation { addAuthenticator { setup { uuid key } userErrors { code } } }',
  )
  const { uuid, key } = app.addAuthenticator.setup
  const code = (steps = 0) => generateSync({ secret: key, epoch: Math.floor(Date.now() / 1_000) + steps * 30 })
  const confirmed = await ask<{ confirmAuthenticator: UserErrors & { backupCodes: string[] } }>(
    'mutation ($input: ConfirmAuthenticatorInput!) { confirmAuthenticator(input: $input) { backupCodes userErrors { code } } }',
    { input: { uuid, name: 'Phone', code: code() } },
  )
  expect(confirmed.data.confirmAuthenticator.backupCodes).toHaveLength(10)

  const wrong = await ask<{ createOrganization: UserErrors }>(CREATE, { input: { ...ORGANIZATION, taxNumber: '12' } })
  expect(wrong.data.createOrganization.userErrors).toEqual([{ code: 'U-ACC-OG-4', field: ['taxNumber'] }])
  const created = await ask<{ createOrganization: { organization: { uuid: string } } }>(CREATE, { input: ORGANIZATION })
  expect(created.errors).toEqual([])
  expect(created.data).toMatchObject({
    createOrganization: {
      organization: {
        ...ORGANIZATION,
        permissions: expect.arrayContaining(['ACCOUNT_COMPANY_MANAGE', 'TREASURY_PAYMENTS_APPROVE']),
        entities: [{ name: ORGANIZATION.legalName, isDefault: true }],
      },
      userErrors: [],
    },
  })
  expect((await ask(LINK, { token })).data).toEqual({ setupLink: { state: 'SET_UP', expiresAt: null } })

  // Another one requires a fresh code, other than the one that set the app up.
  const second = { ...ORGANIZATION, name: 'Samudra Dua' }
  const unproved = await ask<{ createOrganization: UserErrors }>(CREATE, { input: second })
  expect(unproved.data.createOrganization.userErrors).toMatchObject([{ code: 'U-ACC-AU-44' }])
  const proved = await ask<{ createOrganization: UserErrors }>(CREATE, { input: { ...second, code: code(1) } })
  expect(proved.data.createOrganization.userErrors).toEqual([])
  const { data: own } = await ask<{ viewer: { memberships: object[] } }>(
    '{ viewer { memberships { status organization { name } } } }',
  )
  expect(own.viewer.memberships).toEqual([
    { status: 'ACTIVE', organization: { name: 'Samudra Dua' } },
    { status: 'ACTIVE', organization: { name: 'Samudra Niaga' } },
  ])
})

it('asks whoever is not signed in to sign in', async () => {
  const anonymous = await arus.ask(CREATE, { input: ORGANIZATION }, atNone)
  expect(anonymous.errors[0]?.extensions.code).toBe('G-10')
})

it('T22: the page of the link tells nobody where it was opened', async () => {
  const answer = await fetch(`${arus.url}/setup?token=abc`, { headers: { accept: 'text/html' } })
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})
