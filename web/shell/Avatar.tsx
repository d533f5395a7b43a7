import { useState } from 'react'
import { initialsOf } from './initials.ts'

/** A user's picture, or their initials; the name is shown next to it. */
export function Avatar({
  name,
  photo,
  size = 'md',
}: {
  name: string
  photo: string | null | undefined
  size?: 'md' | 'lg'
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const className = size === 'lg' ? 'av av-lg' : 'av'
  // Falls back to initials when the picture fails to load.
  if (!photo || broken === photo)
    return (
      <span className={className} aria-hidden>
        {initialsOf(name)}
      </span>
    )
  return <img className={className} src={photo} alt="" onError={() => setBroken(photo)} />
}
