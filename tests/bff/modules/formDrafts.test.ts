// Drafts of forms in GraphQL, over the real account service.
import { expect, it } from 'vitest'
import { anyId, people } from '../../services/account/support.ts'
import { startArus } from '../auth/support.ts'

const arus = await startArus()
const cookies = {
  maker: await arus.cookieOf(people.maker.email),
  viewer: await arus.cookieOf(people.viewer.email),
}
type Draft = { content: string; version: number; updatedAt: string }
type Payload = { draft: Draft | null; userErrors: { code: string; field: string[] | null }[] }

const mutate = async (field: 'saveFormDraft' | 'deleteFormDraft', input: object, cookie: string) => {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`
  const { data } = await arus.ask<Record<string, Payload>>(
    `mutation($input: ${type}!) { ${field}(input: $input) { draft { content version updatedAt } userErrors { code field } } }`,
    { input },
    { cookie },
  )
  return data[field]
}
const read = async (variables: object, cookie: string) => {
  const { data } = await arus.ask<{ organization: { formDraft: Draft | null } }>(
    `query($form: String!, $record: UUID) {
      organization { formDraft(form: $form, record: $record) { content version updatedAt } } }`,
    variables,
    { cookie },
  )
  return data.organization.formDraft
}

it('saves, reads and deletes the viewer’s own drafts', async () => {
  const record = anyId()
  const key = { form: 'edit-invoices', record }
  const saved = await mutate('saveFormDraft', { ...key, content: '{"note":"x"}', version: 0 }, cookies.maker)
  expect(saved).toMatchObject({ draft: { content: '{"note":"x"}' }, userErrors: [] })
  expect(await read(key, cookies.maker)).toEqual(saved?.draft)
  expect(await read({ form: key.form }, cookies.maker)).toBeNull()
  expect(await read(key, cookies.viewer)).toBeNull()

  const stale = { draft: null, userErrors: [{ code: 'G-3', field: null }] }
  expect(await mutate('saveFormDraft', { ...key, content: '{}', version: 0 }, cookies.maker)).toEqual(stale)
  expect(await mutate('deleteFormDraft', { ...key, version: 999_999 }, cookies.maker)).toEqual(stale)
  const version = saved?.draft?.version
  expect(await mutate('deleteFormDraft', { ...key, version }, cookies.maker)).toEqual({ draft: null, userErrors: [] })
  expect(await read(key, cookies.maker)).toBeNull()

  expect(await mutate('saveFormDraft', { form: 'create-bill', content: '{', version: 0 }, cookies.maker)).toEqual({
    draft: null,
    userErrors: [{ code: 'INVALID_VALUE', field: ['content'] }],
  })
})
