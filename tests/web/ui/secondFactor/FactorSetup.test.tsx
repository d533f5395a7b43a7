import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { FactorSetup } from '../../../../web/ui/secondFactor/FactorSetup.tsx'
import { renderScreen } from '../../support/render.tsx'

const startRegistration = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))

type Sent = { operationName: string; variables: { input?: object } }

const PASSWORD = 'Arus1234!'
const setup = { uuid: '0198f000-0000-7000-8000-000000000001', key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Arus' }

/** The server's error for a password: missing, wrong, none for the right one. */
function refusalOf({ input = {} }: Sent['variables']) {
  const password = 'password' in input ? input.password : undefined
  if (password === undefined) return [{ code: 'U-ACC-AU-34', message: 'Enter your password to continue.' }]
  return password === PASSWORD ? [] : [{ code: 'U-ACC-AU-35', message: 'Your password is incorrect.' }]
}

/** A server that requires the password before a first factor. */
function answer({ operationName, variables }: Sent) {
  const userErrors = refusalOf(variables)
  const isAllowed = userErrors.length === 0
  switch (operationName) {
    case 'setUpFactorAppMutation':
      return { addAuthenticator: { setup: isAllowed ? setup : null, userErrors } }
    case 'setUpFactorPasskeyMutation':
      return { startPasskeyRegistration: { options: isAllowed ? '{"challenge":"AA"}' : null, userErrors } }
    default:
      return { finishPasskeyRegistration: { backupCodes: [], userErrors: [] } }
  }
}

async function open(kind: 'app' | 'passkey') {
  const onDone = vi.fn()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    Response.json({ data: answer(JSON.parse(body) as Sent) }),
  )
  await renderScreen(<FactorSetup kind={kind} onDone={onDone} />, { messages: ['secondFactor'] })
  return onDone
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test('asks for the password before an app is added by whoever signed in a while ago', async () => {
  await open('app')
  const field = await screen.findByLabelText('Your password', {}, { timeout: 20_000 })
  expect(screen.queryByText('Enter your password to continue.')).toBeNull()
  await userEvent.type(field, 'wrong{Enter}')
  await screen.findByText('Your password is incorrect.')
  await userEvent.clear(field)
  await userEvent.type(field, `${PASSWORD}{Enter}`)
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
})

test('asks for the password before a first passkey, and keeps its name', async () => {
  startRegistration.mockResolvedValueOnce({ id: 'AQ' })
  const onDone = await open('passkey')
  const name = screen.getByLabelText<HTMLInputElement>('Name')
  await userEvent.type(name, 'Laptop{Enter}')
  await userEvent.type(await screen.findByLabelText('Your password'), `${PASSWORD}{Enter}`)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(name.value).toBe('Laptop')
})
