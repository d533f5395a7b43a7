import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeAll, expect, test, vi } from 'vitest'
import { listState, oneOf, text } from '../../../../web/ui/list/listState.ts'
import { useListState } from '../../../../web/ui/list/useListState.ts'
import { SaveView } from '../../../../web/ui/savedViews/SaveView.tsx'
import { ViewLinks } from '../../../../web/ui/savedViews/ViewLinks.tsx'
import { renderScreen } from '../../support/render.tsx'

vi.mock(import('../../../../web/ui/overlay/Menu.tsx'), () => import('../../support/inlineMenu.tsx'))
// Loaded when a dialog opens, which takes longer than a test waits.
beforeAll(() => import('../../../../web/ui/overlay/DialogBody.tsx'))

const codec = listState({ q: text, kind: oneOf(['PAID', 'OPEN']) })

function Bills() {
  const { query } = useListState(codec)
  return (
    <>
      <ViewLinks list="PAYMENTS" query={query} />
      <SaveView list="PAYMENTS" query={query} />
    </>
  )
}

type View = ReturnType<typeof viewOf>
const viewOf = (uuid: string, query: string, more: Partial<{ shared: boolean; isMine: boolean }> = {}) => {
  const { shared = false, isMine = true } = more
  const owner = { fullName: 'Sari Puspita' }
  return { id: `id-${uuid}`, uuid, name: `View ${uuid}`, query, shared, isMine, canManage: isMine, version: 1, owner }
}

const own = viewOf('own', 'kind=paid')
const foreign = viewOf('foreign', 'kind=open', { shared: true, isMine: false })

/** The list with its views, in their state after the first rows. */
async function open(path: string, views: View[] = [own, foreign]) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({ data: answerOf(views) }))
  const rendered = await renderScreen(<Bills />, { path, environment, messages: ['savedViews'] })
  const answer = (views: View[], extra: object = {}) =>
    act(() => {
      const operation = environment.mock.getMostRecentOperation()
      const field = operation.request.node.operation.selections[0]
      const name = field && 'name' in field ? field.name : ''
      environment.mock.resolve(operation, {
        data: { [name]: { ...extra, ...answerOf(views), userErrors: [] } },
      })
    })
  return { ...rendered, answer, sent: () => environment.mock.getMostRecentOperation().request.variables }
}
const answerOf = (savedViews: View[]) => ({ organization: { id: 'organization', savedViews } })
const links = () => within(screen.getByRole('navigation', { name: 'Saved views' })).getAllByRole('link')
const saveButton = () => screen.queryByRole('button', { name: 'Save view' })

test('shows own and shared views as links, marks the one that the address equals, and offers nothing to save then', async () => {
  await open('/bills?kind=paid')
  expect(links().map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View own', '/bills?kind=paid&view=own'],
    ['View foreign', '/bills?kind=open&view=foreign'],
  ])
  expect(links().map(link => link.getAttribute('aria-current'))).toEqual(['page', null])
  expect(screen.getByRole('img', { name: 'Shared by Sari Puspita' })).toBeTruthy()
  expect(saveButton()).toBeNull()
})

test('offers nothing to save for the list as it first stands, and no actions for the views of others', async () => {
  const { router } = await open('/bills')
  expect(saveButton()).toBeNull()
  await act(() => router.navigate('/bills?kind=open&view=foreign'))
  expect(screen.queryByRole('button', { name: 'Actions for view View foreign' })).toBeNull()
})

test('saves a changed list as a new view, and opens it', async () => {
  const person = userEvent.setup()
  const { router, answer, sent } = await open('/bills?q=rent&kind=open&view=foreign')
  await person.click(screen.getByRole('button', { name: 'Save view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }))
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(dialog.getByText('Enter a name for the view')).toBeTruthy()
  await person.type(dialog.getByRole('textbox', { name: /Name/ }), 'Rent')
  await person.click(dialog.getByRole('checkbox', { name: 'Share with everyone in the organization' }))
  await person.click(dialog.getByRole('button', { name: 'Save' }))
  expect(sent()).toMatchObject({
    list: 'PAYMENTS',
    input: { list: 'PAYMENTS', name: 'Rent', query: 'q=rent&kind=open', shared: true },
  })
  const made = { ...viewOf('rent', 'q=rent&kind=open', { shared: true }), name: 'Rent' }
  await answer([own, made, foreign], { savedView: made })
  await waitFor(() => expect(router.state.location.search).toBe('?q=rent&kind=open&view=rent'))
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Rent')
})

test('saves changes in the place of the open view', async () => {
  const person = userEvent.setup()
  const { answer, sent } = await open('/bills?q=rent&kind=paid&view=own')
  expect(links()[0]?.textContent).toBe('View ownedited')
  await person.click(screen.getByRole('button', { name: 'Save view' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Save changes to “View own”' }))
  expect(sent()).toMatchObject({ input: { id: 'id-own', version: 1, name: 'View own', query: 'q=rent&kind=paid' } })
  await answer([{ ...own, query: 'q=rent&kind=paid', version: 2 }, foreign])
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('View own')
  expect(saveButton()).toBeNull()
})

test('shares and deletes from the menu of the open view', async () => {
  const person = userEvent.setup()
  const { answer, sent } = await open('/bills?kind=paid')
  expect(screen.getByRole('button', { name: 'Actions for view View own' })).toBeTruthy()
  await person.click(await screen.findByRole('menuitem', { name: 'Share with everyone' }))
  expect(sent()).toMatchObject({ input: { id: 'id-own', shared: true } })
  await answer([{ ...own, shared: true, version: 2 }, foreign])
  expect(screen.getByRole('img', { name: 'Shared view' })).toBeTruthy()

  await person.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
  await person.click(await screen.findByRole('button', { name: 'Delete view' }))
  expect(sent()).toMatchObject({ input: { id: 'id-own', version: 2 } })
  await answer([foreign])
  expect(links().map(link => link.textContent)).toEqual(['View foreign'])
})

test('names three views in the row and the others in a menu', async () => {
  const person = userEvent.setup()
  const many = ['1', '2', '3', '4', '5'].map(uuid => viewOf(uuid, `q=${uuid}`))
  const { router } = await open('/bills', many)
  expect(links()).toHaveLength(3)
  expect(screen.getByRole('button', { name: '2 more views' })).toBeTruthy()
  await person.click(await screen.findByRole('menuitem', { name: /View 5/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?q=5&view=5'))
  expect(links()).toHaveLength(4)
})
