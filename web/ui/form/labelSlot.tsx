import { Fragment, type ReactNode } from 'react'

/** Placeholder in a message for the label of its field: rules don't know their field's label. */
export const LABEL = '\uFFFC'

/** The message with the label inserted. */
export function withLabel(message: ReactNode, label: ReactNode): ReactNode {
  if (typeof message !== 'string' || !message.includes(LABEL)) return message
  if (typeof label === 'string') return message.replaceAll(LABEL, label)
  return message.split(LABEL).map((text, place) => (
    <Fragment key={place}>
      {place > 0 ? label : null}
      {text}
    </Fragment>
  ))
}
