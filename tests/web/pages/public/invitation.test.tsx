import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { route as forgotPassword } from '../../../../web/pages/public/forgotPassword/ForgotPasswordPage.tsx'
import { route as invitation } from '../../../../web/pages/public/invitation/InvitationPage.tsx'
import { renderScreen } from '../../support/render.tsx'

type Sent = { operationName: string; variables: Record<string, unknown> }

/** Answers each operation by its name; without an answer the server can't be reached. */
function server(answers: Record<string, object>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body)
    sent.push(operation)
    const data = answers[operation.operationName]
    if (!data) throw new TypeError('no network')
    return Response.json({ data })
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

/** Opens a page by an emailed link, as the router does. */
async function open({ loader, Component }: typeof invitation, path: string) {
  const answer = await loader({
    request: new Request(`http://localhost${path}?token=secret-1`),
    params: {},
    context: {},
  } as Parameters<typeof loader>[0])
  const screenOf = await renderScreen(<Component />, { messages: ['letters'], path })
  return { answer, ...screenOf }
}

/** Like a password manager: all at once. */
async function fill(fullName: string) {
  const paste = async (field: HTMLElement, text: string) => {
    await userEvent.click(field)
    await userEvent.paste(text)
  }
  await paste(await screen.findByLabelText('Full name'), fullName)
  await paste(screen.getByLabelText('New password'), 'Kopi-tubruk 3 gelas')
  await paste(screen.getByLabelText('Confirm password'), 'Kopi-tubruk 3 gelas')
  await userEvent.keyboard('{Enter}')
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent

const offered = (hasAccount: boolean, signedInAs: string | null, requiresSecondFactor = false) => ({
  invitationQuery: {
    viewer: signedInAs === null ? null : { email: signedInAs, id: 'v' },
    invitation: {
      email: 'nina@baru.example',
      organizationName: 'PT Nusantara Retail',
      roleName: 'Maker',
      inviterName: 'Agus Santoso',
      hasAccount,
      requiresSecondFactor,
    },
  },
})
const entered = '/o?id=0198f000-0000-7000-8000-000000000101&next=%2Fhome'
const organizationId = '0198f000-0000-7000-8000-000000000101'

describe('an invitation', () => {
  test('loses its secret from the address before anything is shown', async () => {
    server(offered(false, null))
    const { answer } = await open(invitation, '/invitation')
    expect(answer?.headers.get('location')).toBe('/invitation')
    await screen.findByRole('heading', { name: 'Join PT Nusantara Retail' })
  })

  test('takes one press of the invited person who is signed in', async () => {
    const sent = server({
      ...offered(true, 'nina@baru.example'),
      invitationLinkMutation: { linkInvitation: { organizationId, userErrors: [] } },
    })
    const { router } = await open(invitation, '/invitation')
    await userEvent.click(await screen.findByRole('button', { name: 'Join PT Nusantara Retail' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/o'))
    expect(router.state.location.pathname + router.state.location.search).toBe(entered)
    expect(sent.at(-1)?.variables).toEqual({ input: { token: 'secret-1' } })
  })

  test('says whose it is to somebody else, and signs them out before the invited person signs in', async () => {
    const sent = server({ ...offered(true, 'other@arus.test'), endSessionMutation: { signOut: { userErrors: [] } } })
    const { router } = await open(invitation, '/invitation')
    await screen.findByText('other@arus.test')
    await userEvent.click(screen.getByRole('button', { name: 'Sign out and use the invited account' }))
    await waitFor(() => expect(router.state.location.search).toBe('?next=%2Finvitation'))
    expect(sent.map(({ operationName }) => operationName)).toEqual(['invitationQuery', 'endSessionMutation'])
  })

  test('is kept while the invited person signs in', async () => {
    server(offered(true, null))
    const first = await open(invitation, '/invitation')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in to join' }))
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/'))
    first.unmount()
    server(offered(true, 'nina@baru.example'))
    const { Component } = invitation
    await renderScreen(<Component />, { messages: ['letters'] })
    await screen.findByRole('button', { name: 'Join PT Nusantara Retail' })
  })

  test('leads a newcomer to a second factor, which some companies do not leave for later', async () => {
    for (const [required, search] of [
      [true, `?next=${encodeURIComponent(entered)}`],
      [false, `?next=${encodeURIComponent(entered)}&optional=1`],
    ] as const) {
      const sent = server({
        ...offered(false, null, required),
        invitationAcceptMutation: { acceptInvitation: { organizationId, userErrors: [] } },
      })
      const { router, unmount } = await open(invitation, '/invitation')
      await fill(' Nina Baru ')
      await waitFor(() => expect(router.state.location.pathname).toBe('/two-factor/set-up'))
      expect(router.state.location.search).toBe(search)
      expect(sent.at(-1)?.variables).toEqual({
        input: { token: 'secret-1', fullName: 'Nina Baru', password: 'Kopi-tubruk 3 gelas' },
      })
      unmount()
    }
  })

  test('that was used while one typed says so', async () => {
    const userErrors = [{ code: 'U-ACC-US-19', message: 'no more', field: null }]
    server({
      ...offered(false, null),
      invitationAcceptMutation: { acceptInvitation: { organizationId: null, userErrors } },
    })
    await open(invitation, '/invitation')
    await fill('Nina')
    await waitFor(() => expect(title()).toBe('This invitation no longer works'))
  })

  test('can be asked for again when the server was away', async () => {
    server({})
    await open(invitation, '/invitation')
    expect((await screen.findByRole('alert')).textContent).toContain('Can’t reach the server')
    server(offered(false, null))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByLabelText('Full name')
  })
})

describe('a link to a new password', () => {
  test('that can not be used offers another one', async () => {
    server({ forgotPasswordLinkQuery: { passwordReset: null } })
    await open(forgotPassword, '/forgot-password')
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }))
    await waitFor(() => expect(title()).toBe('Forgot your password?'))
  })
})
