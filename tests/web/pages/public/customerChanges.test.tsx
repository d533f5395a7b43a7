// A customer requests a change of their own data: the form's input, its own validation, and what is shown during the review.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChangePage } from '../../../../web/pages/public/customerPortal/ChangePage.tsx'
import { ChangeState } from '../../../../web/pages/public/customerPortal/ChangeState.tsx'
import { placeOf } from '../../../../web/pages/public/customerPortal/place.ts'
import { waitFor } from '../../../support/waitFor.ts'
import { renderScreen } from '../../support/render.tsx'

const patiently = { timeout: 20_000 }
const messages = ['customerPortal', 'customerRequest']
type Sent = { operationName: string; variables: { input?: Record<string, unknown> } }

function server(answers: Record<string, object>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body)
    sent.push(operation)
    const data = answers[operation.operationName]
    if (!data) throw new TypeError('no network')
    return Response.json({ data })
  })
  return { sent, answers }
}
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/customer')
})

const address = {
  street1: 'Jl. Raya Bogor KM 26',
  street2: null,
  province: '31',
  regency: '31.75',
  district: '31.75.09',
  ward: '31.75.09.1001',
  postalCode: '13740',
}
const profile = (over: object = {}) => ({
  version: 4,
  type: 'COMPANY',
  legalName: 'PT Surya Abadi',
  alias: null,
  email: 'tania@surya.example',
  phone: '+628112044871',
  picName: 'Tania Halim',
  picPosition: null,
  picEmail: 'tania@surya.example',
  picPhone: null,
  financeName: null,
  financeEmail: null,
  invoiceEmails: ['ap@surya.example', 'tania@surya.example'],
  taxStatus: 'PKP',
  taxNumber: '0021832415000000',
  branchNumber: '000000',
  businessNumber: '8120012345678',
  billingAddress: address,
  registeredAddress: null,
  request: null,
  ...over,
})
const asked = (over: object = {}) => ({
  status: 'PENDING',
  email: 'budi@surya.example',
  changes: [
    { field: 'phone', before: '+628112044871', after: '+6281233334444' },
    { field: 'alias', before: 'Surya', after: null },
    { field: 'taxStatus', before: 'NON_PKP', after: 'PKP' },
  ],
  documentKinds: ['COMPANY_TAX_NUMBER'],
  note: 'We moved',
  reason: null,
  createdAt: '2026-11-20T04:00:00Z',
  decidedAt: null,
  ...over,
})
const found = (more: object = {}) => ({ changeCallsProfileQuery: { customerPortal: { profile: profile(more) } } })
const regions = { changeCallsRegionsQuery: { customerPortal: { regions: [{ code: '31', name: 'DKI Jakarta' }] } } }
const page = { organizationName: 'PT Nusantara Retail', onSignedOut: () => {} }

test('has an address of its own', () => {
  expect(placeOf('/customer/data/change')).toEqual({ name: 'change' })
})

test('sends the data as it is to be, of the version that was seen', async () => {
  const { sent } = server({
    ...found(),
    ...regions,
    changeCallsSendMutation: { sendPortalChange: { userErrors: [] } },
  })
  await renderScreen(<ChangePage {...page} />, { messages })
  const phone = await screen.findByRole('textbox', { name: 'Phone' }, patiently)
  expect(screen.queryByRole('textbox', { name: /Account number/ })).toBeNull()
  await userEvent.clear(phone)
  await userEvent.type(phone, '0812 3333 4444')
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'We moved')
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }))
  await waitFor(() => expect(location.pathname).toBe('/customer/data'))
  expect(sent.find(({ operationName }) => operationName === 'changeCallsSendMutation')?.variables.input).toMatchObject({
    version: 4,
    legalName: 'PT Surya Abadi',
    phone: '0812 3333 4444',
    invoiceEmails: ['ap@surya.example', 'tania@surya.example'],
    billingAddress: address,
    registeredAddress: null,
    note: 'We moved',
    documents: [],
    consented: false,
  })
})

