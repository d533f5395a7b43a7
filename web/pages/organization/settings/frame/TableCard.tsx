import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import './tableCard.css'

type TableCardProps = {
  title: ReactNode
  /** Buttons next to the title. */
  end?: ReactNode
  /** The column headings. */
  heads: readonly string[]
  /** Accessible heading of a last column with buttons. */
  actions?: string
  /** Replaces a table without rows. */
  empty: ReactNode
  /** Null: all rows are shown. */
  more: { load: () => void; isLoading: boolean } | null
  /** Rows, one `tr` each: on narrow screens the cell with class `first` is the heading, and the others are labeled by `data-label`. */
  children: readonly ReactNode[]
}

/** A settings topic shown as a table, with a few buttons and without search. */
export function TableCard({ title, end, heads, actions, empty, more, children }: TableCardProps) {
  const id = useId()
  return (
    <section className="card wide" aria-labelledby={id}>
      <div className="card-h">
        <h2 id={id}>{title}</h2>
        {end ? <span className="end row">{end}</span> : null}
      </div>
      <div className="card-b table-card">
        {children.length === 0 ? (
          empty
        ) : (
          <table>
            <thead>
              <tr>
                {heads.map(head => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                {actions === undefined ? null : (
                  <th scope="col">
                    <span className="sr">{actions}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        )}
        {more ? (
          <Button className="table-card-more" loading={more.isLoading} onClick={more.load}>
            <FormattedMessage id="settings.more" />
          </Button>
        ) : null}
      </div>
    </section>
  )
}
