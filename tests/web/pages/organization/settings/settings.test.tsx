import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { loadQuery } from 'react-relay/hooks'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { object } from 'yup'
import { waitFor as waitForPatiently } from '../../../../support/waitFor.ts'
import controlsQuery, { type ControlsPageQuery } from '../../../../../web/__generated__/ControlsPageQuery.graphql.ts'
import profileQuery, { type ProfilePageQuery } from '../../../../../web/__generated__/ProfilePageQuery.graphql.ts'
import { ControlsPage } from '../../../../../web/pages/organization/settings/controls/ControlsPage.tsx'
import { SettingsForm } from '../../../../../web/pages/organization/settings/frame/SettingsForm.tsx'
import { ProfilePage } from '../../../../../web/pages/organization/settings/profile/ProfilePage.tsx'
import { enterOrganization } from '../../../../../web/relay/tab.ts'
import type { Outcome } from '../../../../../web/relay/useMutation.ts'
import { carryOrganization, pathInOrganization } from '../../../../../web/shell/carryOrganization.ts'
import { PermissionsProvider } from '../../../../../web/shell/permissions.tsx'
import { TextField } from '../../../../../web/ui/form/fields.tsx'
import { useRules } from '../../../../../web/ui/form/rules.ts'
import { DraftServer } from '../../../support/draftServer.ts'
import { renderScreen } from '../../../support/render.tsx'
import { lastMutation } from '../../../support/lastMutation.ts'

const server = new DraftServer()
vi.mock('../../../../../web/ui/form/draftCalls.ts', async original => ({
  ...(await original<typeof import('../../../../../web/ui/form/draftCalls.ts')>()),
  ...(await import('../../../support/draftServer.ts')).callsOf(() => server),
}))
beforeEach(() => server.clear())

const controls = {
  enforceTwoFactor: false,
  approveOwn: false,
  transfersActive: true,
  sessionIdleMinutes: 45,
  longestIdleMinutes: 720,
  longestRememberedMinutes: 43_200,
  allowedEmailDomains: ['nusantara.co.id'],
  memberLimit: 50,
  memberCount: 6,
  withoutSecondFactor: 4,
  version: 3,
  lockedBefore: '2026-10-01',
  lockReason: 'September is closed',
  lockSetByName: 'Ratna Wijaya',
  lockSetAt: '2026-10-05T03:00:00Z',
}

async function openControls({
  permissions,
  modes = [],
  hasSecondFactor = true,
}: {
  permissions: string[]
  modes?: string[]
  hasSecondFactor?: boolean
}) {
  const environment = createMockEnvironment()
  environment.mock.queueOperationResolver(() => ({
    data: { viewer: { id: 'v', hasSecondFactor }, organization: { id: 'o', controls } },
  }))
  environment.mock.queuePendingOperation(controlsQuery, {})
  const page = loadQuery<ControlsPageQuery>(environment, controlsQuery, {})
  await renderScreen(
    <PermissionsProvider permissions={permissions} modes={modes}>
      <ControlsPage queries={{ page }} />
    </PermissionsProvider>,
    { environment, messages: ['settings'], path: '/settings/controls' },
  )
  return environment
}
const card = (name: string) => within(screen.getByRole('region', { name }))

