import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import mutation, { type useFileUploadMutation } from '../../../web/__generated__/useFileUploadMutation.graphql.ts'
import { RequestFailed } from '../../../web/relay/operation.ts'
import { type Outcome, useMutation } from '../../../web/relay/useMutation.ts'
import { renderScreen } from '../support/render.tsx'

const input = { purpose: 'STATEMENT', name: 'a.csv', size: 1, contentType: 'text/csv' } as const

function Upload({ success }: { success?: string }) {
  const [commit, isInFlight] = useMutation<useFileUploadMutation>(
    mutation,
    success === undefined ? { quiet: true } : { success },
  )
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null)
  return (
    <>
      <button
        type="button"
        disabled={isInFlight}
        onClick={() => void commit({ variables: { input } }).then(setOutcome)}
      >
        upload
      </button>
      <output aria-label="outcome">{JSON.stringify(outcome)}</output>
    </>
  )
}

async function start(success?: string) {
  const environment = createMockEnvironment()
  await renderScreen(<Upload {...(success === undefined ? {} : { success })} />, { environment })
  await userEvent.click(screen.getByRole('button', { name: 'upload' }))
  return environment
}
const outcome = () => JSON.parse(screen.getByRole('status', { name: 'outcome' }).textContent ?? '')
const answer = (environment: ReturnType<typeof createMockEnvironment>, payload: object | null, errors?: object[]) =>
  act(async () => {
    const operation = environment.mock.getMostRecentOperation()
    environment.mock.nextValue(operation, {
      data: { createFileUpload: payload },
      ...(errors ? { errors } : {}),
    } as never)
    environment.mock.complete(operation)
  })

describe('useMutation', () => {
  test('is in flight until the answer is there, and hands on the payload', async () => {
    const environment = await start()
    expect(screen.getByRole('button', { name: 'upload' })).toHaveProperty('disabled', true)
    await answer(environment, { upload: { fileId: 'f', url: '/files/f' }, userErrors: [] })
    expect(outcome()).toMatchObject({ ok: true, payload: { upload: { fileId: 'f' } } })
    expect(screen.getByRole('button', { name: 'upload' })).toHaveProperty('disabled', false)
  })

  test('sorts user errors into fields and the rest; the first of a field counts', async () => {
    const environment = await start()
    await answer(environment, {
      upload: null,
      userErrors: [
        { code: 'G-2', message: 'Too long', field: ['bankAccounts', '0', 'alias'] },
        { code: 'G-2', message: 'Not this either', field: ['bankAccounts', '0', 'alias'] },
        { code: 'U-1', message: 'Refused', field: null },
      ],
    })
    expect(outcome()).toMatchObject({
      ok: false,
      code: 'G-2',
      fields: { 'bankAccounts.0.alias': 'Too long' },
      form: 'Refused',
    })
  })

  test('an error in the place of the payload is told with its code', async () => {
    const environment = await start()
    await answer(environment, null, [
      { message: 'Not found.', path: ['createFileUpload'], extensions: { code: 'G-7' } },
    ])
    expect(outcome()).toMatchObject({ ok: false, payload: null, code: 'G-7', form: 'Not found.' })
  })

  test('a failed request is told in words, and never rejects', async () => {
    const environment = await start()
    await act(async () => environment.mock.rejectMostRecentOperation(new RequestFailed('', null)))
    expect(outcome()).toMatchObject({ ok: false, code: null })
    expect(outcome().form).toMatch(/^Can’t reach the server/)
  })

  test('says in a toast that it worked, and why it did not', async () => {
    const environment = await start('Uploaded')
    await answer(environment, { upload: null, userErrors: [] })
    // The first one loads the toaster.
    expect(await screen.findByText('Uploaded', {}, { timeout: 20_000 })).toBeTruthy()

    await userEvent.click(screen.getByRole('button', { name: 'upload' }))
    await answer(environment, { upload: null, userErrors: [{ code: 'U-1', message: 'Too large', field: null }] })
    expect(await screen.findByText('Too large')).toBeTruthy()
  })
})
