// Saving invoices of the list as PDF: one as a PDF, several as a ZIP.
import { Blob as NodeBlob } from 'node:buffer'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InvoicePdfsButton } from '../../../../../web/pages/organization/invoices/_components/InvoicePdfsButton.tsx'
import { toast } from '../../../../../web/ui/toast/toast.ts'
import { renderScreen } from '../../../support/render.tsx'

vi.mock(import('../../../../../web/ui/overlay/Menu.tsx'), () => import('../../../support/inlineMenu.tsx'))

// jsdom has other blobs than the answers of a server are made of; the journey in a browser has the library itself.
vi.mock(import('client-zip'), () => ({
  downloadZip: entries => Response.json([...(entries as Iterable<{ name: string }>)].map(({ name }) => name)),
}))

const saved: { name: string; blob: Blob }[] = []
const told: string[] = []
let answers: Map<string, Response>
let blob: Blob
beforeEach(() => {
  saved.length = 0
  told.length = 0
  // Node's Blob, which fetch responses use; jsdom's differs.
  vi.stubGlobal('Blob', NodeBlob)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (content: Blob) => {
        blob = content
        return 'blob:'
      },
      revokeObjectURL: () => {},
    }),
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob })
  })
  vi.spyOn(toast, 'success').mockImplementation(text => void told.push(text))
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answers.get(address) ?? new Response('', { status: 404 })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const invoice = (id: string, number: string | null) => ({ id, number, customerName: 'PT Bumi/Karsa' })
const node = ({ id, number, customerName }: ReturnType<typeof invoice>) => ({
  __typename: 'Invoice',
  __isNode: 'Invoice',
  id,
  uuid: `0198f000-0000-7000-8000-00000000000${id}`,
  number,
  customerName,
  documentUrl: `/files/${id}`,
})

async function save(invoices: ReturnType<typeof invoice>[], language: string) {
  const environment = createMockEnvironment()
  const [onDone, onPartly] = [vi.fn(), vi.fn()]
  await renderScreen(<InvoicePdfsButton invoices={invoices} onDone={onDone} onPartly={onPartly} />, {
    environment,
    messages: ['invoices', 'papers'],
  })
  await userEvent.setup().click(screen.getByRole('menuitem', { name: language }))
  const operation = await waitFor(() => environment.mock.getMostRecentOperation())
  environment.mock.resolve(operation, { data: { nodes: invoices.map(node) } })
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  return { onDone, onPartly, asked: operation.request.variables }
}
const pdf = (text: string) => new Response(new Blob([`%PDF ${text}`]))

test('one is saved under its number, in the chosen language', async () => {
  answers = new Map([['/files/1', pdf('one')]])
  const { asked, onDone } = await save([invoice('1', 'INV-2026-000001')], 'English')
  expect(asked).toEqual({ ids: ['1'], language: 'EN' })
  expect(saved.map(({ name }) => name)).toEqual(['INV-2026-000001.pdf'])
  expect(told).toEqual(['PDF saved'])
  expect(onDone).toHaveBeenCalledWith(new Set())
})

test('several are saved in one ZIP, drafts under their customer, and what has none is told of by itself', async () => {
  answers = new Map([
    ['/files/1', pdf('one')],
    ['/files/2', pdf('two')],
    ['/files/3', Response.json({ title: 'This invoice was imported.' }, { status: 409 })],
  ])
  const invoices = [invoice('1', 'INV-2026-000001'), invoice('2', null), invoice('3', 'LAMA-1')]
  const { asked, onDone, onPartly } = await save(invoices, 'Indonesian and English')
  expect(asked.language).toBe('BOTH')
  expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^invoices-\d{4}-\d\d-\d\d\.zip$/)])
  expect(JSON.parse(await saved[0]!.blob.text())).toEqual(['INV-2026-000001.pdf', 'PT Bumi_Karsa 000002.pdf'])
  expect(onDone).toHaveBeenCalledWith(new Set(['3']))
  expect(onPartly.mock.calls[0]?.[0].results).toEqual([
    { nodeId: '1', ok: true, userErrors: [] },
    { nodeId: '2', ok: true, userErrors: [] },
    { nodeId: '3', ok: false, userErrors: [{ message: 'This invoice was imported.' }] },
  ])
})

test('nothing is saved where none can be made', async () => {
  answers = new Map()
  const { onDone } = await save([invoice('1', 'INV-2026-000001'), invoice('2', 'INV-2026-000002')], 'Indonesian')
  expect(saved).toEqual([])
  expect(onDone).toHaveBeenCalledWith(new Set(['1', '2']))
})
