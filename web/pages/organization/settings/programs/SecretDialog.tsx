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
  /** The secret, and what is said of it. */
  children: ReactNode
}

/** What follows on making a secret: a click beside it does not take it away. */
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
  /** Says what it is, and that it is not shown again. */
  why: string
  secret: string
  /** How it is used, as it can be typed. */
  example?: string
}

/** A secret that is shown this once. */
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
