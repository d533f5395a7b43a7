import { type ReactNode, useId } from 'react'

type SettingsCardProps = {
  title: ReactNode
  /** What it is for, in a sentence or two. */
  description?: ReactNode
  /** Beside the title: a state, a button. */
  end?: ReactNode
  children?: ReactNode
}

/** One matter of the settings. */
export function SettingsCard({ title, description, end, children }: SettingsCardProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-h">
        <h2 id={id}>{title}</h2>
        {end ? <span className="end">{end}</span> : null}
      </div>
      <div className="card-b form-column">
        {description ? <p className="settings-why">{description}</p> : null}
        {children}
      </div>
    </section>
  )
}
