// The schedule of cash position emails in GraphQL, over the real account service.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { logistics, people, retail } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const arus = await startArus()
const cookie = await arus.cookieOf(people.maker.email)
const FIELDS = 'isOn frequency weekday hour organizations clockOrganization version'
type Email = { isOn: boolean; organizations: string[] | null; version: number }
type Payload = {
  updatePositionEmail: {
    viewer: { positionEmail: Email } | null
    userErrors: { code: string; field: string[] | null }[]
  }
}
const wanted = { isOn: true, frequency: 'WEEKLY', weekday: 5, hour: 6, organizations: [logistics], version: 0 }
const update = (input: object) =>
  arus.ask<Payload>(
    `mutation ($input: UpdatePositionEmailInput!) { updatePositionEmail(input: $input) {
      viewer { positionEmail { ${FIELDS} } } userErrors { code field } } }`,
    { input: { ...wanted, clockOrganization: retail, ...input } },
    { cookie },
  )

it('is read and changed by the person, and told with the names of its fields what is wrong', async () => {
  const read = await arus.ask<{ viewer: { positionEmail: Email } }>(
    `{ viewer { positionEmail { ${FIELDS} } } }`,
    {},
    { cookie },
  )
  expect(read.data.viewer.positionEmail).toMatchObject({ isOn: false, organizations: null, version: 0 })
  const refused = await update({ organizations: [randomUUID()], clockOrganization: randomUUID() })
  expect(refused.data.updatePositionEmail).toMatchObject({
    viewer: null,
    userErrors: [
      { code: 'INVALID_VALUE', field: ['clockOrganization'] },
      { code: 'INVALID_VALUE', field: ['organizations'] },
    ],
  })
  const changed = await update({})
  expect(changed.data.updatePositionEmail).toEqual({
    viewer: { positionEmail: { ...wanted, clockOrganization: retail, version: 1 } },
    userErrors: [],
  })
  const stale = await update({})
  expect(stale.data.updatePositionEmail.userErrors.map(({ code }) => code)).toEqual(['G-3'])
})
