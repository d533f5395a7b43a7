import { FileText, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Message_message$data, Message_message$key } from '../../../../__generated__/Message_message.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { InstantText } from '../../../../ui/DateText.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { type Named, stillNamed } from '../_lib/mentions.ts'
import { useDeleteMessage } from '../_lib/useDeleteMessage.ts'
import { useEditMessage } from '../_lib/useEditMessage.ts'
import { MessageText } from './MessageText.tsx'

type MessageProps = { messageKey: Message_message$key; people: readonly Named[] }

/** One message: author, readers and text. */
export function Message({ messageKey, people }: MessageProps) {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  const message = useFragment(
    graphql`
      fragment Message_message on ConversationMessage @throwOnFieldError {
        id
        visibility
        authorName
        customerEmail
        author {
          fullName
        }
        body
        mentions {
          uuid
          fullName
        }
        files {
          fileId
          name
          size
          url
        }
        mailedTo
        createdAt
        editedAt
        deletedAt
        allowedActions
        version
      }
    `,
    messageKey,
  )
  const [doing, setDoing] = useState<'EDIT' | 'DELETE' | null>(null)
  const { visibility, customerEmail, mailedTo, body, files, allowedActions, deletedAt } = message
  const name = message.author?.fullName ?? message.authorName
  return (
    <li className={customerEmail === null ? `message ${visibility.toLowerCase()}` : 'message theirs'}>
      <p className="message-head">
        <b className="fw5">{name}</b>
        <span className="message-mark">
          <FormattedMessage
            id={customerEmail == null ? `conversations.mark.${visibility}` : 'conversations.mark.customer'}
          />
        </span>
        <span className="muted t12">
          <InstantText value={message.createdAt} />
          {message.editedAt !== null && deletedAt === null ? (
            <>
              {' · '}
              <FormattedMessage id="conversations.edited" />
            </>
          ) : null}
        </span>
        <span className="message-actions">
          {allowedActions.includes('EDIT') && doing !== 'EDIT' ? (
            <Button
              iconOnly
              variant="ghost"
              size="sm"
              aria-label={formatMessage({ id: 'conversations.edit' })}
              onClick={() => setDoing('EDIT')}
            >
              <Pencil className="i" aria-hidden />
            </Button>
          ) : null}
          {allowedActions.includes('DELETE') ? (
            <Button
              iconOnly
              variant="ghost"
              size="sm"
              aria-label={formatMessage({ id: 'conversations.delete' })}
              onClick={() => setDoing('DELETE')}
            >
              <Trash2 className="i" aria-hidden />
            </Button>
          ) : null}
        </span>
      </p>
      {deletedAt !== null ? (
        <p className="message-gone muted">
          <FormattedMessage id="conversations.deleted" />
        </p>
      ) : doing === 'EDIT' ? (
        <EditMessage message={message} people={people} onClose={() => setDoing(null)} />
      ) : (
        <div className="message-body">{body}</div>
      )}
      {files.length > 0 ? (
        <ul className="message-files">
          {files.map(file => (
            <li key={file.fileId}>
              <a className="link" href={file.url} download={file.name}>
                <FileText className="i" aria-hidden />
                {file.name} <span className="muted">{formats.fileSize(file.size)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {mailedTo.length > 0 && deletedAt === null ? (
        <p className="muted t12 message-mailed">
          <FormattedMessage id="conversations.mailedTo" values={{ emails: formatList(mailedTo) }} />
        </p>
      ) : null}
      {doing === 'DELETE' ? (
        <DeleteMessage id={message.id} isMailed={mailedTo.length > 0} onClose={() => setDoing(null)} />
      ) : null}
    </li>
  )
}

type EditMessageProps = { message: Message_message$data; people: readonly Named[]; onClose: () => void }

function EditMessage({ message, people, onClose }: EditMessageProps) {
  const [edit, isSaving] = useEditMessage()
  const [text, setText] = useState(message.body)
  const [chosen, setChosen] = useState<readonly Named[]>(message.mentions)
  const [refusal, setRefusal] = useState<string | null>(null)
  async function save() {
    if (text.trim() === '' || isSaving) return
    const input = { id: message.id, body: text, mentions: stillNamed(text, chosen), version: message.version }
    const outcome = await edit({ variables: { input } })
    if (outcome.ok) onClose()
    else setRefusal(wordsOf(outcome))
  }
  return (
    <form
      className="message-edit"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <MessageText
        text={text}
        onText={setText}
        people={people}
        onMention={person => setChosen([...chosen, person])}
        onSend={() => void save()}
        onEscape={onClose}
        error={refusal}
        autoFocus
      />
      <div className="message-buttons">
        <Button size="sm" onClick={onClose}>
          <FormattedMessage id="action.cancel" />
        </Button>
        <Button size="sm" variant="primary" type="submit" loading={isSaving} disabled={text.trim() === ''}>
          <FormattedMessage id="conversations.save" />
        </Button>
      </div>
    </form>
  )
}

function DeleteMessage({ id, isMailed, onClose }: { id: string; isMailed: boolean; onClose: () => void }) {
  const [remove] = useDeleteMessage()
  return (
    <FormDialog
      alert
      danger
      focusSubmit
      size="sm"
      title={<FormattedMessage id="conversations.delete.title" />}
      description={<FormattedMessage id={isMailed ? 'conversations.delete.mailed' : 'conversations.delete.text'} />}
      submitLabel={<FormattedMessage id="conversations.delete.submit" />}
      send={() => remove({ variables: { input: { id } } })}
      onSent={onClose}
      onClose={onClose}
    >
      {() => null}
    </FormDialog>
  )
}