test('waits for a document that is on its way', async () => {
  const { sent } = server({ ...found(), ...regions, changeCallsSendMutation: { sendPortalChange: { userErrors: [] } } })
  let arrive: (() => void) | undefined
  class SlowRequest {
    upload = { onprogress: null }
    onload: (() => void) | null = null
    status = 201
    responseText = JSON.stringify({ id: '0198f000-0000-7000-8000-0000000000f1' })
    open() {}
    setRequestHeader() {}
    send() {
      arrive = () => this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', SlowRequest)
  await renderScreen(<ChangePage {...page} />, { messages })
  const choice = await screen.findByLabelText('Company tax card (NPWP)', {}, patiently)
  await userEvent.upload(choice, new File(['%PDF-1.4'], 'npwp.pdf', { type: 'application/pdf' }))
  const button = screen.getByRole('button', { name: 'Send for review' })
  expect(button).toHaveProperty('disabled', true)
  await waitFor(() => expect(arrive).toBeTruthy())
  arrive?.()
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(screen.getByRole('checkbox', { name: /^I agree that/ }))
  await userEvent.click(button)
  await waitFor(() =>
    expect(
      sent.find(({ operationName }) => operationName === 'changeCallsSendMutation')?.variables.input,
    ).toMatchObject({
      documents: [{ kind: 'COMPANY_TAX_NUMBER', fileUuid: '0198f000-0000-7000-8000-0000000000f1' }],
      consented: true,
    }),
  )
})

test('says what is missing itself, and puts what the service refuses at its field', async () => {
  const { sent } = server({
    ...found(),
    ...regions,
    changeCallsSendMutation: {
      sendPortalChange: { userErrors: [{ code: 'U-ACC-CU-4', message: 'Not a number.', field: ['taxNumber'] }] },
    },
  })
  await renderScreen(<ChangePage {...page} />, { messages })
  const pic = await screen.findByRole('textbox', { name: 'Contact’s name' }, patiently)
  await userEvent.clear(pic)
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }))
  expect(pic.getAttribute('aria-invalid')).toBe('true')
  expect(sent.some(({ operationName }) => operationName === 'changeCallsSendMutation')).toBe(false)
  await userEvent.type(pic, 'Budi')
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }))
  const taxNumber = screen.getByRole('textbox', { name: 'Tax number (NPWP)' })
  await waitFor(() => expect(taxNumber.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByRole('alert').textContent).toBe('Not a number.')
  expect(location.pathname).toBe('/customer')
})

test('shows what is being reviewed, and takes it back', async () => {
  const { sent, answers } = server({
    ...found({ request: asked() }),
    changeCallsWithdrawMutation: { withdrawPortalChange: { userErrors: [] } },
  })
  await renderScreen(<ChangeState {...page} />, { messages })
  const section = (await screen.findByRole('heading', { name: 'Being reviewed' }, patiently)).closest('section')!
  expect(within(section).getByText('+6281233334444')).toBeTruthy()
  expect(within(section).getByText('Removed')).toBeTruthy()
  expect(within(section).getByText('Not PKP')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ask for a change' })).toBeNull()
  answers['changeCallsProfileQuery'] = {
    customerPortal: { profile: profile({ request: asked({ status: 'CANCELED' }) }) },
  }
  await userEvent.click(within(section).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByRole('link', { name: 'Ask for a change' }, patiently)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Being reviewed' })).toBeNull()
  expect(sent.filter(({ operationName }) => operationName === 'changeCallsWithdrawMutation')).toHaveLength(1)
})

test('says why it was turned down, and lets it be asked for again', async () => {
  server(found({ request: asked({ status: 'REJECTED', reason: 'Send the new deed' }) }))
  await renderScreen(<ChangeState {...page} />, { messages })
  await screen.findByRole('heading', { name: 'Your changes weren’t accepted' }, patiently)
  expect(screen.getByText('Send the new deed')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a change' }).getAttribute('href')).toBe('/customer/data/change')
})

test('says that it was approved, and lets more be asked for', async () => {
  server(found({ request: asked({ status: 'APPROVED', decidedAt: '2026-11-21T04:00:00Z' }) }))
  await renderScreen(<ChangeState {...page} />, { messages })
  const section = (await screen.findByRole('heading', { name: 'Your changes were approved' }, patiently)).closest(
    'section',
  )!
  expect(within(section).getByText(/PT Nusantara Retail approved them on/)).toBeTruthy()
  expect(within(section).queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a change' })).toBeTruthy()
})

test('takes no second request while one waits', async () => {
  server(found({ request: asked() }))
  await renderScreen(<ChangePage {...page} />, { messages })
  expect(await screen.findByText(/are being reviewed/, {}, patiently)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull()
})
