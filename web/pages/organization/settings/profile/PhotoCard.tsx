import { useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PhotoCard_viewer$key } from '../../../../__generated__/PhotoCard_viewer.graphql.ts'
import type { PhotoCardMutation } from '../../../../__generated__/PhotoCardMutation.graphql.ts'
import { useFileUpload } from '../../../../relay/useFileUpload.ts'
import { useMutation, wordsOf } from '../../../../relay/useMutation.ts'
import { Avatar } from '../../../../shell/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { SettingsCard } from '../frame/SettingsCard.tsx'

/** The user's picture, or initials. */
export function PhotoCard({ viewerKey }: { viewerKey: PhotoCard_viewer$key }) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const upload = useFileUpload('PHOTO')
  const [setPhoto] = useSetPhoto()
  const { fullName, photo } = useFragment(
    graphql`
      fragment PhotoCard_viewer on Viewer {
        fullName
        photo
      }
    `,
    viewerKey,
  )

  /** Why the picture was rejected, or null. */
  async function change(file: File | null): Promise<string | null> {
    const sent = file === null ? null : await upload(file)
    if (sent !== null && !sent.ok) return sent.message
    const outcome = await setPhoto({ variables: { input: { fileId: sent?.fileId ?? null } } })
    return outcome.ok ? null : wordsOf(outcome)
  }
  function take(file: File | null | undefined) {
    if (file === undefined) return
    setBusy(true)
    void change(file).then(why => {
      setRefusal(why)
      setBusy(false)
    })
  }
  return (
    <SettingsCard title={formatMessage({ id: 'profile.photo' })}>
      <div className="profile-photo">
        <Avatar name={fullName} photo={photo} size="lg" />
        <div className="form-column">
          <div className="row wrap">
            <input
              ref={input}
              className="sr"
              type="file"
              tabIndex={-1}
              accept="image/png,image/jpeg"
              aria-label={formatMessage({ id: 'profile.photo.file' })}
              onChange={event => {
                take(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            <Button loading={busy} onClick={() => input.current?.click()}>
              <FormattedMessage id={photo ? 'profile.photo.change' : 'profile.photo.upload'} />
            </Button>
            {photo ? (
              <Button variant="ghost" disabled={busy} onClick={() => take(null)}>
                <FormattedMessage id="profile.photo.remove" />
              </Button>
            ) : null}
          </div>
          <p className="t12 muted">
            <FormattedMessage id="profile.photo.hint" />
          </p>
          {refusal === null ? null : (
            <p className="note bad" role="alert">
              {refusal}
            </p>
          )}
        </div>
      </div>
    </SettingsCard>
  )
}

function useSetPhoto() {
  return useMutation<PhotoCardMutation>(
    graphql`
      mutation PhotoCardMutation($input: SetPhotoInput!) {
        setPhoto(input: $input) {
          viewer {
            id
            ...PhotoCard_viewer
          }
          userErrors {
            ...useMutation_error
          }
        }
      }
    `,
    { quiet: true },
  )
}