describe('controls', () => {
  test('are read by everyone, and changed by whoever may manage them', async () => {
    await openControls({ permissions: [] })
    expect(card('Transfers and payments').getByText('On')).toBeTruthy()
    expect(card('Session timeout').getByRole('combobox')).toHaveProperty('value', '45')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryByRole('link', { name: 'Open payment rules' })).toBeNull()
    expect(card('Period lock').getByText(/All is locked before/).textContent).toContain('2026')
    expect(card('Period lock').getByText(/Set by Ratna Wijaya.*September is closed/)).toBeTruthy()
  })

  test('lock a period with a reason', async () => {
    const environment = await openControls({ permissions: ['ACCOUNT_CONTROLS_MANAGE'] })
    const date = card('Period lock').getByLabelText(/Locked before/)
    await userEvent.clear(date)
    await userEvent.type(date, '01/11/2026')
    await userEvent.click(card('Period lock').getByRole('button', { name: 'Save' }))
    expect(card('Period lock').getByText('Please enter Reason for the change')).toBeTruthy()
    await userEvent.type(card('Period lock').getByLabelText(/Reason for the change/), 'October is closed')
    await userEvent.click(card('Period lock').getByRole('button', { name: 'Save' }))
    const sent = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useSetPeriodLockMutation')
    expect(sent?.request.variables).toEqual({
      input: { lockedBefore: '2026-11-01', reason: 'October is closed', version: 3 },
    })
  })

  test('lead to the rules of payments where the company pays', async () => {
    await openControls({ permissions: ['TREASURY_PAYMENTS_VIEW'], modes: ['TREASURY'] })
    const link = screen.getByRole('link', { name: 'Open payment rules' })
    expect(link.getAttribute('href')).toBe('/settings/payment-rules')
  })

  test('say who would be kept out before a second factor is required of everyone', async () => {
    const environment = await openControls({ permissions: ['ACCOUNT_CONTROLS_MANAGE'] })
    await userEvent.click(screen.getByRole('switch', { name: 'Require two-factor authentication' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/4 members don’t use it yet/)).toBeTruthy()
    // It shows what holds until it is confirmed.
    const shown = screen.getByRole('switch', { name: 'Require two-factor authentication', hidden: true })
    expect(shown.getAttribute('aria-checked')).toBe('false')
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }))
    const sent = environment.mock
      .getAllOperations()
      .find(({ request }) => request.node.operation.name === 'useUpdateControlsMutation')
    expect(sent?.request.variables).toEqual({ input: { version: 3, enforceTwoFactor: true } })
  })

  test('are text for users who may only read them', async () => {
    await openControls({ permissions: [] })
    expect(screen.queryAllByRole('switch')).toEqual([])
    expect(screen.getAllByText(/^(On|Off)$/).length).toBe(3)
  })

  test('keep whoever has no second factor from requiring one', async () => {
    await openControls({ permissions: ['ACCOUNT_CONTROLS_MANAGE'], hasSecondFactor: false })
    expect(screen.getByRole('switch', { name: 'Require two-factor authentication' })).toHaveProperty('disabled', true)
    expect(screen.getByText(/First set up two-factor authentication for yourself/)).toBeTruthy()
  })
})

describe('the profile', () => {
  const viewer = {
    __typename: 'Viewer',
    id: 'v',
    uuid: '0198f000-0000-7000-8000-000000000201',
    email: 'sari@example.com',
    fullName: 'Sari Puspita',
    preferredName: null,
    language: 'EN',
    numberFormat: null,
    photo: null,
    positionEmail: { isOn: false, frequency: 'DAILY', hour: 7 },
    version: 1,
  }

  async function openProfile() {
    const environment = createMockEnvironment()
    environment.mock.queueOperationResolver(() => ({
      data: { viewer, organization: { id: 'o', ownershipTransfer: null } },
    }))
    environment.mock.queuePendingOperation(profileQuery, {})
    const page = loadQuery<ProfilePageQuery>(environment, profileQuery, {})
    await renderScreen(<ProfilePage queries={{ page }} />, { environment, messages: ['settings'], language: 'id' })
    const about = within(screen.getByRole('form', { name: 'Tentang Anda' }))
    const save = async () => {
      await userEvent.click(about.getByRole('button', { name: 'Simpan' }))
      const sent = await waitForPatiently(() => lastMutation(environment))
      const { input } = sent.request.variables as { input: { fullName: string; language: string } }
      const answer = { viewer: { ...viewer, ...input, version: 2 }, userErrors: [] }
      act(() => environment.mock.resolve(sent, { data: { updateProfile: answer } }))
      return input
    }
    return { about, save }
  }

  test('leaves the language of the browser alone when another thing is changed', async () => {
    const { about, save } = await openProfile()
    await userEvent.type(about.getByLabelText(/Nama lengkap/), ' Dewi')
    expect(await save()).toMatchObject({ fullName: 'Sari Puspita Dewi', language: 'EN' })
    await waitFor(() => expect(about.getByRole('button').hasAttribute('data-loading')).toBe(false))
    expect(about.getByRole('button').textContent).toBe('Simpan')
  })

  test('changes the language of the browser with the one of the person', async () => {
    const { about, save } = await openProfile()
    await userEvent.click(about.getByRole('radio', { name: 'Indonesia' }))
    expect(await save()).toMatchObject({ language: 'ID' })
    await waitFor(() => expect(document.cookie).toContain('language=id'))
  })
})

type Values = { name: string; version: number }
const onSubmit = vi.fn<(values: Values) => Promise<Outcome<null>>>()

/** Puts other values into the store. */
let read: (values: Values) => void

function Form({ first }: { first: Values }) {
  const rules = useRules()
  const [values, setValues] = useState(first)
  useEffect(() => {
    read = setValues
  }, [])
  return (
    <SettingsForm
      title="Company"
      initialValues={values}
      schema={object({ name: rules.text() })}
      draft="test"
      onSubmit={onSubmit}
    >
      <TextField name="name" label="Name" />
    </SettingsForm>
  )
}
const name = () => screen.getByRole('textbox', { name: 'Name' })

