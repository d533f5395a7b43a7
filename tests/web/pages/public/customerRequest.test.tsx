// The customer request form: the fields of each type, what it saves, and its errors.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { OpenRequest } from '../../../../web/pages/public/customerRequest/calls.ts'
import { CustomerRequest } from '../../../../web/pages/public/customerRequest/CustomerRequest.tsx'
import { takeLink } from '../../../../web/pages/public/customerRequest/link.ts'
import {
  readDraft,
  toAccountInput,
  toInput,
  writeDraft,
} from '../../../../web/pages/public/customerRequest/_public/requestValues.ts'
import { problemOf } from '../../../../web/pages/public/sendFile.ts'
import { problemsIn, problemsOf } from '../../../../web/pages/public/customerRequest/_public/validate.ts'
import { renderScreen } from '../../support/render.tsx'

type Sent = { operationName: string; variables: { input?: Record<string, unknown> } }
const REGION = { code: '31', name: 'DKI Jakarta' }

/** Answers each operation by its name, and records requests. */
function server(answers: Record<string, object> = {}) {
  const sent: Sent[] = []
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body)
    sent.push(operation)
    const done = { userErrors: [] }
    const data = {
      callsDraftMutation: { saveCustomerRequestDraft: done },
      callsSubmitMutation: { submitCustomerRequest: done },
      callsSubmitAccountMutation: { submitCustomerAccount: done },
      callsRemoveMutation: { removeCustomerRequestDocument: done },
      callsRegionsQuery: { customerRequestRegions: [REGION] },
      ...answers,
    }[operation.operationName]
    if (!data) throw new TypeError('no network')
    return Response.json({ data })
  })
  return sent
}
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const empty = readDraft(null, 'tania@surya.example')
const address = {
  street1: 'Jl. Uji 1',
  street2: '',
  province: '31',
  regency: '31.75',
  district: '31.75.09',
  ward: '31.75.09.1001',
  postalCode: '13740',
}
const person = {
  ...empty.values,
  type: 'INDIVIDUAL' as const,
  legalName: 'Nurhayati',
  phone: '0812 3456 7890',
  identityNumber: '3174 0945 0590 0001',
  billingAddress: address,
}
const open = (over: Partial<OpenRequest> = {}) =>
  renderScreen(
    <CustomerRequest
      checked={{
        state: 'OPEN',
        request: {
          token: 'secret-1',
          organizationName: 'PT Nusantara Retail',
          form: 'REQUEST',
          email: 'tania@surya.example',
          language: 'en',
          expiresAt: '2026-11-26T03:00:00Z',
          reason: null,
          draft: null,
          documents: [],
          ...over,
        },
      }}
    />,
    { messages: ['customerRequest'] },
  )
const title = () => screen.getByRole('heading', { level: 1 }).textContent

