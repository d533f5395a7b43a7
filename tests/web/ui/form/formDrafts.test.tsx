// Drafts of forms where devices, visits and lost answers meet: what nobody decided about stays, and what was submitted goes.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { object } from 'yup'
import type { DraftName } from '../../../../web/feature.ts'
import { endSession } from '../../../../web/pages/public/logout/_public/endSession.ts'
import { enterOrganization } from '../../../../web/relay/tab.ts'
import type { Outcome } from '../../../../web/relay/useMutation.ts'
import { TextField } from '../../../../web/ui/form/fields.tsx'
import { FormPage } from '../../../../web/ui/form/FormPage.tsx'
import { deleteFormerDrafts } from '../../../../web/ui/form/unsent.ts'
import { database } from '../../support/browserDatabase.ts'
import { DraftServer } from '../../support/draftServer.ts'
import { renderScreen } from '../../support/render.tsx'

const server = new DraftServer()
vi.mock('../../../../web/ui/form/draftCalls.ts', async original => ({
  ...(await original<typeof import('../../../../web/ui/form/draftCalls.ts')>()),
  ...(await import('../../support/draftServer.ts')).callsOf(() => server),
}))
vi.mock('idb-keyval', async () => (await import('../../support/browserDatabase.ts')).databaseCalls)

const ORGANIZATION = '0198f000-0000-7000-8000-000000000101'

type Values = { alias: string }
const onSubmit = vi.fn<(values: Values) => Promise<Outcome<object>>>()
const onSaved = vi.fn()

function Screen({ draft }: { draft?: DraftName }) {
  return (
    <FormPage<Values, object>
      title="New bill"
      crumbs={[]}
      initialValues={{ alias: '' }}
      schema={object({})}
      onSubmit={onSubmit}
      onSaved={onSaved}
      onCancel={() => {}}
      submitLabel="Create"
      anotherLabel="Create and add another"
      {...(draft === undefined ? {} : { draft })}
    >
      <TextField name="alias" label="Alias" />
    </FormPage>
  )
}

