import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { safePath } from '../../../../web/pages/public/safePath.ts'
import { SignInPage } from '../../../../web/pages/public/signIn/SignInPage.tsx'
import { renderScreen } from '../../support/render.tsx'

const startAuthentication = vi.hoisted(() => vi.fn())
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }))

type Answers = { signInVerifyMutation?: object[]; [operation: string]: object | undefined }
type Sent = { operationName: string; variables: { input: Record<string, unknown> } }

/** Answers by operation; a code may be rejected before one is accepted. */
function server(answers: Answers) {
  const sent: Sent[] = []
  const verifications = [...(answers.signInVerifyMutation ?? [])]
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body)
    sent.push(operation)
    const data =
      operation.operationName === 'signInVerifyMutation'
        ? verifications.shift()
        : (answers[operation.operationName] ?? { viewer: null, hasPeople: true })
    return Response.json({ data })
  })
  return sent
}

const viewer = { id: 'v', uuid: 'u' }
const refusal = (message: string) => ({
  signIn: { viewer: null, twoFactorChallenge: null, userErrors: [{ code: 'U-ACC-AU-5', message, field: null }] },
})
const challenge = (...methods: string[]) => ({
  signIn: { viewer: null, twoFactorChallenge: { token: 'token-1', methods }, userErrors: [] },
})

async function fill(password = 'Arus1234!') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' maker@arus.test ')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: /^Sign in/ }))
}

const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '6-digit code' })

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['en', 'Arus has no owner yet'],
  ['id', 'Arus belum memiliki pemilik'],
] as const)('where nobody has an account it says how to begin, in %s', async (language, title) => {
  server({ signInViewerQuery: { viewer: null, signInProvider: null, hasPeople: false } })
  await renderScreen(<SignInPage />, { language })
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByText('npm run setup')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

describe('signing in with a provider', () => {
  const provided = { viewer: null, signInProvider: { name: 'Google' }, hasPeople: true }

  test('is offered where one is configured, and leaves with where one was going', async () => {
    server({ signInViewerQuery: provided })
    await renderScreen(<SignInPage />, { path: '/?next=%2Fbank-accounts' })
    const link = await screen.findByRole('link', { name: 'Continue with Google' })
    expect(link.getAttribute('href')).toBe('/auth/social/start?next=%2Fbank-accounts')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in for 30 days' }))
    expect(link.getAttribute('href')).toContain('remember=1')
  })

  test('is not shown where none is, nor when nobody can say', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
    await renderScreen(<SignInPage />)
    await screen.findByRole('button', { name: 'Use a passkey' })
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull()
  })

  test('comes back to the second factor, whose token leaves the address at once', async () => {
    const sent = server({
      signInViewerQuery: provided,
      signInVerifyMutation: [{ verifyTwoFactor: { viewer, userErrors: [] } }],
    })
    const path = '/?next=%2Fhome#challenge=token-2&methods=AUTHENTICATOR_APP'
    const { router } = await renderScreen(<SignInPage />, { path })
    await screen.findByRole('heading', { name: 'Enter your code' })
    expect(router.state.location).toMatchObject({ search: '?next=%2Fhome', hash: '' })
    await userEvent.click(await codeField())
    await userEvent.paste('123456')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    const verified = sent.find(({ operationName }) => operationName === 'signInVerifyMutation')
    expect(verified?.variables.input).toMatchObject({ challengeToken: 'token-2', code: '123456' })
  })

  test.each([
    ['U-ACC-AU-29', 'Google isn’t available right now. Sign in with your password or try again later.'],
    ['U-ACC-AU-31', 'There’s no account for this email address. Ask your organization for an invitation.'],
    ['<made up>', 'Sign-in with Google wasn’t completed. Try again, or sign in with your password.'],
  ])('comes back refused (%s) with the reason, and the password works', async (code, reason) => {
    server({
      signInViewerQuery: provided,
      signInMutation: { signIn: { viewer, twoFactorChallenge: null, userErrors: [] } },
    })
    const { router } = await renderScreen(<SignInPage />, {
      path: `/?next=%2Fhome&refused=${encodeURIComponent(code)}`,
    })
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(router.state.location.search).toBe('?next=%2Fhome')
    await fill()
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  })
})

describe('signing in', () => {
  test('asks for both fields, in the words of the specification', async () => {
    const sent = server({})
    await renderScreen(<SignInPage />)
    await userEvent.click(screen.getByRole('button', { name: /^Sign in/ }))
    expect(await screen.findByText('Email is Required')).toBeTruthy()
    expect(screen.getByText('Password is Required')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'maker')
    await userEvent.click(screen.getByRole('button', { name: /^Sign in/ }))
    expect(await screen.findByText('Invalid email format')).toBeTruthy()
    expect(sent.filter(({ operationName }) => operationName === 'signInMutation')).toEqual([])
  })

  test('goes where one was', async () => {
    const sent = server({ signInMutation: { signIn: { viewer, twoFactorChallenge: null, userErrors: [] } } })
    const { router } = await renderScreen(<SignInPage />, { path: '/?next=%2Freconciliation%3Ftab%3Dreconciled' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in for 30 days' }))
    await fill()
    await waitFor(() => expect(router.state.location.pathname).toBe('/reconciliation'))
    expect(router.state.location.search).toBe('?tab=reconciled')
    const request = sent.find(({ operationName }) => operationName === 'signInMutation')
    expect(request?.variables.input).toEqual({ email: 'maker@arus.test', password: 'Arus1234!', remember: true })
  })

  test('says what the server says, empties the password and takes the focus there', async () => {
    server({ signInMutation: refusal('Your email or password does not match.') })
    await renderScreen(<SignInPage />)
    await fill('wrong')
    expect((await screen.findByRole('alert')).textContent).toBe('Your email or password does not match.')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
  })

  test('sends whoever is signed in already to their home', async () => {
    server({ signInViewerQuery: { viewer } })
    const { router } = await renderScreen(<SignInPage />)
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  })
})

describe('a passkey', () => {
  const options = JSON.stringify({ challenge: 'AAAA', rpId: 'localhost', userVerification: 'required' })
  const answer = { id: 'AQ', rawId: 'AQ', type: 'public-key', response: {}, clientExtensionResults: {} }
  const start = { startPasskeySignIn: { options, userErrors: [] } }

  test('signs in without email and password, and is remembered where that is wished', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    startAuthentication.mockResolvedValueOnce(answer)
    const sent = server({
      signInPasskeyOptionsMutation: start,
      signInPasskeyMutation: { signInWithPasskey: { viewer, userErrors: [] } },
    })
    const { router } = await renderScreen(<SignInPage />, { path: '/?next=%2Flog' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in for 30 days' }))
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/log'))
    expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: JSON.parse(options) })
    const request = sent.find(({ operationName }) => operationName === 'signInPasskeyMutation')
    expect(request?.variables.input).toEqual({ passkeyAssertion: JSON.stringify(answer), remember: true })
  })

  test('says nothing when the person closes the browser’s window, and what is wrong otherwise', async () => {
    vi.stubGlobal('PublicKeyCredential', class {})
    startAuthentication.mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }))
    startAuthentication.mockResolvedValueOnce(answer)
    const message = 'This passkey isn’t valid.'
    server({
      signInPasskeyOptionsMutation: start,
      signInPasskeyMutation: {
        signInWithPasskey: { viewer: null, userErrors: [{ code: 'U-ACC-AU-14', message, field: null }] },
      },
    })
    await renderScreen(<SignInPage />)
    const button = screen.getByRole('button', { name: 'Use a passkey' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })

  test('is explained where the browser knows none', async () => {
    server({})
    await renderScreen(<SignInPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }))
    expect((await screen.findByRole('alert')).textContent).toContain('can’t use passkeys')
  })
})