test.each([
  [
    'Company',
    ['Tax number (NPWP)', 'Business ID (NIB)', 'Line of business', 'Number of employees'],
    ['ID number (NIK)'],
  ],
  ['Individual business', ['ID number (NIK)', 'Business ID (NIB)', 'Line of business'], ['Number of employees']],
  [
    'Individual',
    ['ID number (NIK)', 'Tax number (NPWP)'],
    ['Business ID (NIB)', 'Line of business', 'Number of employees'],
  ],
])('%s has exactly its fields', async (type, has, lacks) => {
  server()
  await open()
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${type}(?! business)`) }))
  for (const label of has) expect(screen.queryByLabelText(new RegExp(RegExp.escape(label))), label).not.toBeNull()
  for (const label of lacks) expect(screen.queryByLabelText(new RegExp(RegExp.escape(label))), label).toBeNull()
})

test('stays at a step with what is wrong in it, and goes to the first of it', async () => {
  server()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Continue to address' }))
  expect(title()).toBe('Customer data')
  const field = screen.getByLabelText(/^Legal name/)
  expect(document.activeElement).toBe(field)
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This field is required',
  )
  // A changed value is no longer shown as invalid, and the focus stays.
  await userEvent.type(field, 'PT A')
  expect(field.getAttribute('aria-describedby')).toBeNull()
  expect(document.activeElement).toBe(field)
})

test.each([
  [/^Tax number/, '0031 0475 2240 700', '0', '15 digits, OK', '16 digits, OK'],
  [/^ID number/, '3174 0945 0590 000', '1', null, '16 digits, OK'],
  // A month 15 is no date: the service would refuse it.
  [/^ID number/, '3174 0945 1590 000', '1', null, null],
])('says as soon as a number is complete: %s %s', async (label, almost, last, before, after) => {
  server()
  await open()
  await userEvent.click(screen.getByRole('radio', { name: /^Individual(?! business)/ }))
  const field = screen.getByLabelText(label)
  const said = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  const isSaid = () => (said() ?? '').endsWith('OK')
  await userEvent.type(field, almost.slice(0, 10))
  expect(isSaid()).toBe(false)
  await userEvent.type(field, almost.slice(10))
  expect(isSaid() ? said() : null).toBe(before)
  await userEvent.type(field, last)
  expect(isSaid() ? said() : null).toBe(after)
  await userEvent.type(field, '99')
  expect(isSaid()).toBe(false)
})

test('keeps what is typed on the server', async () => {
  const sent = server()
  await open()
  await userEvent.type(screen.getByLabelText(/^Legal name/), 'PT A')
  await screen.findByText(/^Draft saved/, undefined, { timeout: 3_000 })
  const draft = sent.findLast(({ operationName }) => operationName === 'callsDraftMutation')?.variables.input
  expect(readDraft(String(draft?.['draft']), '').values.legalName).toBe('PT A')
})

test('sends a whole request once, and says so', async () => {
  const sent = server()
  const documents = [{ kind: 'INDIVIDUAL_ID' as const, name: 'ktp.pdf', size: 1_000 }]
  await open({ draft: writeDraft({ values: person, step: 'documents' }), documents })
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByText('Confirm this to send the request')
  expect(sent.some(({ operationName }) => operationName === 'callsSubmitMutation')).toBe(false)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(title()).toBe('Request sent'))
  const submitted = sent.filter(({ operationName }) => operationName === 'callsSubmitMutation')
  expect(submitted.map(({ variables }) => variables.input)).toEqual([toInput('secret-1', person)])
})

test('leads from what the service refuses to its field', async () => {
  const refused = { code: 'U-ACC-CU-9', message: 'Enter a valid phone number.', field: ['phone'] }
  server({ callsSubmitMutation: { submitCustomerRequest: { userErrors: [refused] } } })
  const documents = [{ kind: 'INDIVIDUAL_ID' as const, name: 'ktp.pdf', size: 1_000 }]
  await open({ draft: writeDraft({ values: person, step: 'documents' }), documents })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(title()).toBe('Customer data'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Phone/)))
  screen.getByText('Enter a valid phone number.')
})

test('asks again for a document that the service does not have', async () => {
  const refused = { code: 'U-ACC-CU-2', message: 'Upload this document.', field: ['documents', 'INDIVIDUAL_ID'] }
  server({ callsSubmitMutation: { submitCustomerRequest: { userErrors: [refused] } } })
  const documents = [{ kind: 'INDIVIDUAL_ID' as const, name: 'ktp.pdf', size: 1_000 }]
  await open({ draft: writeDraft({ values: person, step: 'documents' }), documents })
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('Upload this document.')).toBeTruthy()
  expect(screen.queryByText(/ktp\.pdf/)).toBeNull()
})

test('sends a document after the removal of the one before it, however slow that is', async () => {
  const removal = Promise.withResolvers<Response>()
  const asked: string[] = []
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const { operationName }: Sent = JSON.parse(body)
    asked.push(operationName)
    return operationName === 'callsRemoveMutation' ? removal.promise : new Promise<Response>(() => {})
  })
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      open = (method: string) => void asked.push(method)
      setRequestHeader = () => {}
      send = () => {}
    },
  )
  const documents = [{ kind: 'INDIVIDUAL_ID' as const, name: 'ktp.pdf', size: 1_000 }]
  await open({ draft: writeDraft({ values: person, step: 'documents' }), documents })
  await userEvent.click(screen.getByRole('button', { name: 'Remove ID card (KTP)' }))
  await userEvent.upload(screen.getByLabelText('ID card (KTP)'), new File(['x'], 'better.pdf'))
  await screen.findByText(/better\.pdf/)
  expect(asked.filter(what => what !== 'callsDraftMutation')).toEqual(['callsRemoveMutation'])
  removal.resolve(Response.json({ data: { removeCustomerRequestDocument: { userErrors: [] } } }))
  await waitFor(() =>
    expect(asked.filter(what => what !== 'callsDraftMutation')).toEqual(['callsRemoveMutation', 'PUT']),
  )
})

test('says that the link can’t be used anymore when it expires meanwhile', async () => {
  const refused = { code: 'U-ACC-CU-1', message: 'This link is invalid or has expired.', field: null }
  server({ callsDraftMutation: { saveCustomerRequestDraft: { userErrors: [refused] } } })
  await open()
  await userEvent.type(screen.getByLabelText(/^Legal name/), 'PT A')
  await waitFor(() => expect(title()).toBe('This link can’t be used anymore'), { timeout: 3_000 })
})

test.each([
  [{ state: 'USED' as const }, 'This request was already sent'],
  [{ state: 'EXPIRED' as const }, 'This link can’t be used anymore'],
  [{ state: 'UNREACHABLE' as const, message: '' }, 'The form couldn’t be loaded'],
])('%o has words of its own', async (checked, words) => {
  await renderScreen(<CustomerRequest checked={checked} />, { messages: ['customerRequest'] })
  expect(title()).toBe(words)
})

test('tells why a request was rejected before', async () => {
  server()
  await open({ reason: 'Unreadable ID card' })
  expect(screen.getByText(/returned your request/).textContent).toContain('Unreadable ID card')
})

describe('rules of the form', () => {
  test('a whole request has nothing wrong', () => {
    expect({ ...problemsIn('REQUEST', 'data', person), ...problemsIn('REQUEST', 'address', person) }).toEqual({})
  })

  test.each([
    [{ identityNumber: '12' }, 'identityNumber', 'customerRequest.identityNumber.wrong'],
    [{ taxNumber: '12' }, 'taxNumber', 'customerRequest.taxNumber.wrong'],
    [{ email: 'tania' }, 'email', 'customerRequest.email.wrong'],
    [{ phone: ' ' }, 'phone', 'customerRequest.required'],
    [{ type: 'COMPANY' as const, employees: '0' }, 'employees', 'customerRequest.employees.wrong'],
    [{ type: 'COMPANY' as const, businessNumber: '1' }, 'businessNumber', 'customerRequest.businessNumber.wrong'],
  ])('%o is told at its field', (over, path, message) => {
    expect(problemsIn('REQUEST', 'data', { ...person, ...over })).toMatchObject({ [path]: message })
  })

  test('another address than the billing address is asked for whole', () => {
    const paths = Object.keys(problemsIn('REQUEST', 'address', { ...person, registeredSame: false }))
    expect(paths).toEqual(
      ['street1', 'province', 'regency', 'district', 'ward', 'postalCode'].map(name => `registeredAddress.${name}`),
    )
    const wrong = { ...person, billingAddress: { ...address, postalCode: '01234' } }
    expect(problemsIn('REQUEST', 'address', wrong)).toEqual({
      'billingAddress.postalCode': 'customerRequest.postalCode.wrong',
    })
  })

  test('what a type does not have is not sent, however it was typed', () => {
    const input = toInput('t', { ...person, businessNumber: '8120012345678', industry: 'Retail', employees: '5' })
    expect(input).toMatchObject({ businessNumber: null, industry: null, employees: null, registeredAddress: null })
  })

  test('a draft is read again as it was written, and one that is damaged is empty', () => {
    const draft = { values: { ...person, registeredSame: false, registeredAddress: address }, step: 'address' as const }
    expect(readDraft(writeDraft(draft), 'x@y')).toEqual(draft)
    for (const text of ['', '{', '[]', 'null', '{"values":{"legalName":5,"billingAddress":"x"}}'])
      expect(readDraft(text, 'tania@surya.example'), text).toEqual(empty)
  })

  test.each([
    ['ktp.pdf', 10, null],
    ['KTP.JPG', 10, null],
    ['IMG_1.heic', 10, 'type'],
    ['ktp', 10, 'type'],
    ['ktp.png', 10 * 1024 * 1024 + 1, 'size'],
  ])('%s of %d bytes: %s', (name, size, problem) => {
    const file = new File(['x'], name)
    Object.defineProperty(file, 'size', { value: size })
    expect(problemOf(file)).toBe(problem)
  })
})

test('the secret of the link leaves the address, and stays with the tab', () => {
  history.replaceState(null, '', '/customer-request?token=secret-9')
  expect(takeLink()).toBe('secret-9')
  expect(location.search).toBe('')
  expect(takeLink()).toBe('secret-9')
})

describe('the whole account', () => {
  const company = {
    ...empty.values,
    legalName: 'PT Surya',
    phone: '0812 3456 7890',
    industry: 'Ritel',
    picName: 'Tania',
    picEmail: 'tania@surya.example',
    taxNumber: '0021832415123000',
    businessNumber: '8120012345678',
    billingAddress: address,
    directors: [{ name: 'Hendra', email: '', phone: '' }],
  }
  const documents = [
    'COMPANY_TAX_NUMBER',
    'BUSINESS_NUMBER',
    'DEED_OF_ESTABLISHMENT',
    'ARTICLES_OF_ASSOCIATION',
    'DIRECTOR_ID',
    'FINANCIAL_STATEMENT',
  ] as const
  const sentDocuments = documents.map(kind => ({ kind, name: 'paper.pdf', size: 1_000 }))
  const openAccount = (over: Partial<OpenRequest> = {}) => open({ form: 'ACCOUNT', ...over })
  const goOn = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  const rail = () => screen.getByRole('list', { name: 'Steps of your account' })

  test('begins with what to have ready, by type, and says what was sent before', async () => {
    server()
    await openAccount({ documents: sentDocuments.slice(0, 1) })
    expect(title()).toBe('Have these documents ready')
    expect(screen.getByText('Company tax card (NPWP)').closest('li')?.textContent).toContain('Sent')
    expect(screen.getByText('Articles of association').closest('li')?.textContent).toContain('Required')
    expect(rail().textContent).toContain('Board of directors')
    await userEvent.click(screen.getByRole('radio', { name: /^Individual(?! business)/ }))
    expect(screen.queryByText('Articles of association')).toBeNull()
    expect(rail().textContent).not.toContain('Board of directors')
    await goOn('Start')
    expect(title()).toBe('Business')
    expect(screen.queryByLabelText(/^Line of business/)).toBeNull()
  })

  test('goes on where it was left, and only past a step that is right', async () => {
    server()
    await openAccount({ draft: writeDraft({ values: { ...company, directors: [] }, step: 'directors' }) })
    expect(title()).toBe('Board of directors')
    await userEvent.click(screen.getByRole('button', { name: 'Add director' }))
    const name = screen.getByLabelText(/^Full name/)
    expect(document.activeElement).toBe(name)
    await goOn('Continue to tax status')
    expect(title()).toBe('Board of directors')
    expect(document.activeElement).toBe(name)
    await userEvent.type(name, 'Hendra')
    await userEvent.click(screen.getByRole('button', { name: 'Add director' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove Director 2' }))
    expect(document.activeElement).toBe(name)
    await goOn('Continue to tax status')
    expect(title()).toBe('Tax status')
    expect(rail().querySelector('[aria-current]')?.textContent).toContain('Tax status')
  })

  test('a company whose last director was taken away is told so, and can add one', async () => {
    server()
    await openAccount({
      draft: writeDraft({ values: { ...company, directors: [] }, step: 'documents' }),
      documents: sentDocuments,
    })
    await userEvent.click(screen.getByRole('checkbox'))
    await goOn('Send for review')
    expect(title()).toBe('Board of directors')
    screen.getByText('Enter at least one director')
  })

  test('sends all of it once, and leads from what the service refuses to its step', async () => {
    const refused = { code: 'INVALID_VALUE', message: 'Not like this.', field: ['branchNumber'] }
    const sent = server({ callsSubmitAccountMutation: { submitCustomerAccount: { userErrors: [refused] } } })
    await openAccount({ draft: writeDraft({ values: company, step: 'documents' }), documents: sentDocuments })
    await userEvent.click(screen.getByRole('checkbox'))
    await goOn('Send for review')
    await waitFor(() => expect(title()).toBe('Tax status'))
    screen.getByText('Not like this.')
    const submitted = sent.filter(({ operationName }) => operationName.startsWith('callsSubmit'))
    expect(submitted.map(({ variables }) => variables.input)).toEqual([toAccountInput('secret-1', company)])
  })

  test('a draft of the request goes on as an account, and the other way', async () => {
    server()
    await openAccount({ draft: writeDraft({ values: company, step: 'data' }) })
    expect(title()).toBe('Have these documents ready')
  })

  test.each([
    ['nothing more than the request asks for', {}, {}],
    ['half a bank account', { bankName: 'BCA' }, ['accountNumber', 'accountName']],
    ['letters in an account number', { bankName: 'BCA', accountName: 'PT', accountNumber: 'x5270' }, ['accountNumber']],
    ['no director', { directors: [] }, ['directors']],
    [
      'a director without a name',
      { directors: [{ name: ' ', email: 'x', phone: '' }] },
      ['directors.0.name', 'directors.0.email'],
    ],
    ['a short NITKU', { branchNumber: '12' }, ['branchNumber']],
    ['six emails', { invoiceEmails: 'a@b, c@d, e@f, g@h, i@j, k@l' }, ['invoiceEmails']],
    ['no email', { invoiceEmails: 'a@b, c' }, ['invoiceEmails']],
    ['a week without a day', { billingCycle: 'WEEKLY' as const }, ['billingDay']],
    ['a month of 32 days', { billingCycle: 'MONTHLY' as const, billingDay: '32' }, ['billingDay']],
    [
      'paper to an address that is not there',
      { hardCopy: true, deliverySame: false },
      ['street1', 'province', 'regency', 'district', 'ward', 'postalCode'].map(field => `deliveryAddress.${field}`),
    ],
  ])('%s', (_name, over, paths) => {
    expect(Object.keys(problemsOf('ACCOUNT', { ...company, ...over }))).toEqual(Object.values(paths))
  })

  test('a person who charges VAT has a tax number', () => {
    expect(problemsOf('ACCOUNT', { ...person, taxStatus: 'PKP' })).toEqual({ taxNumber: 'customerRequest.required' })
    expect(problemsOf('REQUEST', { ...person, taxStatus: 'PKP' })).toEqual({})
  })

  test('sends nothing that was typed and does not count', () => {
    const typed = { ...company, deliveryAddress: address, billingDay: '3', accountNumber: '527-000 000' }
    expect(toAccountInput('t', typed)).toMatchObject({
      deliveryAddress: null,
      billingDay: null,
      accountNumber: '527000000',
    })
    expect(toAccountInput('t', { ...typed, type: 'INDIVIDUAL' })).toMatchObject({ directors: [], industry: null })
  })
})
