import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import './tableCard.css'

type TableCardProps = {
  title: ReactNode
  /** Buttons beside the title. */
  end?: ReactNode
  /** What stands above each column. */
  heads: readonly string[]
  /** What a last column of buttons is called for whoever hears the table. */
  actions?: string
  /** In the place of a table that has no rows. */
  empty: ReactNode
  /** Null: everything is shown. */
  more: { load: () => void; isLoading: boolean } | null
  /** Rows, one `tr` each: the cell of the class `first` leads it on narrow screens, where the others name themselves by `data-label`. */
  children: readonly ReactNode[]
}

/** A matter of the settings that is a table: it is read, with a button or two, and needs no search. */
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
