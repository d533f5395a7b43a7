import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { route as newOrganization } from '../../../../web/pages/public/newOrganization/NewOrganizationPage.tsx'
import { leadFounder } from '../../../../web/pages/public/setup/leadFounder.ts'
import { route as setup } from '../../../../web/pages/public/setup/SetupPage.tsx'
// Lazy code is preloaded: its loading time is not tested.
import '../../../../web/ui/freshFactor/FreshFactorDialog.tsx'
import { renderScreen } from '../../support/render.tsx'

type Sent = { operationName: string; variables: { input?: Record<string, unknown> } }
type Answers = Record<string, object | ((sent: Sent) => object)>

/** Answers each operation by its name; without an answer the server can't be reached. */
function server(answers: Answers) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body)
    sent.push(operation)
    const answer = answers[operation.operationName]
    if (!answer) throw new TypeError('no network')
    return Response.json({ data: typeof answer === 'function' ? answer(operation) : answer })
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

const LINK = { setupLink: { state: 'OPEN', expiresAt: '2026-11-22T10:59:00Z' } }
const NOBODY = { viewer: null }
const founder = (hasSecondFactor: boolean) => ({
  viewer: {
    id: 'v',
    fullName: 'Dewi Anggraini',
    email: 'dewi@baru.example',
    hasSecondFactor,
    mayCreateOrganizations: true,
    memberships: [],
  },
})
const uuid = '0198f000-0000-7000-8000-000000000101'
const CREATED = { createOrganization: { organization: { id: 'o', uuid }, userErrors: [] } }
const refusal = (code: string, message: string, field: string[] | null = null) => ({ code, message, field })

