// The preview next to the invoice form.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InvoiceForm } from '../../../../../web/pages/organization/invoices/_components/InvoiceForm.tsx'
import { emptyInvoice, type InvoiceValues } from '../../../../../web/pages/organization/invoices/_lib/invoiceValues.ts'
import { emptyLine } from '../../../../../web/ui/lineGrid/lines.ts'
import { BELOW_DESKTOP } from '../../../../../web/ui/grid/useMediaQuery.ts'
import { renderScreen } from '../../../support/render.tsx'

type Asked = { address: string; body: Record<string, unknown>; signal: AbortSignal }
let asked: Asked[]
let answer: (asked: Asked, turn: number) => Response | Promise<Response>
const revoked: string[] = []
let made: number
let isNarrow: boolean
// jsdom does not decode images.
Object.assign(Image.prototype, { decode: () => Promise.resolve() })

const picture = (headers: Record<string, string> = {}) =>
  new Response(new Blob(['page']), {
    headers: { 'x-page': '1', 'x-page-count': '1', 'content-language': 'en', ...headers },
  })
const refused = (code: string, title: string) => Response.json({ code, title })

beforeEach(() => {
  asked = []
  made = 0
  revoked.length = 0
  localStorage.clear()
  answer = () => picture()
  vi.stubGlobal('fetch', (address: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const one = { address, body: JSON.parse(body) as Record<string, unknown>, signal }
    asked.push(one)
    return Promise.resolve(answer(one, asked.length))
  })
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${(made += 1)}`,
      revokeObjectURL: (url: string) => void revoked.push(url),
    }),
  )
  isNarrow = false
  vi.spyOn(window, 'matchMedia').mockImplementation(media => {
    const list = Object.assign(new EventTarget(), { media }) as MediaQueryList
    return Object.defineProperty(list, 'matches', { get: () => media === BELOW_DESKTOP && isNarrow })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const values: InvoiceValues = {
  ...emptyInvoice('2026-11-23'),
  customerId: 'C',
  customerName: 'PT Bumi Karsa',
  lines: [emptyLine({ product: 'Jasa', kind: 'SERVICE', quantity: '1', unit: 'paket', price: '100000000.00' })],
}

async function show(patch: Partial<InvoiceValues> = {}) {
  await renderScreen(
    <InvoiceForm
      title="New invoice"
      crumbs={[]}
      approver={null}
      issuer={null}
      initialValues={{ ...values, ...patch }}
      save={vi.fn()}
      onSaved={() => {}}
      onCancel={() => {}}
    />,
    {
      environment: createMockEnvironment(),
      messages: ['invoices', 'invoices.form', 'products', 'lineGrid', 'taxRates', 'papers'],
    },
  )
  return userEvent.setup()
}
const patiently = { timeout: 10_000 }
const preview = () => screen.findByRole('region', { name: 'Preview' }, patiently)
const sheet = (name: RegExp = /^Page 1 of 1 as it would be printed, marked as a draft$/) =>
  screen.findByRole('img', { name }, patiently)
const note = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Note on the invoice/ }), { target: { value: text } })

test('follows what is typed, with the picture before until the next is ready', async () => {
  await show()
  const image = await sheet()
  expect(image.getAttribute('src')).toBe('blob:1')
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({
    address: '/invoice-previews',
    body: {
      customerId: 'C',
      language: null,
      page: 1,
      size: 'SMALL',
      lines: [{ description: 'Jasa', quantity: '1', unit: 'paket', price: '100000000.00' }],
    },
  })
  expect(asked[0]?.body).not.toHaveProperty('internalNote')
  const next = Promise.withResolvers<Response>()
  answer = () => next.promise
  note('Terima')
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(image.getAttribute('src')).toBe('blob:1')
  expect(image.getAttribute('aria-busy')).toBe('true')
  next.resolve(picture())
  await waitFor(() => expect(image.getAttribute('src')).toBe('blob:2'))
  expect(image.getAttribute('aria-busy')).toBe('false')
  expect(revoked).toEqual(['blob:1'])
})

test('asks once for keys in a row, and gives up what is superseded', async () => {
  await show()
  await sheet()
  for (const text of ['T', 'Te', 'Ter']) note(text)
  await waitFor(() => expect(asked.at(-1)?.body.note).toBe('Ter'))
  expect(asked).toHaveLength(2)
  const never = Promise.withResolvers<Response>()
  answer = () => never.promise
  note('Teri')
  await waitFor(() => expect(asked.at(-1)?.body.note).toBe('Teri'))
  answer = () => picture()
  note('Terima')
  await waitFor(() => expect(asked.at(-1)?.body.note).toBe('Terima'))
  expect(asked.at(-2)?.signal.aborted).toBe(true)
  never.resolve(picture())
  const image = await sheet()
  await waitFor(() => expect(image.getAttribute('aria-busy')).toBe('false'))
})

test('says what is not on it yet, and draws what there is', async () => {
  await show({
    customerId: null,
    lines: [emptyLine({ product: 'Jasa', quantity: '0', price: '1.00' }), emptyLine({ product: 'Sewa' })],
    milestones: [{ name: 'Termin 1', percent: '30', dueDate: null }],
  })
  await sheet()
  const region = await preview()
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(item => item.textContent),
  ).toEqual([
    'No customer yet.',
    '2 lines without quantity or price are left out.',
    'Milestones are left out until they make 100%.',
  ])
  expect(asked[0]?.body).toMatchObject({ customerId: null, lines: [], milestones: [] })
})

test('is not drawn without the date by which it is counted', async () => {
  await show({ invoiceDate: null })
  const region = await preview()
  expect(within(region).getByText('Enter the invoice date to see the preview.')).toBeTruthy()
  expect(within(region).queryByRole('img')).toBeNull()
  expect(asked).toEqual([])
})

test('shows a refusal in the server’s words beside the picture before, and asks again where that can help', async () => {
  const user = await show()
  const image = await sheet()
  answer = () => refused('U-ACC-IN-2', 'The discount is larger than the amount.')
  note('Terima')
  expect(await screen.findByText('The discount is larger than the amount.', {}, patiently)).toBeTruthy()
  expect(image.getAttribute('src')).toBe('blob:1')
  expect(image.className).toContain('old')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  answer = () => Promise.reject(new TypeError('failed to fetch'))
  note('Terima kasih')
  expect(await screen.findByText(/^Can’t reach the server/, {}, patiently)).toBeTruthy()
  answer = () => picture()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(image.getAttribute('src')).toBe('blob:2'))
  expect(screen.queryByText(/^Can’t reach the server/)).toBeNull()
})

test('waits for its turn where another tab of the same person was first', async () => {
  answer = (_asked, turn) => (turn === 1 ? refused('U-ACC-IN-47', 'A newer preview was requested.') : picture())
  await show()
  await sheet()
  expect(asked).toHaveLength(2)
  expect(screen.queryByText('A newer preview was requested.')).toBeNull()
})

test('stands in the language of its customer, in another one on demand, and turns its pages', async () => {
  answer = ({ body }) => picture({ 'x-page-count': '3', 'x-page': String(body.page) })
  const user = await show()
  await sheet(/^Page 1 of 3/)
  const region = await preview()
  expect(within(region).getByRole<HTMLInputElement>('radio', { name: /^EN/ }).checked).toBe(true)
  await user.click(within(region).getByRole('button', { name: 'Next page' }))
  await sheet(/^Page 2 of 3/)
  await user.click(within(region).getByRole('radio', { name: /^ID \+ EN/ }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ language: 'both', page: 2 }))
  await sheet(/^Page 2 of 3/)
  await user.click(within(region).getByRole('button', { name: 'Previous page' }))
  await sheet(/^Page 1 of 3/)
})

test('is opened in its full size', async () => {
  const user = await show()
  await sheet()
  await user.click(screen.getByRole('button', { name: 'Open full size' }))
  const dialog = await screen.findByRole('dialog', { name: 'Preview' }, patiently)
  await waitFor(() => expect(asked.at(-1)?.body.size).toBe('LARGE'))
  expect(within(dialog).getByRole('img', { name: /^Page 1 of 1/ })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('can be hidden, which this device remembers', async () => {
  const user = await show()
  await sheet()
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(localStorage.getItem('arus.preview.hidden')).toBe('yes')
  await user.click(screen.getByRole('button', { name: 'Show preview' }))
  await sheet()
  expect(localStorage.getItem('arus.preview.hidden')).toBeNull()
})

test('is opened over the form where there is no room beside it', async () => {
  isNarrow = true
  const user = await show()
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const dialog = await screen.findByRole('dialog', { name: 'Preview' }, patiently)
  expect(await within(dialog).findByRole('img', { name: /^Page 1 of 1/ }, patiently)).toBeTruthy()
  expect(asked[0]?.body.size).toBe('LARGE')
})
