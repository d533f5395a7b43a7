import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import {
  PREVIEW_LANGUAGES,
  type PreviewLanguage,
  type PreviewPicture,
  useDocumentPreview,
} from '../_lib/useDocumentPreview.ts'
import './documentPreview.css'

export type DocumentPreviewProps = {
  /** The route that draws the preview. */
  path: string
  /** The request body; null while there is too little to draw. */
  content: object | null
  /** What the preview doesn't show yet, a sentence each. */
  missing: readonly string[]
  /** Hides the preview next to the form. */
  onHide?: () => void
  /** Closes the preview; only set when it opens over the form. */
  onClose?: () => void
}

/** Shows a document as it would be printed and follows typing: next to the form, with a full-size view over it, or only over it. */
export function DocumentPreview({ path, content, missing, onHide, onClose }: DocumentPreviewProps) {
  const { formatMessage } = useIntl()
  const [language, setLanguage] = useState<PreviewLanguage | null>(null)
  const [page, setPage] = useState(1)
  const [isLarge, setLarge] = useState(false)
  const size = isLarge || onClose ? 'LARGE' : 'SMALL'
  const body = content && JSON.stringify({ ...content, language, page, size })
  const { picture, problem, isDrawing, retry } = useDocumentPreview(path, body)
  const tools = (
    <div className="preview-tools">
      <Languages chosen={language ?? picture?.language ?? 'both'} onChange={setLanguage} />
      {picture && picture.pageCount > 1 ? <Pager picture={picture} onPage={setPage} /> : null}
    </div>
  )
  const sheet = (
    <>
      {missing.length > 0 ? (
        <ul className="preview-missing">
          {missing.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
      {problem === null ? null : (
        <div className="preview-problem" role="status">
          <p>{problem.text}</p>
          {problem.canRetry ? (
            <Button size="sm" onClick={retry}>
              <FormattedMessage id="action.retry" />
            </Button>
          ) : null}
        </div>
      )}
      <Sheet picture={picture} isDrawing={isDrawing} isOld={problem !== null || content === null} />
    </>
  )
  const large = (
    <Dialog
      open
      size="full"
      title={<FormattedMessage id="papers.preview" />}
      description={<FormattedMessage id="papers.preview.text" />}
      onClose={onClose ?? (() => setLarge(false))}
    >
      {tools}
      {sheet}
    </Dialog>
  )
  if (onClose) return large
  return (
    <section className="card preview" aria-label={formatMessage({ id: 'papers.preview' })}>
      <div className="card-h">
        <h2>
          <FormattedMessage id="papers.preview" />
        </h2>
        <span className="end">
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            icon={<Maximize2 className="i" aria-hidden />}
            aria-label={formatMessage({ id: 'papers.preview.large' })}
            onClick={() => setLarge(true)}
          />
          <Button variant="ghost" size="sm" onClick={onHide}>
            <FormattedMessage id="papers.preview.hide" />
          </Button>
        </span>
      </div>
      <div className="card-b">
        {isLarge ? (
          <>
            {large}
            <Sheet picture={picture} isDrawing={isDrawing} isOld={problem !== null || content === null} />
          </>
        ) : (
          <>
            {tools}
            {sheet}
          </>
        )}
      </div>
    </section>
  )
}

type LanguagesProps = { chosen: PreviewLanguage; onChange: (language: PreviewLanguage) => void }

function Languages({ chosen, onChange }: LanguagesProps) {
  const { formatMessage } = useIntl()
  return (
    <div className="seg sm" role="radiogroup" aria-label={formatMessage({ id: 'papers.preview.language' })}>
      {PREVIEW_LANGUAGES.map(language => (
        <label key={language} className={language === chosen ? 'on' : undefined}>
          <input
            className="sr"
            type="radio"
            name="preview-language"
            checked={language === chosen}
            aria-label={formatMessage({ id: `papers.preview.language.${language}` })}
            onChange={() => onChange(language)}
          />
          <span aria-hidden>{SHORT[language]}</span>
        </label>
      ))}
    </div>
  )
}

const SHORT: Readonly<Record<PreviewLanguage, string>> = { both: 'ID + EN', id: 'ID', en: 'EN' }

function Pager({ picture: { page, pageCount }, onPage }: { picture: PreviewPicture; onPage: (page: number) => void }) {
  const { formatMessage } = useIntl()
  return (
    <div className="preview-pager">
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        icon={<ChevronLeft className="i" aria-hidden />}
        aria-label={formatMessage({ id: 'papers.preview.before' })}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="t12 muted tab-num">
        <FormattedMessage id="papers.preview.page" values={{ page, count: pageCount }} />
      </span>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        icon={<ChevronRight className="i" aria-hidden />}
        aria-label={formatMessage({ id: 'papers.preview.next' })}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </div>
  )
}

type SheetProps = {
  picture: PreviewPicture | null
  isDrawing: boolean
  /** The picture does not match the current input. */
  isOld: boolean
}

function Sheet({ picture, isDrawing, isOld }: SheetProps): ReactNode {
  const { formatMessage } = useIntl()
  if (picture === null) return isDrawing ? <div className="preview-sheet skeleton" aria-busy /> : null
  const { url, page, pageCount: count } = picture
  return (
    <img
      className={isOld ? 'preview-sheet old' : 'preview-sheet'}
      src={url}
      aria-busy={isDrawing}
      alt={formatMessage({ id: 'papers.preview.alt' }, { page, count })}
    />
  )
}
