import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { object } from 'yup'
import type { Outcome } from '../../../../web/relay/useMutation.ts'
import { enterOrganization, forgetTab } from '../../../../web/relay/tab.ts'
import type { DraftName } from '../../../../web/feature.ts'
import { FormCard, FormPage } from '../../../../web/ui/form/FormPage.tsx'
import { keyOf } from '../../../../web/ui/form/draftCalls.ts'
import { nest } from '../../../../web/ui/form/useRecordForm.ts'
import { MoneyField } from '../../../../web/ui/form/MoneyField.tsx'
import { TextField } from '../../../../web/ui/form/fields.tsx'
import { useRules } from '../../../../web/ui/form/rules.ts'
import { database } from '../../support/browserDatabase.ts'
import { DraftServer } from '../../support/draftServer.ts'
import { renderScreen } from '../../support/render.tsx'

const server = new DraftServer()
vi.mock('../../../../web/ui/form/draftCalls.ts', async original => ({
  ...(await original<typeof import('../../../../web/ui/form/draftCalls.ts')>()),
  ...(await import('../../support/draftServer.ts')).callsOf(() => server),
}))
vi.mock('idb-keyval', async () => (await import('../../support/browserDatabase.ts')).databaseCalls)
const drafts = database.held

const ORGANIZATION = '0198f000-0000-7000-8000-000000000101'

type Values = { alias: string; amount: string | null }
type Result = Outcome<{ id: string }>

const saved: Result = { ok: true, payload: { id: '1' } }
const refused = (part: Partial<Extract<Result, { ok: false }>>): Result => ({
  ok: false,
  payload: null,
  code: 'G-2',
  userErrors: [],
  fields: {},
  form: null,
  ...part,
})

const onSubmit = vi.fn<(values: Values) => Promise<Result>>()
const onSaved = vi.fn()

function Screen({ draft, stored = '' }: { draft?: DraftName; stored?: string }) {
  const rules = useRules()
  return (
    <FormPage<Values, { id: string }>
      title="New account"
      crumbs={[]}
      initialValues={{ alias: stored, amount: null }}
      schema={object({ alias: rules.text(), amount: rules.amount() })}
      onSubmit={onSubmit}
      onSaved={onSaved}
      onCancel={() => {}}
      submitLabel="Create"
      anotherLabel="Create and add another"
      fieldOfCode={{ 'U-TRSY-BA-2': 'alias' }}
      {...(draft === undefined ? {} : { draft })}
    >
      <FormCard title="Account">
        <TextField name="alias" label="Alias" required />
        <MoneyField name="amount" label="Amount" required />
      </FormCard>
    </FormPage>
  )
}

const alias = () => screen.getByRole('textbox', { name: /Alias/ })
const amount = () => screen.getByRole('textbox', { name: /Amount/ })
const submit = () => userEvent.click(screen.getByRole('button', { name: /^Create(?! and)/ }))

beforeEach(() => {
  vi.clearAllMocks()
  drafts.clear()
  server.clear()
  database.state = 'open'
  enterOrganization(ORGANIZATION)
  onSubmit.mockResolvedValue(saved)
})

