import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { type Attachment, AttachmentsField } from '../../../../web/pages/organization/_components/AttachmentsField.tsx'
import { renderScreen } from '../../support/render.tsx'

const paper = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const attached = (name: string): Attachment => ({ fileId: name, name, size: 4 })

/** A form with documents, each of which arrives when the test says so. */
async function show(files: readonly Attachment[]) {
  const environment = createMockEnvironment()
  const save = vi.fn()
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
  await renderScreen(
    <Formik initialValues={{ files }} onSubmit={values => save(values.files.map(({ name }) => name))}>
      <Form>
        <AttachmentsField purpose="BILL_DOCUMENT" />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
    { environment },
  )
  return {
    save,
    choose: (...names: string[]) => userEvent.upload(screen.getByLabelText(/^Documents/), names.map(paper)),
    arrive: (fileId: string) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation({
          data: { createFileUpload: { upload: { fileId, url: '/files/f' }, userErrors: [] } },
        }),
      ),
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  }
}

test('a document that was removed while another was on its way stays away', async () => {
  const { save, choose, arrive, press } = await show([attached('old.pdf')])
  await choose('new.pdf')
  await press('Remove old.pdf')
  await arrive('new')
  await screen.findByText(/new\.pdf/)
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenCalledWith(['new.pdf']))
})

test('nothing is saved without a document that is still on its way', async () => {
  const { save, choose, arrive, press } = await show([])
  await choose('new.pdf')
  await press('Save')
  await screen.findByText('Wait for the upload to finish')
  expect(save).not.toHaveBeenCalled()
  await arrive('new')
  await waitFor(() => expect(screen.queryByText('Wait for the upload to finish')).toBeNull())
  await press('Save')
  await waitFor(() => expect(save).toHaveBeenCalledWith(['new.pdf']))
})

test('more than there is room for are told of, and not left out in silence', async () => {
  const { choose, arrive } = await show(Array.from({ length: 9 }, (_, place) => attached(`${place}.pdf`)))
  await choose('tenth.pdf', 'eleventh.pdf')
  await arrive('tenth')
  await screen.findByText(/tenth\.pdf/)
  expect(screen.getByText('You can add up to 10 documents. The rest weren’t added')).toBeDefined()
})
