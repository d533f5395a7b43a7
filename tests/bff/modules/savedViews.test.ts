// Saved views in GraphQL, over the real account service.
import { expect, it } from 'vitest'
import { people } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const arus = await startArus()
const cookies = {
  admin: await arus.cookieOf(people.admin.email),
  viewer: await arus.cookieOf(people.viewer.email),
}
type View = {
  id: string
  name: string
  isMine: boolean
  canManage: boolean
  version: number
  owner: { fullName: string }
}
type Payload = {
  organization: { savedViews: View[] } | null
  userErrors: { code: string; field: string[] | null }[]
}

const VIEWS = 'savedViews(list: PAYMENTS) { id name isMine canManage version owner { fullName } }'

const mutate = (field: string, input: object, cookie: string) =>
  arus.ask<Record<string, Payload | null>>(
    `mutation($input: ${field[0]?.toUpperCase()}${field.slice(1)}Input!) {
      ${field}(input: $input) { organization { ${VIEWS} } userErrors { code field } } }`,
    { input },
    { cookie },
  )

it('saves, shows, changes and deletes views, and answers with all that the viewer sees', async () => {
  const view = { list: 'PAYMENTS', name: 'Failed', query: 'tab=failed', shared: true }
  const { data: created } = await mutate('createSavedView', view, cookies.viewer)
  const [made] = created.createSavedView?.organization?.savedViews ?? []
  expect(made).toMatchObject({
    name: 'Failed',
    isMine: true,
    canManage: true,
    owner: { fullName: people.viewer.fullName },
  })

  const { data: seen } = await arus.ask<{ organization: { savedViews: View[] } }>(
    `{ organization { ${VIEWS} } }`,
    {},
    { cookie: cookies.admin },
  )
  expect(seen.organization.savedViews).toMatchObject([{ id: made?.id, isMine: false, canManage: true }])

  const taken = await mutate('createSavedView', view, cookies.admin)
  expect(taken.data.createSavedView).toEqual({
    organization: null,
    userErrors: [{ code: 'U-ACC-VW-2', field: ['name'] }],
  })

  const { list: _, ...content } = view
  const change = { ...content, id: made?.id, version: 1, name: 'Failed ones' }
  const { data: changed } = await mutate('updateSavedView', change, cookies.admin)
  expect(changed.updateSavedView?.organization?.savedViews).toMatchObject([{ name: 'Failed ones', version: 2 }])

  const { data: deleted } = await mutate('deleteSavedView', { id: made?.id, version: 2 }, cookies.viewer)
  expect(deleted.deleteSavedView).toEqual({ organization: { savedViews: [] }, userErrors: [] })
})
