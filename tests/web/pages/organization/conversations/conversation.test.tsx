// The conversation of an order or invoice: who is shown as reader of a message, what is sent, and editing one's own.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test } from 'vitest'
import Conversation from '../../../../../web/pages/organization/conversations/_components/Conversation.tsx'
import {
  candidatesFor,
  mentionAt,
  stillNamed,
  withMention,
} from '../../../../../web/pages/organization/conversations/_lib/mentions.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { renderScreen } from '../../../support/render.tsx'

const patiently = { timeout: 20_000 }
const dewi = { uuid: '0198f000-0000-7000-8000-0000000000d1', fullName: 'Dewi Anggraini' }
const bambang = { uuid: '0198f000-0000-7000-8000-0000000000d2', fullName: 'Bambang Sutrisno' }
const bothWays = [
  { visibility: 'INTERNAL', emails: [] },
  { visibility: 'CUSTOMER', emails: ['tania@surya.example'] },
]
const message = (over: object = {}) => ({
  id: 'message-1',
  visibility: 'INTERNAL',
  authorName: 'Dewi Anggraini',
  customerEmail: null,
  author: { fullName: 'Dewi Anggraini' },
  body: 'Harga sudah benar?',
  mentions: [],
  files: [],
  mailedTo: [],
  createdAt: '2026-11-20T03:00:00Z',
  editedAt: null,
  deletedAt: null,
  allowedActions: [],
  version: 1,
  ...over,
})

/** With the newest message first, as the server returns them. */
async function open(messages: readonly object[], audiences: readonly object[] = bothWays) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: {
      node: {
        __typename: 'Invoice',
        id: 'invoice-1',
        conversation: { edges: messages.map(node => ({ node })), pageInfo: { hasNextPage: false, endCursor: null } },
        messageAudiences: audiences,
        messageReaders: [bambang, dewi],
      },
    },
  }))
  await renderScreen(
    <PermissionsProvider permissions={['INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_MANAGE']}>
      <Conversation subject={{ kind: 'INVOICE', id: 'invoice-1' }} customerName="PT Surya Abadi" />
    </PermissionsProvider>,
    { environment, messages: ['conversations'] },
  )
  await screen.findByRole('region', { name: 'Conversation' }, patiently)
  return environment
}
const sentBy = async (environment: ReturnType<typeof createMockEnvironment>, name: string) => {
  const found = () => environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name)
  await waitFor(() => expect(found()).toBeTruthy(), patiently)
  return found()!
}

test('shows the oldest first, says who reads each, and what was deleted', async () => {
  await open([
    message({ id: 'm3', body: '', deletedAt: '2026-11-20T05:00:00Z', authorName: 'Budi', author: null }),
    message({
      id: 'm2',
      visibility: 'CUSTOMER',
      customerEmail: 'tania@surya.example',
      authorName: 'tania@surya.example',
      author: null,
      body: 'Sudah',
    }),
    message({ id: 'm1' }),
  ])
  const items = screen.getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Harga sudah benar?'),
    expect.stringMatching(/tania@surya\.example.*Customer.*Sudah/s),
    expect.stringContaining('Message deleted'),
  ])
  expect(within(items[0]!).getByText('Internal')).toBeTruthy()
})

const marks = (environment: ReturnType<typeof createMockEnvironment>) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name.startsWith('useMarkRead'))

test('notes once that its newest message was seen', async () => {
  const environment = await open([message({ id: 'm2' }), message({ id: 'm1' })])
  const operation = await sentBy(environment, 'useMarkReadInvoiceMutation')
  expect(operation.request.variables).toEqual({ input: { invoiceId: 'invoice-1', messageId: 'm2' } })
  expect(marks(environment)).toHaveLength(1)
})

test('notes nothing of a conversation that is empty', async () => {
  expect(marks(await open([]))).toEqual([])
})

test('begins as internal, and says to which address a message to the customer goes before it is sent', async () => {
  const environment = await open([])
  expect(screen.getByText('No messages yet.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Internal' })).toHaveProperty('checked', true)
  expect(screen.getByText(/Only members of your organization/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Customer' }))
  expect(screen.getByText(/PT Surya Abadi reads this on their page.*tania@surya\.example/)).toBeTruthy()
  const text = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.type(text, 'Mohon dicek')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const operation = await sentBy(environment, 'usePostMessageInvoiceMutation')
  expect(operation.request.variables).toMatchObject({
    input: { invoiceId: 'invoice-1', visibility: 'CUSTOMER', body: 'Mohon dicek', mentions: [], fileIds: [] },
  })
  // The error is shown, and the typed text stays.
  environment.mock.resolve(operation, {
    data: {
      postInvoiceMessage: {
        message: null,
        userErrors: [{ code: 'U-ACC-CV-1', message: 'Nobody reads it.', field: null }],
      },
    },
  })
  expect(await screen.findByText('Nobody reads it.', {}, patiently)).toBeTruthy()
  expect(text).toHaveProperty('value', 'Mohon dicek')
})

test('who is named is chosen by keyboard, and sent beside the text', async () => {
  const environment = await open([])
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Tolong @b')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bambang Sutrisno'])
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Tolong @Bambang Sutrisno ')
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const { request } = await sentBy(environment, 'usePostMessageInvoiceMutation')
  expect(request.variables).toMatchObject({ input: { visibility: 'INTERNAL', mentions: [bambang.uuid] } })
})

test('who may not write sees no form, and who may not write to the customer no choice', async () => {
  await open([message()], [])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /message/ })).toBeNull()
})

test('own messages are edited in place, and deleted after a question', async () => {
  const environment = await open(
    [message({ allowedActions: ['EDIT', 'DELETE'], mailedTo: ['tania@surya.example'] })],
    bothWays.slice(0, 1),
  )
  expect(screen.queryByRole('radio')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Edit message' }))
  const [edited] = screen.getAllByRole('textbox', { name: 'Message' })
  await userEvent.type(edited!, ' Ya.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const saving = await sentBy(environment, 'useEditMessageMutation')
  expect(saving.request.variables).toEqual({
    input: { id: 'message-1', body: 'Harga sudah benar? Ya.', mentions: [], version: 1 },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete message' }))
  const dialog = await screen.findByRole('alertdialog', {}, patiently)
  expect(within(dialog).getByText(/can’t be called back/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete message' }))
  expect((await sentBy(environment, 'useDeleteMessageMutation')).request.variables).toEqual({
    input: { id: 'message-1' },
  })
})

test.each([
  ['@', 1, ''],
  ['Tolong @Dewi An', 15, 'Dewi An'],
  ['a@b.example', 11, null],
  ['tanpa nama', 5, null],
  ['@satu dua tiga empat', 20, null],
])('of %s the name that is typed at %i is %s', (text, caret, typed) => {
  expect(mentionAt(text, caret)?.typed ?? null).toBe(typed)
})

test('names are found by any of their words, and forgotten with the text that had them', () => {
  expect(candidatesFor('ang', [bambang, dewi])).toEqual([dewi])
  expect(candidatesFor('', [bambang, dewi])).toEqual([bambang, dewi])
  const { text, caret } = withMention('Hai @de, tolong', { at: 4, typed: 'de' }, dewi)
  expect([text, caret]).toEqual(['Hai @Dewi Anggraini , tolong', 20])
  expect(stillNamed(text, [dewi, dewi, bambang])).toEqual([dewi.uuid])
})