describe('a card that saves by itself', () => {
  const before = { name: 'PT Satu', version: 1 }
  const byMe = { name: 'PT Dua', version: 1 }
  const byOthers = { name: 'PT Dua', version: 2 }
  const openForm = () => renderScreen(<Form first={before} />, { messages: ['settings'] })

  test('takes over what others change while nothing is typed', async () => {
    await openForm()
    act(() => read(byOthers))
    await waitFor(() => expect(name()).toHaveProperty('value', 'PT Dua'))
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  })

  test('keeps what is typed, sends the version that was seen, and offers what it is now when that is refused', async () => {
    onSubmit.mockResolvedValue({
      ok: false,
      payload: null,
      code: 'G-3',
      userErrors: [{ code: 'G-3', message: 'Changed by someone else.' }],
      fields: {},
      form: 'Changed by someone else.',
    })
    await openForm()
    await userEvent.type(name(), ' Jaya')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledWith({ name: 'PT Satu Jaya', version: 1 }, {})
    expect(await screen.findByText('Changed by someone else.')).toBeTruthy()
    expect(name()).toHaveProperty('value', 'PT Satu Jaya')
    await userEvent.click(screen.getByRole('button', { name: 'Load latest version' }))
    await waitFor(() => expect(name()).toHaveProperty('value', 'PT Satu'))
  })

  test('saves a draft of an earlier version once that is continued', async () => {
    onSubmit.mockReset().mockResolvedValueOnce({ ok: true, payload: null })
    enterOrganization('0198f000-0000-7000-8000-000000000101')
    server.write('test', { values: { name: 'PT Satu Jaya', version: 1 }, start: JSON.stringify(before) })
    await renderScreen(<Form first={byOthers} />, { messages: ['settings'] })
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^The record has changed since your draft from [^.]+\.$/,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(name()).toHaveProperty('value', 'PT Satu Jaya'))
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Company' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'PT Satu Jaya', version: 2 }, {})
  })

  test('keeps what is typed while it saves, as not yet saved, and sends it with the version of the answer', async () => {
    const answer = Promise.withResolvers<Outcome<null>>()
    onSubmit.mockReset().mockReturnValueOnce(answer.promise)
    enterOrganization('0198f000-0000-7000-8000-000000000101')
    await openForm()
    await userEvent.clear(name())
    await userEvent.type(name(), 'PT Dua')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(byMe, {}))
    await userEvent.type(name(), ' Jaya')
    // The store gets the answer before the form does.
    act(() => read(byOthers))
    await act(async () => answer.resolve({ ok: true, payload: null }))
    const save = screen.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    expect(name()).toHaveProperty('value', 'PT Dua Jaya')
    await waitFor(() =>
      expect(server.contents).toMatchObject([['test', { values: { name: 'PT Dua Jaya', version: 2 } }]]),
    )

    onSubmit.mockResolvedValueOnce({ ok: true, payload: null })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenLastCalledWith({ name: 'PT Dua Jaya', version: 2 }, {})
  })
})

describe('a link that leaves the tab', () => {
  const organization = '0198f000-0000-7000-8000-000000000102'
  function hrefDuring(type: string, init: MouseEventInit, href = '/counterparties?q=a') {
    sessionStorage.setItem('arus.organization', organization)
    document.body.innerHTML = `<a href="${href}"><b>Sinar</b></a>`
    const stop = carryOrganization()
    const link = document.querySelector('a')!
    link.addEventListener('click', event => event.preventDefault())
    document.querySelector('b')!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }))
    stop()
    return { during: link.getAttribute('href'), link }
  }

  test.each([
    ['click', { ctrlKey: true }],
    ['click', { metaKey: true }],
    ['auxclick', { button: 1 }],
    ['contextmenu', { button: 2 }],
  ] as const)('names its organization: %s %o', async (type, init) => {
    const { during, link } = hrefDuring(type, init)
    expect(during).toBe(pathInOrganization(organization, '/counterparties?q=a'))
    await waitFor(() => expect(link.getAttribute('href')).toBe('/counterparties?q=a'))
  })

  test('is left alone by an ordinary click, and where it names one or needs none', () => {
    expect(hrefDuring('click', {}).during).toBe('/counterparties?q=a')
    for (const href of ['/o?id=x', '/files/x', '//evil.example', 'https://evil.example'])
      expect(hrefDuring('auxclick', { button: 1 }, href).during).toBe(href)
  })
})