const open = () => renderScreen(<Screen draft="create-bill" />)
const alias = () => screen.getByRole('textbox', { name: /Alias/ })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}(?! and)`) }))
const ofServer = (value: string) => [['create-bill', { values: { alias: value } }]]
/** The texts that this device keeps. */
const kept = () => JSON.stringify([...database.held.values()])
/** Work that answers of the mocked server and database cause has been done. */
const settled = () => new Promise(resolve => setImmediate(resolve))

beforeEach(() => {
  vi.clearAllMocks()
  database.held.clear()
  server.clear()
  enterOrganization(ORGANIZATION)
  onSubmit.mockResolvedValue({ ok: true, payload: {} })
})

describe('a draft that the user has not decided about stays', () => {
  test.each(['Create', 'Create and add another'])('where the form is submitted next to it: %s', async button => {
    server.write('create-bill', { values: { alias: 'BCA' } })
    await open()
    await screen.findByText(/^You have a draft from/)
    await userEvent.type(alias(), 'Mandiri')
    await press(button)
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await settled()
    expect(server.contents).toEqual(ofServer('BCA'))
    expect(kept()).not.toContain('Mandiri')
    expect(screen.getByText(/^You have a draft from/)).toBeTruthy()
  })

  test('where it is read only after the form was submitted', async () => {
    server.write('create-bill', { values: { alias: 'BCA' } })
    server.isReachable = false
    await open()
    await userEvent.type(alias(), 'Mandiri')
    await screen.findByText('Draft not saved: no connection')
    server.isReachable = true
    await press('Create')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await screen.findByText(/^You have a draft from/)
    expect(server.contents).toEqual(ofServer('BCA'))
  })

  test('where another device saved it, and this one submits', async () => {
    await open()
    await userEvent.type(alias(), 'BCA')
    await screen.findByText(/^Draft saved/)
    server.write('create-bill', { values: { alias: 'BNI' } })
    await userEvent.type(alias(), ' 2')
    await screen.findByText(/newer draft on another device/)
    await press('Create')
    await screen.findByText(/^You have a draft from/)
    expect(server.contents).toEqual(ofServer('BNI'))
    expect(kept()).not.toContain('BCA')
  })

  test('where the form is left', async () => {
    server.write('edit:/edit', { values: { alias: 'BCA' }, start: '{"alias":""}' })
    const { router } = await renderScreen(<Screen />, { path: '/edit' })
    await screen.findByText(/^You have a draft from/)
    await userEvent.type(alias(), 'Mandiri')
    void router.navigate('/elsewhere')
    await userEvent.click(await screen.findByRole('button', { name: /^Leave/ }, { timeout: 20_000 }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'))
    await settled()
    expect(server.contents).toMatchObject([['edit:/edit', { values: { alias: 'BCA' } }]])
    expect(kept()).not.toContain('Mandiri')
  })
})

test('what is typed while a draft is offered is kept too, and offered first', async () => {
  server.write('create-bill', { values: { alias: 'BCA' } })
  const { unmount } = await open()
  await screen.findByText(/^You have a draft from/)
  await userEvent.type(alias(), 'Mandiri')
  await waitFor(() => expect(kept()).toContain('Mandiri'))
  await userEvent.type(alias(), ' 2')
  unmount()
  const second = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
  await waitFor(() => expect(alias()).toHaveProperty('value', 'Mandiri 2'))
  // The other one is still not decided about, and not overwritten.
  expect(screen.getByText(/^You have a draft from/)).toBeTruthy()
  await userEvent.type(alias(), ' 3')
  second.unmount()
  expect(server.contents).toEqual(ofServer('BCA'))
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
  await waitFor(() => expect(alias()).toHaveProperty('value', 'Mandiri 2 3'))
  await press('Discard')
  await waitFor(() => expect(server.contents).toEqual(ofServer('Mandiri 2 3')), { timeout: 5000 })
  await waitFor(() => expect(database.held.size).toBe(0))
})

describe('what is typed before the server has answered', () => {
  const typeOffline = async (text: string) => {
    server.isReachable = false
    const opened = await open()
    await userEvent.type(alias(), text)
    await screen.findByText('Draft not saved: no connection')
    return opened
  }

  test('is kept for whom this tab knows to be signed in, and offered on return', async () => {
    const { unmount } = await typeOffline('BCA')
    expect(kept()).toContain('BCA')
    unmount()
    server.isReachable = true
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA'))
  })

  test('is saved when the server answers, and no draft of its own form', async () => {
    await typeOffline('BCA')
    server.isReachable = true
    dispatchEvent(new Event('online'))
    await screen.findByText(/^Draft saved/)
    expect(server.contents).toEqual(ofServer('BCA'))
    await waitFor(() => expect(database.held.size).toBe(0))
    expect(screen.queryByText(/^You have a draft from/)).toBeNull()
  })

  test('leaves the draft that the server turns out to have, and is offered before it', async () => {
    server.write('create-bill', { values: { alias: 'BNI' } })
    const { unmount } = await typeOffline('BCA')
    unmount()
    server.isReachable = true
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA'))
    expect(server.contents).toEqual(ofServer('BNI'))
  })

  test('is neither saved for nor offered to another who signed in meanwhile', async () => {
    const { unmount } = await typeOffline('BCA')
    server.isReachable = true
    server.owner = 'person-2'
    dispatchEvent(new Event('online'))
    await settled()
    unmount()
    server.ownerOfTab = 'person-2'
    const other = await open()
    await userEvent.type(alias(), 'Mandiri')
    await screen.findByText(/^Draft saved/)
    expect(server.contents).toEqual(ofServer('Mandiri'))
    other.unmount()
    server.clear()
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA'))
  })

  test('is not kept where the tab knows nobody', async () => {
    server.ownerOfTab = null
    await typeOffline('BCA')
    expect(database.held.size).toBe(0)
  })
})

describe('a save whose answer was lost', () => {
  test('is no draft of another device', async () => {
    await open()
    server.losesAnswers = true
    await userEvent.type(alias(), 'BCA')
    await screen.findByText('Draft not saved: no connection')
    expect(server.contents).toEqual(ofServer('BCA'))
    server.losesAnswers = false
    await userEvent.type(alias(), ' Giro')
    await screen.findByText(/^Draft saved/)
    expect(server.contents).toEqual(ofServer('BCA Giro'))
  })

  test('is offered once on return, behind what was typed after it', async () => {
    const { unmount } = await open()
    server.losesAnswers = true
    await userEvent.type(alias(), 'BCA')
    await screen.findByText('Draft not saved: no connection')
    server.isReachable = false
    await userEvent.type(alias(), ' Giro')
    unmount()
    await settled()
    server.isReachable = true
    server.losesAnswers = false
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA Giro'))
    expect(server.contents).toEqual(ofServer('BCA'))
    await press('Discard')
    await waitFor(() => expect(server.contents).toEqual(ofServer('BCA Giro')), { timeout: 5000 })
  })

  test('goes with the record that is submitted', async () => {
    await open()
    server.losesAnswers = true
    await userEvent.type(alias(), 'BCA')
    await screen.findByText('Draft not saved: no connection')
    server.losesAnswers = false
    await press('Create')
    await waitFor(() => expect(server.contents).toEqual([]))
  })
})

describe('the draft of a submitted record', () => {
  test('is deleted before the next one is saved', async () => {
    await open()
    await userEvent.type(alias(), 'BCA')
    await screen.findByText(/^Draft saved/)
    let answer = () => {}
    server.answers = new Promise(resolve => (answer = resolve))
    await userEvent.type(alias(), ' Giro')
    const save = vi.spyOn(server.calls, 'saveDraft')
    const { deleteDraft } = server.calls
    const remove = vi.spyOn(server.calls, 'deleteDraft')
    await waitFor(() => expect(save).toHaveBeenCalledOnce(), { timeout: 5000 })
    await press('Create and add another')
    await waitFor(() => expect(alias()).toHaveProperty('value', ''))
    await userEvent.type(alias(), 'Mandiri')
    server.answers = null
    let answerDeletion = () => {}
    remove.mockImplementationOnce(async (key, version) => {
      await new Promise<void>(resolve => (answerDeletion = resolve))
      return deleteDraft(key, version)
    })
    answer()
    await waitFor(() => expect(remove).toHaveBeenCalled())
    // Typed while the deletion is going on.
    dispatchEvent(new Event('online'))
    await settled()
    expect(save).toHaveBeenCalledOnce()
    answerDeletion()
    remove.mockRestore()
    save.mockRestore()
    await waitFor(() => expect(server.contents).toEqual(ofServer('Mandiri')), { timeout: 5000 })
    expect(screen.queryByText(/another device|You have a draft/)).toBeNull()
  })

  test('is replaced by the next one where it could not be deleted', async () => {
    await open()
    await userEvent.type(alias(), 'BCA')
    await screen.findByText(/^Draft saved/)
    server.isReachable = false
    await press('Create and add another')
    await waitFor(() => expect(alias()).toHaveProperty('value', ''))
    await settled()
    server.isReachable = true
    await userEvent.type(alias(), 'Mandiri')
    await screen.findByText(/^Draft saved/)
    expect(server.contents).toEqual(ofServer('Mandiri'))
  })

  test.each(['here', 'on the next visit'])('is deleted later where it could not be, %s', async where => {
    const { unmount } = await open()
    await userEvent.type(alias(), 'BCA')
    await screen.findByText(/^Draft saved/)
    server.isReachable = false
    await press('Create')
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await settled()
    if (where !== 'here') unmount()
    server.isReachable = true
    if (where === 'here') dispatchEvent(new Event('online'))
    else await open()
    await waitFor(() => expect(server.contents).toEqual([]))
    expect(screen.queryByText(/You have a draft/)).toBeNull()
    await waitFor(() => expect(database.held.size).toBe(0))
  })
})

describe('this device keeps nothing', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ data: { signOut: { userErrors: [] } } })),
    )
    return () => vi.unstubAllGlobals()
  })

  test('of a user who signs out, which saves what can be saved', async () => {
    database.held.set('unsent:left-by-an-earlier-visit', {})
    const { unmount } = await open()
    await userEvent.type(alias(), 'BCA')
    await endSession('signOut')
    unmount()
    await settled()
    expect(server.contents).toEqual(ofServer('BCA'))
    expect(database.held.size).toBe(0)
  })

  test('that could not be saved before its user signed out', async () => {
    const { unmount } = await open()
    await userEvent.type(alias(), 'BC')
    await screen.findByText(/^Draft saved/)
    server.isReachable = false
    await userEvent.type(alias(), 'A')
    await screen.findByText('Draft not saved: no connection')
    expect(kept()).toContain('BCA')
    await endSession('signOut')
    unmount()
    await settled()
    expect(database.held.size).toBe(0)
  })

  test('in the former format, which did not say whose it was', async () => {
    database.held.set('draft:0198f000:edit:/invoices', { savedAt: '2026-11-01', values: {} })
    database.held.set('unsent:0198f000:create-bill#1', {})
    await deleteFormerDrafts()
    expect([...database.held.keys()]).toEqual(['unsent:0198f000:create-bill#1'])
  })
})
