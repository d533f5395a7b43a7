import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../../../../web/relay/useMutation.ts'
import type { FreshFactor } from '../../../../web/ui/freshFactor/freshFactor.ts'
import { useFreshFactor } from '../../../../web/ui/freshFactor/useFreshFactor.tsx'
import { renderScreen } from '../../support/render.tsx'

const startAuthentication = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }))

type Result = Outcome<{ done: boolean }>
const refused = (code: string, message: string): Result => ({
  ok: false,
  payload: null,
  code,
  userErrors: [{ code, message, field: ['code'] }],
  fields: { code: message },
  form: null,
})
const wanted = refused('U-ACC-AU-44', 'Two-factor authentication is required.')

/** A page with one button, whose mutation returns these outcomes in order. */
async function press(method: 'AUTHENTICATOR_APP' | 'PASSKEY' | null, outcomes: Result[]) {
  const sent: FreshFactor[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { operationName } = JSON.parse(body) as { operationName: string }
    if (operationName === 'passkeysAssertionMutation')
      return Response.json({ data: { startPasskeyAssertion: { options: '{"challenge":"AA"}', userErrors: [] } } })
    return Response.json({ data: { viewer: { secondFactors: method === null ? [] : [{ id: '1', method }] } } })
  })
  function Page() {
    const { withFreshFactor, freshFactorDialog } = useFreshFactor()
    const [result, setResult] = useState('')
    async function act() {
      const outcome = await withFreshFactor(async factor => {
        sent.push(factor)
        return outcomes.shift() ?? wanted
      })
      setResult(outcome === null ? 'cancelled' : outcome.ok ? 'done' : `refused ${outcome.code}`)
    }
    return (
      <main>
        <button onClick={() => void act()}>Act</button>
        <output>{result}</output>
        {freshFactorDialog}
      </main>
    )
  }
  await renderScreen(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Act' }))
  const result = (text: string) =>
    waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(text))
  return { sent, result }
}
const done: Result = { ok: true, payload: { done: true } }
const codeField = () => screen.findByRole('textbox', { name: '6-digit code' }, { timeout: 20_000 })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('asks for nothing that the server does not want', async () => {
  const { sent, result } = await press('AUTHENTICATOR_APP', [done])
  await result('done')
  expect(sent).toEqual([{}])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('asks for a code when it is wanted, again after a wrong one, and sends the change with it', async () => {
  const { sent, result } = await press('AUTHENTICATOR_APP', [wanted, refused('U-ACC-AU-3', 'Invalid 2FA code.'), done])
  await userEvent.click(await codeField())
  await userEvent.paste('111111')
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid 2FA code.')
  await userEvent.click(await codeField())
  await userEvent.paste('222222')
  await userEvent.keyboard('{Enter}')
  await result('done')
  expect(sent).toEqual([{}, { code: '111111' }, { code: '222222' }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('sends nothing by the sixth digit alone', async () => {
  const { sent, result } = await press('AUTHENTICATOR_APP', [wanted, done])
  await userEvent.click(await codeField())
  await userEvent.paste('111111')
  expect(sent).toEqual([{}])
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await result('done')
  expect(sent).toEqual([{}, { code: '111111' }])
})

test('hands on what has nothing to do with the factor', async () => {
  const { result } = await press('AUTHENTICATOR_APP', [wanted, refused('G-3', 'Somebody else has changed it.')])
  await userEvent.click(await codeField())
  await userEvent.paste('111111')
  await userEvent.keyboard('{Enter}')
  await result('refused G-3')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('asks the browser for a passkey, and keeps asking when its window was closed', async () => {
  startAuthentication.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }))
  startAuthentication.mockResolvedValueOnce({ id: 'AQ' })
  const { sent, result } = await press('PASSKEY', [wanted, done])
  const button = await screen.findByRole('button', { name: 'Use passkey' }, { timeout: 20_000 })
  await userEvent.click(button)
  await waitFor(() => expect(startAuthentication).toHaveBeenCalledTimes(1))
  expect(sent).toEqual([{}])
  await userEvent.click(button)
  await result('done')
  expect(sent).toEqual([{}, { passkeyAssertion: '{"id":"AQ"}' }])
})

test('asks whoever has no factor for the password where that is wanted, again after a wrong one', async () => {
  const asked = refused('U-ACC-AU-34', 'Enter your password to continue.')
  const { sent, result } = await press(null, [asked, refused('U-ACC-AU-35', 'Your password is incorrect.'), done])
  const field = await screen.findByLabelText('Your password', {}, { timeout: 20_000 })
  await userEvent.type(field, 'wrong{Enter}')
  await screen.findByText('Your password is incorrect.')
  await userEvent.clear(field)
  await userEvent.type(field, 'right{Enter}')
  await result('done')
  expect(sent).toEqual([{}, { password: 'wrong' }, { password: 'right' }])
})

test('leads whoever has no factor to where one is set up, and lets everyone change their mind', async () => {
  const { result } = await press(null, [wanted])
  const link = await screen.findByRole('link', { name: 'Set up two-factor authentication' }, { timeout: 20_000 })
  expect(link.getAttribute('href')).toBe('/settings/security')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await result('cancelled')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