async function openSetup(token: string | null = 'secret-1') {
  const address = `http://localhost/setup${token === null ? '' : `?token=${token}`}`
  const { loader, Component } = setup
  const answer = await loader({ request: new Request(address), params: {}, context: {} } as Parameters<
    typeof loader
  >[0])
  const opened = await renderScreen(<Component />, { messages: ['letters', 'setup', 'secondFactor'], path: '/setup' })
  return { answer, ...opened }
}
const paste = async (label: string, text: string) => {
  await userEvent.click(await screen.findByLabelText(label))
  await userEvent.paste(text)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function fillOwner() {
  await paste('Full name*', ' Dewi Anggraini ')
  await paste('Work email*', ' dewi@baru.example ')
  await paste('New password', 'Kopi-tubruk 3 gelas')
  await paste('Confirm password', 'Kopi-tubruk 3 gelas')
}
async function fillOrganization() {
  await paste('Legal name*', 'PT Samudra Niaga Sentosa')
  await paste('Short name*', 'Samudra Niaga ')
}

describe('the setup link', () => {
  test('leads through the account to the second factor, and leaves the address at once', async () => {
    const sent = server({
      setupViewerQuery: NOBODY,
      setupQuery: LINK,
      setupOwnerMutation: { createFirstOwner: { viewer: founder(false).viewer, userErrors: [] } },
    })
    const { answer } = await openSetup()
    expect(answer?.headers.get('location')).toBe('/setup')
    await fillOwner()
    await press('Continue')
    await screen.findByRole('heading', { level: 1, name: 'Two-factor authentication' })
    expect(sent.at(-1)?.variables.input).toEqual({
      token: 'secret-1',
      fullName: 'Dewi Anggraini',
      email: 'dewi@baru.example',
      password: 'Kopi-tubruk 3 gelas',
    })
    expect(screen.getByRole('button', { name: /Authenticator app/ })).toBeTruthy()
    expect(screen.getByRole('listitem', { current: 'step' }).textContent).toContain('Two-factor authentication')
    expect(screen.getByText('Dewi Anggraini, first owner')).toBeTruthy()
  })

  test('says at the fields what is missing, sends nothing, and puts the keyboard there', async () => {
    const sent = server({ setupViewerQuery: NOBODY, setupQuery: LINK })
    await openSetup()
    await paste('Work email*', 'dewi')
    await press('Continue')
    expect(await screen.findByText('Invalid email format')).toBeTruthy()
    expect(screen.getAllByText('This field is required')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name*')))
    expect(sent.map(({ operationName }) => operationName)).not.toContain('setupOwnerMutation')
  })

  test('shows at the password what the server has against it', async () => {
    server({
      setupViewerQuery: NOBODY,
      setupQuery: LINK,
      setupOwnerMutation: {
        createFirstOwner: { viewer: null, userErrors: [refusal('U-ACC-AU-27', 'Too common.', ['password'])] },
      },
    })
    await openSetup()
    await fillOwner()
    await press('Continue')
    await screen.findByText('Too common.')
    expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['UNUSABLE', 'This setup link no longer works'],
    ['SET_UP', 'Arus is already set up'],
  ])('%s: says so, and where to go on', async (state, heading) => {
    server({ setupViewerQuery: NOBODY, setupQuery: { setupLink: { state, expiresAt: null } } })
    await openSetup()
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/')
  })

  test('that somebody else was faster with is told of', async () => {
    server({
      setupViewerQuery: NOBODY,
      setupQuery: LINK,
      setupOwnerMutation: { createFirstOwner: { viewer: null, userErrors: [refusal('U-ACC-OG-9', 'Invalid.')] } },
    })
    await openSetup()
    await fillOwner()
    await press('Continue')
    await screen.findByRole('heading', { level: 1, name: 'This setup link no longer works' })
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })
})

describe('the first organization', () => {
  test('is where a founder with a second factor goes on, with the link or without', async () => {
    const sent = server({ setupViewerQuery: founder(true), newOrganizationMutation: CREATED })
    const { router } = await openSetup(null)
    await fillOrganization()
    expect(screen.getByText('PT Samudra Niaga Sentosa')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('Time zone*'), 'Makassar (WITA)')
    await userEvent.click(screen.getByRole('checkbox', { name: /Invoicing/ }))
    await press('Create organization')
    await waitFor(() => expect(router.state.location.pathname).toBe('/o'))
    expect(router.state.location.search).toBe(`?id=${uuid}&next=%2Fu`)
    expect(sent.at(-1)?.variables.input).toEqual({
      legalName: 'PT Samudra Niaga Sentosa',
      name: 'Samudra Niaga',
      taxNumber: null,
      defaultCurrency: 'IDR',
      timeZone: 'Asia/Makassar',
      modes: ['TREASURY', 'INVOICING'],
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  test('wants its names and an area, and counts the digits of a tax number', async () => {
    const sent = server({ setupViewerQuery: founder(true) })
    await openSetup(null)
    await paste('Tax number (NPWP)optional', '0021 8324 1500 0000')
    expect(await screen.findByText('16 digits')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: /Treasury/ }))
    await press('Create organization')
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(screen.getByText('Choose at least one.')).toBeTruthy()
    expect(sent.map(({ operationName }) => operationName)).not.toContain('newOrganizationMutation')
  })

  test('is asked for under the same key when no answer came', async () => {
    let isReachable = false
    const sent = server({
      setupViewerQuery: founder(true),
      newOrganizationMutation: () => {
        if (!isReachable) throw new TypeError('no network')
        return CREATED
      },
    })
    const { router } = await openSetup(null)
    await fillOrganization()
    await press('Create organization')
    await screen.findByRole('alert')
    isReachable = true
    await press('Create organization')
    await waitFor(() => expect(router.state.location.pathname).toBe('/o'))
    const keys = sent.flatMap(({ variables }) => variables.input?.['idempotencyKey'] ?? [])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('awaits founders who sign in again, and nobody else', async () => {
    server({ setupViewerQuery: founder(true) })
    expect((await leadFounder())?.headers.get('location')).toBe('/setup')
    const active = { ...founder(true).viewer, memberships: [{ status: 'ACTIVE', id: 'm' }] }
    for (const viewer of [null, active, { ...founder(true).viewer, mayCreateOrganizations: false }]) {
      server({ setupViewerQuery: { viewer } })
      expect(await leadFounder()).toBeNull()
    }
    server({})
    expect(await leadFounder()).toBeNull()
  })
})

describe('one more organization', () => {
  async function open(mayCreateOrganizations: boolean) {
    const { loader, Component } = newOrganization
    const request = new Request('http://localhost/organizations/create')
    const loaded = await loader({ request, params: {}, context: {} } as Parameters<typeof loader>[0])
    expect(loaded).toEqual({ mayCreate: mayCreateOrganizations })
    return renderScreen(<Component />, { messages: ['setup', 'secondFactor'], path: '/organizations/create', loaded })
  }

  test('asks for a fresh code, and sends it with what was typed', async () => {
    const sent = server({
      newOrganizationViewerQuery: { viewer: { id: 'v', mayCreateOrganizations: true } },
      freshFactorQuery: { viewer: { id: 'v', secondFactors: [{ id: 'f', method: 'AUTHENTICATOR_APP' }] } },
      newOrganizationMutation: ({ variables }) =>
        variables.input?.['code'] === '123456'
          ? CREATED
          : {
              createOrganization: {
                organization: null,
                userErrors: [refusal('U-ACC-AU-44', 'Two-factor authentication is required.', ['code'])],
              },
            },
    })
    const { router } = await open(true)
    await fillOrganization()
    await press('Create organization')
    await screen.findByRole('alertdialog')
    await userEvent.type(await screen.findByLabelText('6-digit code'), '123456{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/o'))
    const inputs = sent.flatMap(({ operationName, variables }) =>
      operationName === 'newOrganizationMutation' ? [variables.input ?? {}] : [],
    )
    expect(inputs.map(input => [input['name'], input['code']])).toEqual([
      ['Samudra Niaga', undefined],
      ['Samudra Niaga', '123456'],
    ])
    expect(new Set(inputs.map(input => input['idempotencyKey'])).size).toBe(1)
  })

  test('is refused to whoever may not create one', async () => {
    server({ newOrganizationViewerQuery: { viewer: { id: 'v', mayCreateOrganizations: false } } })
    await open(false)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You can’t create organizations')
    expect(screen.queryByRole('button', { name: 'Create organization' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/u')
  })

  test('asks whoever is not signed in to sign in', async () => {
    server({ newOrganizationViewerQuery: { viewer: null } })
    const { loader } = newOrganization
    const request = new Request('http://localhost/organizations/create')
    const loaded = await loader({ request, params: {}, context: {} } as Parameters<typeof loader>[0])
    expect(loaded instanceof Response && loaded.headers.get('location')).toBe('/?next=%2Forganizations%2Fcreate')
  })
})