describe('the second factor', () => {
  test('takes a pasted code and sends it by itself; after a refusal the field is empty', async () => {
    const sent = server({
      signInMutation: challenge('AUTHENTICATOR_APP'),
      signInVerifyMutation: [
        {
          verifyTwoFactor: { viewer: null, userErrors: [{ code: 'U', message: 'Invalid 2FA code.', field: ['code'] }] },
        },
        { verifyTwoFactor: { viewer, userErrors: [] } },
      ],
    })
    const { router } = await renderScreen(<SignInPage />)
    await fill()
    await userEvent.click(await codeField())
    await userEvent.paste('123456')
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid 2FA code.')
    expect(sent.at(-1)?.variables.input).toEqual({
      challengeToken: 'token-1',
      method: 'AUTHENTICATOR_APP',
      code: '123456',
    })
    const field = await codeField()
    expect(field.value).toBe('')
    await userEvent.click(field)
    await userEvent.paste('654321')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
  })

  test('takes digits that are typed as soon as it asks for them, and as soon as it refuses', async () => {
    const sent = server({
      signInMutation: challenge('AUTHENTICATOR_APP'),
      signInVerifyMutation: [
        { verifyTwoFactor: { viewer: null, userErrors: [{ code: 'U', message: 'Invalid 2FA code.', field: null }] } },
        { verifyTwoFactor: { viewer, userErrors: [] } },
      ],
    })
    const { router } = await renderScreen(<SignInPage />)
    await fill()
    await screen.findByRole('heading', { name: 'Enter your code' })
    await userEvent.keyboard('123456')
    await screen.findByText('Invalid 2FA code.')
    await userEvent.keyboard('654321')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    const codes = sent.flatMap(({ variables }) => variables.input?.code ?? [])
    expect(codes).toEqual(['123456', '654321'])
  })

  test('offers another way only to those who have one', async () => {
    server({ signInMutation: challenge('AUTHENTICATOR_APP', 'BACKUP_CODES') })
    await renderScreen(<SignInPage />)
    await fill()
    await userEvent.click(await screen.findByRole('button', { name: 'Try another way' }))
    expect(screen.getByRole('textbox', { name: 'Backup code' })).toBeTruthy()
  })

  test('goes back to the password', async () => {
    server({ signInMutation: challenge('AUTHENTICATOR_APP') })
    await renderScreen(<SignInPage />)
    await fill()
    expect(screen.queryByRole('button', { name: 'Try another way' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy()
  })
})

test.each([
  ['/log?person=1#x', '/log?person=1#x'],
  ['//evil.example/x', '/home'],
  ['/\\evil.example', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  [null, '/home'],
])('after signing in %j leads to %j', (path, expected) => {
  expect(safePath(path)).toBe(expected)
})
