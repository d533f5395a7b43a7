import { type FormEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { useCommentOnException } from '../_lib/useCommentOnException.ts'

const MAX_LENGTH = 2_000

/** Comments on an exception; the text stays when it could not be sent. */
export function CommentForm({ exceptionId }: { exceptionId: string }) {
  const [comment, isSending] = useCommentOnException()
  const [text, setText] = useState('')

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const outcome = await comment({ variables: { input: { id: exceptionId, text: text.trim() } } })
    if (outcome.ok) setText('')
  }
  return (
    <form className="form-column" onSubmit={event => void send(event)}>
      <Field label={<FormattedMessage id="exceptions.comment" />}>
        {control => (
          <textarea
            {...control}
            className="input"
            rows={2}
            maxLength={MAX_LENGTH}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        )}
      </Field>
      <div>
        <Button type="submit" size="sm" loading={isSending} disabled={text.trim() === ''}>
          <FormattedMessage id="exceptions.COMMENT" />
        </Button>
      </div>
    </form>
  )
}
