import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { RequestFailed } from '../../../web/relay/operation.ts'
import { type Upload, useFileUpload } from '../../../web/relay/useFileUpload.ts'
import { renderScreen } from '../support/render.tsx'
import { lastMutation } from '../support/lastMutation.ts'

/** A screen that uploads statements, with its requests and answers. */
async function show() {
  const environment = createMockEnvironment()
  const { promise: ready, resolve } = Promise.withResolvers<{ upload: (file: File) => Promise<Upload> }>()
  function Screen() {
    const upload = useFileUpload('STATEMENT')
    useEffect(() => resolve({ upload }), [upload])
    return null
  }
  await renderScreen(<Screen />, { environment })
  return {
    environment,
    ...(await ready),
    asked: () => environment.mock.getAllOperations(),
    keyOf: () => lastMutation(environment).request.variables.input.idempotencyKey,
  }
}

test('a file whose announcement was not answered is announced under the same key, and sent once', async () => {
  const put = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  const { environment, upload, asked, keyOf } = await show()
  const file = new File(['a,b'], 'a.csv', { type: 'text/csv' })

  const lost = upload(file)
  const key = keyOf()
  await act(async () => environment.mock.rejectMostRecentOperation(new RequestFailed('', null)))
  expect(await lost).toMatchObject({ ok: false })

  const second = upload(file)
  expect(keyOf()).toBe(key)
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { createFileUpload: { upload: { fileId: 'f', url: '/files/f' }, userErrors: [] } },
    }),
  )
  expect(await second).toEqual({ ok: true, fileId: 'f' })

  // The following step failed, and the user submits again.
  expect(await upload(file)).toEqual({ ok: true, fileId: 'f' })
  expect(asked()).toEqual([])
  expect(put).toHaveBeenCalledTimes(1)
})
