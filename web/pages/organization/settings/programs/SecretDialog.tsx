import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { copyText } from '../../../../ui/copyText.ts'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import './programs.css'

type SecretDialogProps = {
  title: ReactNode
  onClose: () => void
  /** The secret with its explanation. */
  children: ReactNode
}

/** Shows a new secret: a click outside does not close the dialog. */
export function SecretDialog({ title, onClose, children }: SecretDialogProps) {
  return (
    <Dialog
      open
      alert
      size="md"
      onClose={onClose}
      title={title}
      footer={
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="programs.kept" />
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

type SecretShownProps = {
  /** Explains what it is, and that it is not shown again. */
  why: string
  secret: string
  /** An example of its use, to copy. */
  example?: string
}

/** A secret that is shown only once. */
export function SecretShown({ why, secret, example }: SecretShownProps) {
  const [copying, setCopying] = useState<'copy' | 'copied' | 'notCopied'>('copy')
  return (
    <div className="secret-shown">
      <p className="note ok" role="status">
        <Check className="i" aria-hidden />
        <span>{why}</span>
      </p>
      <code className="secret-value">{secret}</code>
      <Button
        data-autofocus
        icon={<Copy className="i" aria-hidden />}
        onClick={() => void copyText(secret).then(isDone => setCopying(isDone ? 'copied' : 'notCopied'))}
      >
        <FormattedMessage id={`programs.${copying}`} />
      </Button>
      {example === undefined ? null : (
        <>
          <p className="muted">
            <FormattedMessage id="programs.example" />
          </p>
          <pre className="secret-example" tabIndex={0}>
            {example}
          </pre>
        </>
      )}
    </div>
  )
}
