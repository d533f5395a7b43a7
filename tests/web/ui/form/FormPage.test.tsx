import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { object } from 'yup'
import type { Outcome } from '../../../../web/relay/useMutation.ts'
import { enterOrganization, forgetTab } from '../../../../web/relay/tab.ts'
import type { DraftName } from '../../../../web/feature.ts'
import { FormCard, FormPage } from '../../../../web/ui/form/FormPage.tsx'
import { nest } from '../../../../web/ui/form/useRecordForm.ts'
import { MoneyField } from '../../../../web/ui/form/MoneyField.tsx'
import { TextField } from '../../../../web/ui/form/fields.tsx'
import { useRules } from '../../../../web/ui/form/rules.ts'
import { renderScreen } from '../../support/render.tsx'

const drafts = vi.hoisted(() => new Map<string, unknown>())
/** How the browser's database answers: normally, with a rejection, or with an exception, where there is none. */
const database = vi.hoisted(() => ({ state: 'open' as 'open' | 'refused' | 'missing' }))
vi.mock('idb-keyval', () => {
  const ask = <T,>(answer: () => T): Promise<T> => {
    if (database.state === 'missing') throw new ReferenceError('indexedDB is not defined')
    if (database.state === 'refused') return Promise.reject(new DOMException('A private window', 'InvalidStateError'))
    return Promise.resolve(answer())
  }
  return {
    get: (key: string) => ask(() => drafts.get(key)),
    set: (key: string, value: unknown) => ask(() => void drafts.set(key, value)),
    del: (key: string) => ask(() => void drafts.delete(key)),
  }
})

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
  database.state = 'open'
  onSubmit.mockResolvedValue(saved)
})

describe('a form', () => {
  test('sends nothing that is wrong, lists what is to be mended, and takes the focus there', async () => {
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

  test('keeps a draft of what is new until it is saved', async () => {
    sessionStorage.setItem('arus.organization', 'org-1')
    const first = await renderScreen(<Screen draft="create-bill" />)
    await userEvent.type(alias(), 'BCA')
    await waitFor(() => expect(drafts.has('draft:org-1:create-bill')).toBe(true), { timeout: 3000 })
    first.unmount()

    await renderScreen(<Screen draft="create-bill" />)
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA'))
    expect(screen.getByText(/Draft restored/)).toBeTruthy()
    await userEvent.type(amount(), '5')
    await submit()
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(drafts.size).toBe(0)
  })

  test.each(['refused', 'missing'] as const)('works where the database for drafts is %s', async state => {
    database.state = state
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
    const organization = '0198f000-0000-7000-8000-000000000101'
    enterOrganization(organization)
    const { router, unmount } = await renderScreen(<Screen />, { path: '/edit' })
    await userEvent.type(alias(), 'BCA')
    forgetTab()
    await router.navigate('/logout?session=expired&next=/edit')
    expect(router.state.location.pathname).toBe('/logout')
    // The last character is more recent than the draft's debounce delay.
    unmount()
    expect([...drafts]).toMatchObject([[`draft:${organization}:edit:/edit`, { values: { alias: 'BCA' } }]])
    enterOrganization(organization)
    await renderScreen(<Screen />, { path: '/edit' })
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA'))
  })

  test('offers what was typed before the record changed, and does not lay it over the new values', async () => {
    const { unmount } = await renderScreen(<Screen stored="BCA" />, { path: '/edit' })
    await userEvent.type(alias(), ' Giro')
    unmount()
    await renderScreen(<Screen stored="Mandiri" />, { path: '/edit' })
    expect(await screen.findByText(/changed since your draft/)).toBeTruthy()
    expect(alias()).toHaveProperty('value', 'Mandiri')
    await userEvent.click(screen.getByRole('button', { name: 'Use the draft' }))
    await waitFor(() => expect(alias()).toHaveProperty('value', 'BCA Giro'))
  })
})

test('error paths become the shape of the values', () => {
  expect(nest({ alias: 'a', 'bankAccounts.1.accountNumber': 'b' })).toEqual({
    alias: 'a',
    bankAccounts: [undefined, { accountNumber: 'b' }],
  })
})