describe('a form', () => {
  test('sends nothing that is wrong, lists what is to be corrected, and takes the focus there', async () => {
    await renderScreen(<Screen />)
    await submit()
    const summary = await screen.findByRole('alert')
    expect(onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(document.activeElement).toBe(summary))
    await userEvent.click(within(summary).getByRole('link', { name: 'Amount' }))
    expect(document.activeElement).toBe(amount())
    expect(alias().getAttribute('aria-invalid')).toBe('true')
  })

  test('sends exact amounts, as they were typed or reckoned', async () => {
    await renderScreen(<Screen />)
    await userEvent.type(alias(), 'BCA')
    await userEvent.type(amount(), '1,000,000.50-0.25')
    expect(screen.getByText('= 1,000,000.25')).toBeTruthy()
    await submit()
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ alias: 'BCA', amount: '1000000.25' }, { asDraft: false }),
    )
    expect(onSaved).toHaveBeenCalledExactlyOnceWith({ id: '1' }, { another: false })
  })

  test('shows what the server refuses at its field, by path or by code, and the rest on top', async () => {
    onSubmit.mockResolvedValue(
      refused({
        userErrors: [
          { code: 'U-TRSY-BA-2', message: 'The alias exists.', field: null },
          { code: 'G-2', message: 'Too much.', field: ['amount'] },
        ],
        fields: { amount: 'Too much.' },
        form: 'The alias exists.',
      }),
    )
    await renderScreen(<Screen />)
    await userEvent.type(alias(), 'BCA')
    await userEvent.type(amount(), '5')
    await submit()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: 'Alias' })).toBeTruthy()
    expect(alias().getAttribute('aria-invalid')).toBe('true')
    expect(amount().getAttribute('aria-invalid')).toBe('true')
    expect(onSaved).not.toHaveBeenCalled()
  })

  test('shows at a field what the server refuses of a part of it', async () => {
    onSubmit.mockResolvedValue(refused({ fields: { 'amount.amount': 'Too much.' } }))
    await renderScreen(<Screen />)
    await userEvent.type(alias(), 'BCA')
    await userEvent.type(amount(), '5000')
    await submit()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: 'Amount' })).toBeTruthy()
    expect(screen.getAllByText('Too much.').length).toBeGreaterThan(0)
    await userEvent.clear(amount())
    await userEvent.type(amount(), '5')
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBeNull())
  })

  test('is sent with ⌘↵, and with ⇧ starts the next one', async () => {
    await renderScreen(<Screen />)
    await userEvent.type(alias(), 'BCA')
    await userEvent.type(amount(), '5')
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith({ id: '1' }, { another: true }))
    await waitFor(() => expect(alias()).toHaveProperty('value', ''))
    expect(document.activeElement).toBe(alias())
  })

  test('keeps a draft on the server, which another visit continues, until the record is saved', async () => {
    const first = await renderScreen(<Screen draft="create-bill" />)
    await userEvent.type(alias(), 'BCA')
    await waitFor(() => expect(server.contents).toMatchObject([['create-bill', { values: { alias: 'BCA' } }]]))
    expect(await screen.findByText(/^Draft saved/)).toBeTruthy()
    first.unmount()
    // Nothing stays on a device whose drafts the server has.
    expect(drafts.size).toBe(0)

    await renderScreen(<Screen draft="create-bill" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA'))
    await userEvent.type(amount(), '5')
    await submit()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    await waitFor(() => expect(server.contents).toEqual([]))
  })

  test('overwrites no draft that is offered, until the user has decided', async () => {
    server.write('create-bill', { values: { alias: 'BCA', amount: '7' } })
    await renderScreen(<Screen draft="create-bill" />)
    await screen.findByText(/^You have a draft from/)
    await userEvent.type(alias(), 'Mandiri')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    // What was typed meanwhile stays, and is the draft from now on.
    await waitFor(() =>
      expect(server.contents).toEqual([['create-bill', { values: { alias: 'Mandiri', amount: null } }]]),
    )
    expect(alias()).toHaveProperty('value', 'Mandiri')
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', ''))
    expect(document.activeElement).toBe(screen.getByRole('form'))
    await waitFor(() => expect(server.contents).toEqual([]))
  })

  test.each([
    ['Use that draft', 'BNI'],
    ['Keep this one', 'BCA 2'],
  ])('asks which draft counts where another device saved a newer one: %s', async (button, kept) => {
    await renderScreen(<Screen draft="create-bill" />)
    await userEvent.type(alias(), 'BCA')
    await screen.findByText(/^Draft saved/)
    server.write('create-bill', { values: { alias: 'BNI', amount: null } })
    await userEvent.type(alias(), ' 2')
    await screen.findByText(/newer draft on another device/)
    expect(server.contents).toMatchObject([['create-bill', { values: { alias: 'BNI' } }]])
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(document.activeElement).toBe(screen.getByRole('form'))
    await waitFor(() => expect(alias()).toHaveProperty('value', kept))
    await waitFor(() => expect(server.contents).toMatchObject([['create-bill', { values: { alias: kept } }]]))
  })

  test('says that a draft is not saved without a connection, and saves it once there is one', async () => {
    const { unmount } = await renderScreen(<Screen draft="create-bill" />)
    await userEvent.type(alias(), 'BCA')
    await screen.findByText(/^Draft saved/)
    server.isReachable = false
    await userEvent.type(alias(), ' Giro')
    await screen.findByText('Draft not saved: no connection')
    // A page that is closed now keeps it on this device, and offers it later.
    unmount()
    server.isReachable = true
    await renderScreen(<Screen draft="create-bill" />)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA Giro'))
    await waitFor(() => expect(server.contents).toMatchObject([['create-bill', { values: { alias: 'BCA Giro' } }]]))

    server.isReachable = false
    await userEvent.type(alias(), ' 2')
    await screen.findByText('Draft not saved: no connection')
    server.isReachable = true
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(server.contents).toMatchObject([['create-bill', { values: { alias: 'BCA Giro 2' } }]]))
    await waitFor(() => expect(drafts.size).toBe(0))
  })

  test.each(['refused', 'missing'] as const)('works where the database for drafts is %s', async state => {
    database.state = state
    server.isReachable = false
    const { unmount } = await renderScreen(<Screen draft="create-bill" />)
    await userEvent.type(alias(), 'BCA')
    await userEvent.type(amount(), '5')
    await submit()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    // The last input is saved when the form unmounts.
    await userEvent.type(alias(), ' 2')
    unmount()
    expect(drafts.size).toBe(0)
  })

  test('asks before changes of an edit are left', async () => {
    const { router } = await renderScreen(<Screen />, { path: '/edit' })
    await userEvent.type(alias(), 'BCA')
    void router.navigate('/elsewhere')
    expect(await screen.findByText('Leave without saving?', {}, { timeout: 20_000 })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/edit')
  })

  test('lets the end of the session pass, and loses nothing that was typed before it', async () => {
    const { router, unmount } = await renderScreen(<Screen />, { path: '/edit' })
    await userEvent.type(alias(), 'BCA')
    forgetTab()
    await router.navigate('/logout?session=expired&next=/edit')
    expect(router.state.location.pathname).toBe('/logout')
    // The last character is more recent than the draft's debounce delay, and there is no session to save it with.
    unmount()
    expect(server.contents).toEqual([])
    expect([...drafts.keys()]).toEqual([expect.stringContaining(`${ORGANIZATION}:edit:/edit#`)])
    enterOrganization(ORGANIZATION)
    await renderScreen(<Screen />, { path: '/edit' })
    await userEvent.click(await screen.findByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA'))
  })

  test('says of a draft that its record has changed since, and does not lay it over the new values', async () => {
    const { unmount } = await renderScreen(<Screen stored="BCA" />, { path: '/edit' })
    await userEvent.type(alias(), ' Giro')
    await screen.findByText(/^Draft saved/)
    unmount()
    await renderScreen(<Screen stored="Mandiri" />, { path: '/edit' })
    expect(await screen.findByText(/changed since your draft/)).toBeTruthy()
    expect(alias()).toHaveProperty('value', 'Mandiri')
    await userEvent.click(screen.getByRole('button', { name: 'Continue your draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA Giro'))
  })
})

test('error paths become the shape of the values', () => {
  expect(nest({ alias: 'a', 'bankAccounts.1.accountNumber': 'b' })).toEqual({
    alias: 'a',
    bankAccounts: [undefined, { accountNumber: 'b' }],
  })
})

test('drafts are of a form and of the record in its address', () => {
  const record = '0198c1f2-77aa-7000-8000-0000000000a1'
  expect(keyOf('org', `edit:/invoices/${record}/edit`)).toEqual({
    organization: 'org',
    form: 'edit:/invoices//edit',
    record,
  })
  expect(keyOf('org', 'create-bill')).toEqual({ organization: 'org', form: 'create-bill', record: null })
})
