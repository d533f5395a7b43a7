// Who may create an organization, and its name in URLs.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayCreateOrganizations } from '../../../services/account/people/mayCreate.ts'
import { freeUsername, usernameOf } from '../../../services/account/organizations/username.ts'

const member = { isFounder: false, ownsOrganization: false }
const owner = { ...member, ownsOrganization: true }
const founder = { ...member, isFounder: true }

it.each([
  ['owners', [true, true, false]],
  ['anyone', [true, true, true]],
  ['nobody', [true, false, false]],
] as const)('%s: founder, owner, member', (by, expected) => {
  expect([founder, owner, member].map(person => mayCreateOrganizations(person, by))).toEqual(expected)
})

it.each([
  ['PT Samudra Niaga, Tbk.', 'pt-samudra-niaga-tbk'],
  ['  Café Été ', 'cafe-ete'],
  ['X1', 'organization-x1'],
  ['株式会社', 'organization'],
])('%s is %s', (name, username) => {
  expect(usernameOf(name)).toBe(username)
})

it('always suggests a handle that the table takes, and one that nobody has', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }), fc.nat(20), (name, count) => {
      const wanted = usernameOf(name)
      const taken = new Set(Array.from({ length: count }, (_, at) => (at === 0 ? wanted : `${wanted}-${at + 1}`)))
      const free = freeUsername(wanted, taken)
      expect(free).toMatch(/^[a-z0-9][a-z0-9-]{1,48}[a-z0-9]$/)
      expect(taken.has(free)).toBe(false)
    }),
  )
})
