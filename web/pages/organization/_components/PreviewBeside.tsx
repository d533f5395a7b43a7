import { lazy, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { DeferredMount } from '../../../ui/DeferredMount.tsx'
import { BELOW_DESKTOP, useMediaQuery } from '../../../ui/grid/useMediaQuery.ts'
import type { DocumentPreviewProps } from './DocumentPreview.tsx'

/** Fetched after the form that it follows, whose route has its words. */
const DocumentPreview = lazy(() =>
  import('./DocumentPreview.tsx').then(module => ({ default: module.DocumentPreview })),
)

const HIDDEN = 'arus.preview.hidden'

/** Whether a preview has room beside its form; where it has none it is opened over it. */
export const useHasPreviewRoom = (): boolean => !useMediaQuery(BELOW_DESKTOP)

type PreviewBesideProps = Pick<DocumentPreviewProps, 'path' | 'content' | 'missing'> & {
  /** Whether it was opened over the form. */
  open: boolean
  onClose: () => void
}

/** The preview of what a form says: beside it where there is room, unless this device was told to hide it; else over it once it is opened. */
export function PreviewBeside({ open, onClose, ...preview }: PreviewBesideProps) {
  const hasRoom = useHasPreviewRoom()
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) !== null)
  const hide = (hidden: boolean) => {
    setHidden(hidden)
    if (hidden) localStorage.setItem(HIDDEN, 'yes')
    else localStorage.removeItem(HIDDEN)
  }
  if (!hasRoom)
    return open ? (
      <DeferredMount now>
        <DocumentPreview {...preview} onClose={onClose} />
      </DeferredMount>
    ) : null
  return isHidden ? (
    <Button block onClick={() => hide(false)}>
      <FormattedMessage id="papers.preview.show" />
    </Button>
  ) : (
    <DeferredMount>
      <DocumentPreview {...preview} onHide={() => hide(true)} />
    </DeferredMount>
  )
}
